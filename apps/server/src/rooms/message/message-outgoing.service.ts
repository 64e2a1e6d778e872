import type { OutgoingMessage, outgoingPage } from '@portal/contract/message'
import type { Language } from '@portal/contract/kit'
import type { z } from 'zod'
import type { Outbox } from '../../platform/outbox.ts'
import type { Transactor } from '../../platform/transaction.ts'
import { outgoingView } from './message-outgoing.view.ts'

/** What went out by SMS and mail, for operators. */
export function createOutgoing({ transactor, outbox }: { transactor: Transactor; outbox: Outbox }) {
  return {
    /** Newest first, with whether each channel has a provider. */
    async page(
      query: z.output<typeof outgoingPage.query>,
      language: Language,
    ): Promise<{ list: OutgoingMessage[]; total: number; providers: { sms: boolean; mail: boolean } }> {
      const { channel, state, pageNum, pageSize } = query
      const recipient = query.keywords?.trim() || undefined
      const filter = { channel, state, recipient, limit: pageSize, offset: (pageNum - 1) * pageSize }
      const { rows, total } = await outbox.page(transactor.read, filter)
      return { list: rows.map((row) => outgoingView(row, language)), total, providers: outbox.providers }
    },
  }
}
export type Outgoing = ReturnType<typeof createOutgoing>
