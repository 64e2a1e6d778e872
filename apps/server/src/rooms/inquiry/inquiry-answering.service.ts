import { now } from '../../platform/clock.ts'
import type { Actor } from '../../platform/http/actor.ts'
import type { Tx } from '../../platform/transaction.ts'
import { inquiryEntryRepo } from './inquiry-entry.repo.ts'
import type { InquiryMails } from './inquiry-mail.service.ts'
import { refusals } from './inquiry.policy.ts'
import type { InquiryChange, InquiryRowData } from './inquiry.repo.ts'
import { stateOf } from './inquiry.view.ts'

/**
 * Answers the visitor; whoever answers a new one follows it. A0409 when it is closed, or nobody is left to read the
 * answer.
 */
export async function answered(
  tx: Tx,
  mails: InquiryMails,
  inquiry: InquiryRowData,
  { author, by, text }: { author: 'enterprise' | 'operator'; by: Actor; text: string },
): Promise<InquiryChange> {
  if (inquiry.anonymised_at !== null) throw refusals.erased()
  if (stateOf(inquiry) === 'closed') throw refusals.closed()
  await inquiryEntryRepo(tx).add(inquiry.id, { author, by, text })
  await mails.answer(tx, inquiry, text)
  return { state: 'following', unread: false, assignee_id: inquiry.assignee_id ?? by.userId }
}

/** Closes what is open, or takes up what is closed. A0409 when it is so already. */
export function moved(inquiry: InquiryRowData, to: 'following' | 'closed'): InquiryChange {
  const closed = stateOf(inquiry) === 'closed'
  if (to === 'closed' && closed) throw refusals.closed()
  if (to === 'following' && !closed) throw refusals.notClosed()
  if (to === 'following' && inquiry.anonymised_at !== null) throw refusals.erased()
  return to === 'closed'
    ? { state: 'closed', closed_at: now(), unread: false }
    : { state: 'following', closed_at: null }
}
