/** Rules of articles. */
import { bilingual } from '@portal/contract/bilingual'
import type { Article, articleRefusals } from '@portal/contract/news-admin'
import { passesPermission } from '@portal/contract/permission'
import { fault } from '../../platform/errors.ts'
import type { Actor } from '../../platform/http/actor.ts'
import type { Revisions } from '../content/index.ts'

/** What articles say, in numbered revisions; their state stands in table news. */
export type Articles = Revisions<Article>
export type Reason = (typeof articleRefusals)[number]

/** Characters of a summary that is taken from the body where none was written. */
const EXCERPT = 120
/** A time this far back still counts as "now": clocks differ, and people press buttons late. */
const LATE_MS = 60_000

export const refusals = {
  category: () =>
    fault(
      'A0400',
      bilingual('该分类不存在或已停用，请重新选择', 'This category does not exist or is disabled. Choose another'),
    ),
  pictures: () =>
    fault(
      'A0400',
      bilingual(
        '有图片不存在、已被删除或不属于平台，请移除或重新上传',
        'A picture does not exist any more or is not ours to show. Remove it or upload it again',
      ),
    ),
}

interface Row {
  revision: number
  published_revision: number | null
  withdrawn_at: Date | null
}

/** Why the newest revision may not be published, or null. `complete`: it has something to read. */
export function whyNotPublish(
  row: Row | undefined,
  wanted: { revision: number; complete: boolean; at: Date | null; now: Date },
): Reason | null {
  if (!row) return 'gone'
  if (row.revision !== wanted.revision) return 'stale'
  if (!wanted.complete) return 'incomplete'
  return wanted.at !== null && wanted.at.getTime() < wanted.now.getTime() - LATE_MS ? 'past' : null
}

export const whyNotWithdraw = (row: Row | undefined): Reason | null =>
  row ? (row.published_revision === null ? 'notPublished' : null) : 'gone'

/** What readers saw once stays in the records. */
export const wasPublished = (row: Row): boolean => row.published_revision !== null || row.withdrawn_at !== null
export const whyNotRemove = (row: Row | undefined): Reason | null =>
  row ? (wasPublished(row) ? 'wasPublished' : null) : 'gone'

/** What this actor may do with an article. */
export function mayDo(actor: Actor, row: Row): { edit: boolean; publish: boolean; remove: boolean } {
  const edit = passesPermission(actor, ['news:edit:any'])
  return { edit, publish: passesPermission(actor, ['news:publish:any']), remove: edit && !wasPublished(row) }
}

/** The summary that lists show: as written, or the beginning of the text. */
export function summaryOf(summary: string, text: string): string {
  if (summary.trim() !== '') return summary.trim()
  const line = text.replaceAll('\n', ' ')
  return line.length <= EXCERPT ? line : `${line.slice(0, EXCERPT)}…`
}
