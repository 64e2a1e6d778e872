import type { MessageKind } from '@portal/contract/message'
import type { Tx } from '../../platform/transaction.ts'

/** What somebody is told of their account. */
export interface AccountNotice {
  kind: Extract<MessageKind, 'welcome' | `account.${string}`>
  /** Fill the words of the kind. */
  params?: Record<string, string>
  /** A path of ours to open. */
  link?: string
}
type Deliver = (tx: Tx, userId: string, notice: AccountNotice) => Promise<void>

/** What people are told of their accounts. A room that stands on this one brings it to them, in the same transaction. */
export function createAccountNotices() {
  const deliverers: Deliver[] = []
  return {
    /** Says who brings notices to people. */
    onNotice: (deliver: Deliver): void => void deliverers.push(deliver),

    /** Tells somebody, exactly if the transaction is committed. */
    async tell(tx: Tx, userId: string, notice: AccountNotice): Promise<void> {
      for (const deliver of deliverers) await deliver(tx, userId, notice)
    },
  }
}
export type AccountNotices = ReturnType<typeof createAccountNotices>
