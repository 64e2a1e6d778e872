/** Who decides, and what an item may still become. */
import { permits, ROOT } from '@portal/contract/permission'
import type { Remark } from '@portal/contract/content'
import { isRemarkable, type ReviewKind } from '@portal/contract/review'
import { fault } from '../../platform/errors.ts'

/** Whether this operator may decide; an item that waits no longer, or is about to be settled, is nobody's to decide. */
export const mayDecide = (
  actor: { roles: readonly string[]; perms: readonly string[] },
  { state, settling_by }: Pick<Item, 'state' | 'settling_by'>,
): boolean =>
  state === 'pending' &&
  settling_by === null &&
  (actor.roles.includes(ROOT) || permits(actor.perms, 'review:decide:any'))

interface Item {
  state: string
  revision: number
  decided_by: string | null
  settling_by: string | null
  approved_first_by: string | null
  approved_first_by_id: string | null
}

/**
 * What an approval is: where two have to approve, the first only opens the way for somebody else's. Refuses the second
 * one of the same person (A0301).
 */
export function approvalBy(
  actor: { userId: string },
  item: Pick<Item, 'approved_first_by_id'>,
  fourEyes: boolean,
): 'first' | 'last' {
  if (!fourEyes) return 'last'
  if (item.approved_first_by_id === null) return 'first'
  if (item.approved_first_by_id !== actor.userId) return 'last'
  throw fault('A0301', {
    'zh-cn': '您已通过初审，需由另一位审核员复核后才会发布',
    en: 'You approved this first. Somebody else has to approve it as well before it is published',
  })
}

/** Whether somebody's approval would count now. */
export const mayApprove = (
  actor: { userId: string; roles: readonly string[]; perms: readonly string[] },
  item: Item,
  fourEyes: boolean,
): boolean => mayDecide(actor, item) && !(fourEyes && item.approved_first_by_id === actor.userId)

/** Refuses remarks on fields that the kind does not have (A0400). */
export function assertRemarkable(kind: ReviewKind, remarks: readonly Remark[]): void {
  if (remarks.every(({ field }) => isRemarkable(kind, field))) return
  throw fault('A0400', {
    'zh-cn': '意见所指的栏目不存在，请刷新页面后重试',
    en: 'A remark names a field that is not there. Please reload the page and try again',
  })
}

/** Refuses to decide together what does not belong together (A0400). */
export function assertTogether(items: readonly { subject_type: string; subject_id: string }[]): void {
  const [first] = items
  if (items.every((one) => one.subject_type === first?.subject_type && one.subject_id === first.subject_id)) return
  throw fault('A0400', {
    'zh-cn': '只能同时处理同一产品或同一企业的内容',
    en: 'Only parts of one product or enterprise can be decided together',
  })
}

/** Refuses a decision on what was decided or taken back, or on a revision that was replaced meanwhile (A0409). */
export function assertDecidable(item: Item, lookedAt: number): void {
  const data = { revision: item.revision, updatedBy: item.decided_by, updatedAt: null }
  if (item.state === 'recalled') {
    throw fault(
      'A0409',
      { 'zh-cn': '该内容已被企业撤回，无需审核', en: 'The enterprise took this back from review' },
      data,
    )
  }
  if (item.state !== 'pending') {
    throw fault(
      'A0409',
      {
        'zh-cn': `该内容已由${item.decided_by ?? '其他审核员'}审核`,
        en: `This was already decided by ${item.decided_by ?? 'somebody else'}`,
      },
      data,
    )
  }
  if (item.settling_by !== null) {
    throw fault(
      'A0409',
      {
        'zh-cn': `该内容已由${item.settling_by}审核，即将生效`,
        en: `This was decided by ${item.settling_by} and is about to take effect`,
      },
      data,
    )
  }
  if (item.revision !== lookedAt) {
    throw fault(
      'A0409',
      {
        'zh-cn': '企业已提交新的版本，请查看后再审核',
        en: 'The enterprise submitted a newer revision. Please look at it before you decide',
      },
      data,
    )
  }
}
