import type { Import } from '@portal/contract/import'
import { Progress, Tag } from 'antd'
import { useMessages } from '../../lib/i18n/language.ts'
import { importWords } from './import-words.messages.ts'

const colors = {
  checking: 'processing',
  ready: 'warning',
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

export function ImportStateTag({ state }: Pick<Import, 'state'>) {
  return <Tag color={colors[state]}>{useMessages(importWords)[state]}</Tag>
}

/** How much of the file was read; nothing while nobody reads it. */
export function ImportProgress({ shown }: { shown: Import }) {
  const t = useMessages(importWords)
  if (!isUnderWay(shown)) return null
  return <Progress percent={Math.floor(shown.share * 100)} status="active" aria-label={t.progress} />
}
