import type { FailedJob } from '@portal/contract/health'
import type { FailedJobRow } from '../../platform/jobs.ts'

const MOST = 2_000

/** What a handler threw, in its own words. Addresses and numbers of people stay out of sight. */
function errorOf(output: unknown): string {
  const thrown = typeof output === 'object' && output !== null ? Reflect.get(output, 'message') : output
  const text = typeof thrown === 'string' ? thrown : JSON.stringify(output ?? '')
  return text
    .slice(0, MOST)
    .replaceAll(/(1[3-9]\d)\d{4}(\d{4})/g, '$1****$2')
    .replaceAll(/([\w.+-])[\w.+-]*(@[\w-]+(\.[\w-]+)+)/g, '$1***$2')
}

/** A job that failed. */
export const failedJobView = (row: FailedJobRow): FailedJob => ({
  id: row.id,
  queue: row.queue,
  data: row.data ?? null,
  error: errorOf(row.output),
  tries: row.tries,
  createdAt: row.created_at.toISOString(),
  failedAt: row.failed_at.toISOString(),
})
