import { titles } from '../../app/titles.ts'
import { useMessages } from '../../lib/i18n/language.ts'
import { Link } from '../../ui/link.tsx'
import { Mark } from './icons.tsx'
import css from './logo.module.css'
import { shellMessages } from './shell.messages.ts'

/** Mark and name of the platform: the way home. */
export function Logo({ onChoose }: { onChoose?: (() => void) | undefined }) {
  const t = useMessages(shellMessages)
  return (
    <Link to="/" className={css['logo']} title={t.home} onClick={onChoose}>
      <Mark />
      <span className={css['name']}>{useMessages(titles).platform}</span>
    </Link>
  )
}
