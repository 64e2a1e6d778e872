/** Whether a product may be deleted for good, and which of those that a list created are still as it left them. */
import { bilingual } from '@portal/contract/bilingual'
import { DRAFT, EMPTY, UNDER_REVIEW } from '@portal/contract/content'
import type { Bilingual } from '@portal/contract/kit'
import type { ProductKind } from '@portal/contract/product-document'
import type { KindState } from '../content/index.ts'

/** A product as it stands, with what ever became of its revisions. */
interface Standing {
  archived: boolean
  states: Readonly<Record<ProductKind, KindState>>
  past: { submitted: boolean; published: boolean }
}

const says = {
  shown: bilingual(
    '该产品曾在网站发布，不能彻底删除；如不再需要，可以归档',
    'This product was on the website and cannot be deleted for good. Put it away if you no longer need it',
  ),
  waiting: bilingual(
    '该产品有内容正在审核，请先撤回再删除',
    'Something of this product is under review. Take it back before you delete it',
  ),
  submitted: bilingual('导入后曾提交审核，予以保留', 'It was submitted since it was imported, and is kept'),
  published: bilingual('导入后曾在网站发布，予以保留', 'It was published since it was imported, and is kept'),
  archived: bilingual('导入后已归档，予以保留', 'It was put away since it was imported, and is kept'),
  changed: bilingual('导入后已被修改，予以保留', 'It was changed since it was imported, and is kept'),
}

/** Why nobody may delete it for good; null where they may. */
export function removalObstacle({ states, past }: Standing): Bilingual | null {
  if (past.published) return says.shown
  return Object.values(states).some(({ status }) => status === UNDER_REVIEW) ? says.waiting : null
}

/** Why it is no longer what a list created, and stays when that list is undone; null where it is. */
export function changedSince({ archived, states, past }: Standing): Bilingual | null {
  if (past.published) return says.published
  if (past.submitted) return says.submitted
  if (archived) return says.archived
  const { basics, ...others } = states
  const asCreated =
    basics.status === DRAFT &&
    basics.newest_revision === 1 &&
    Object.values(others).every(({ status, newest_revision }) => status === EMPTY && newest_revision === 0)
  return asCreated ? null : says.changed
}
