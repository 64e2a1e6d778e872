import type { SyncRun } from '@portal/contract/filing'
import { Tag } from 'antd'
import { useMessages } from '../../lib/i18n/language.ts'
import { filingMessages } from './filing.messages.ts'

const colours = {
  waiting: 'default',
  pulling: 'processing',
  ready: 'warning',
  applying: 'processing',
  done: 'success',
  failed: 'error',
} as const

/** How a run of filing data stands. */
export function RunState({ run: { state, stalled } }: { run: Pick<SyncRun, 'state' | 'stalled'> }) {
  const t = useMessages(filingMessages)
  return stalled ? <Tag color="error">{t.stalled}</Tag> : <Tag color={colours[state]}>{t[state]}</Tag>
}

/** Work that goes on by itself: asked about again until it ends. */
export const isUnderWay = (run: Pick<SyncRun, 'state' | 'stalled'> | null | undefined): boolean =>
  run !== null && run !== undefined && !run.stalled && ['waiting', 'pulling', 'applying'].includes(run.state)
