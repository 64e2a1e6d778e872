import type { ExpoState as State } from '@portal/contract/hall'
import { useMessages } from '../../../lib/i18n/language.ts'
import { Tag, type Tone } from '../../../ui/tag.tsx'
import { expoMessages } from './expo.messages.ts'

const tones: Record<State, Tone> = { running: 'good', announced: 'brand', past: 'plain' }

/** Whether an expo is open. */
export function ExpoState({ state }: { state: State }) {
  return <Tag tone={tones[state]}>{useMessages(expoMessages)[state]}</Tag>
}
