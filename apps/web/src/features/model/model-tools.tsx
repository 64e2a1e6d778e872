/** The buttons under a model. */
import type { ModelViewer } from '../../heavy/model-viewer/model-viewer.ts'
import { useMessages } from '../../lib/i18n/language.ts'
import { LineIcon } from '../../ui/line-icon.tsx'
import { modelMessages } from './model.messages.ts'
import css from './model.module.css'

const icons = {
  play: 'M7 5v14l12-7z',
  stop: 'M8 6v12M16 6v12',
  previous: 'm15 5-7 7 7 7',
  next: 'm9 5 7 7-7 7',
  nearer: 'M12 5v14M5 12h14',
  farther: 'M5 12h14',
  reset: 'M4 12a8 8 0 1 0 2.6-5.9M4 4v5h5',
  full: 'M9 4H4v5m11-5h5v5M9 20H4v-5m11 5h5v-5',
  leaveFull: 'M4 9h5V4m11 5h-5V4M4 15h5v5m11-5h-5v5',
}
const NEARER = 0.8

interface Props {
  viewer: ModelViewer | null
  plays: boolean
  full: boolean
  onFull(): void
  /** Goes to the part before (-1) or after (1). */
  onStep(by: -1 | 1): void
}

export function ModelTools({ viewer, plays, full, onFull, onStep }: Props) {
  const t = useMessages(modelMessages)
  const tool = (icon: keyof typeof icons, label: string, onClick: () => void) => (
    <button type="button" aria-label={label} title={label} disabled={viewer === null} onClick={onClick}>
      <LineIcon path={icons[icon]} size={18} />
    </button>
  )
  return (
    <div className={css['tools']} role="toolbar" aria-label={t.tools}>
      {plays ? tool('stop', t.stop, () => viewer?.stop()) : tool('play', t.play, () => viewer?.play())}
      {tool('previous', t.previousPart, () => onStep(-1))}
      {tool('next', t.nextPart, () => onStep(1))}
      {tool('nearer', t.nearer, () => viewer?.zoom(NEARER))}
      {tool('farther', t.farther, () => viewer?.zoom(1 / NEARER))}
      {tool('reset', t.reset, () => viewer?.reset())}
      {tool(full ? 'leaveFull' : 'full', full ? t.leaveFull : t.full, onFull)}
    </div>
  )
}
