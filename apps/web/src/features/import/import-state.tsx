import type { Import } from '@portal/contract/import'
import { Progress, Tag } from 'antd'
import { useMessages } from '../../lib/i18n/language.ts'
import { importMessages } from './import-words.messages.ts'

const colors = {
  checking: 'processing',
  ready: 'warning',
  fruitless: 'error',
  running: 'processing',
  done: 'success',
  cancelled: 'default',
  refused: 'error',
  failed: 'error',
} as const

/** Whether something about it may change at any moment. */
export const isUnderWay = ({ state }: Pick<Import, 'state'>): boolean => state === 'checking' || state === 'running'

/** How long a page waits until it asks again while a list is read, in milliseconds. */
export const WATCH_MS = 1_000

/** Rows that are, or would be, taken. */
export const importable = ({ rows, refused }: Import['counts']): number => rows - refused

/** Whether it was read through and no row of it can be taken. */
export const isFruitless = ({ state, counts }: Pick<Import, 'state' | 'counts'>): boolean =>
  state === 'ready' && importable(counts) === 0

export function ImportStateTag({ shown }: { shown: Pick<Import, 'state' | 'counts'> }) {
  const t = useMessages(importMessages)
  const state = isFruitless(shown) ? 'fruitless' : shown.state
  return <Tag color={colors[state]}>{t[state]}</Tag>
}

/** How much of the file was read; nothing while nobody reads it. */
export function ImportProgress({ shown }: { shown: Import }) {
  const t = useMessages(importMessages)
  if (!isUnderWay(shown)) return null
  return <Progress percent={Math.floor(shown.share * 100)} status="active" aria-label={t.progress} />
}
