import type { OutboxMessage, outboxPage } from '@portal/contract/message'
import type { Language } from '@portal/contract/kit'
import { passesRole, ROOT } from '@portal/contract/permission'
import type { z } from 'zod'
import type { Actor } from '../../platform/http/actor.ts'
import type { Outbox } from '../../platform/outbox.ts'
import type { Transactor } from '../../platform/transaction.ts'
import { outboxView } from './message-outbox.view.ts'

/** What went out by SMS and mail, for operators. */
export function createOutboxReading({ transactor, outbox }: { transactor: Transactor; outbox: Outbox }) {
  return {
    /**
     * Newest first, with whether each channel has a provider. A code opens the account it was sent to, so only whoever
     * administers the platform reads those that are kept here.
     */
    async page(
      actor: Pick<Actor, 'roles' | 'perms'>,
      query: z.output<typeof outboxPage.query>,
      language: Language,
    ): Promise<{ list: OutboxMessage[]; total: number; providers: { sms: boolean; mail: boolean } }> {
      const { channel, state, pageNum, pageSize } = query
      const recipient = query.keywords?.trim() || undefined
      const offset = (pageNum - 1) * pageSize
      const filter = { channel, state, recipient, limit: pageSize, offset, codes: passesRole(actor, [ROOT]) }
      const { rows, total } = await outbox.page(transactor.read, filter)
      return { list: rows.map((row) => outboxView(row, language)), total, providers: outbox.providers }
    },
  }
}
export type OutboxReading = ReturnType<typeof createOutboxReading>
