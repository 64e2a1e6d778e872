/** SMS and mails: written in the transaction of what they tell of; a provider takes them from here, or they are kept. */
import { oneLine } from '@portal/contract/one-line'
import { z } from 'zod'
import { now } from './clock.ts'
import { DeliveryError } from './delivery.ts'
import { defineJob, type Jobs } from './jobs.ts'
import type { Logger } from './log.ts'
import type { MailProvider } from './mail.ts'
import { type OutboxFilter, outboxRows, type OutboxState, type Settled } from './outbox/rows.ts'
import type { SmsProvider, SmsTemplate } from './sms.ts'
import type { ReadTx, Transactor, Tx } from './transaction.ts'

/** An SMS says what its template says; `text` is the same as people read it. */
export interface OutboxSms {
  channel: 'sms'
  recipient: string
  template: SmsTemplate
  params: Record<string, string>
  text: string
}
export interface OutboxMail {
  channel: 'mail'
  recipient: string
  /** A notice holds no code, so nothing in it is masked once it is sent. */
  template?: 'notice'
  subject: string
  text: string
}
export type OutboxMessage = OutboxSms | OutboxMail

/** A message of the outbox as it is stored. */
export interface OutboxRow {
  id: string
  channel: string
  recipient: string
  subject: string
  text: string
  template: string
  params: unknown
  state: string
  /** `failure: detail`, as DeliveryError says it. */
  failure: string | null
  created_at: Date
  sent_at: Date | null
}

export interface Outbox {
  /** Whether messages of a channel reach people through a provider; else they are kept to be read in the console. */
  readonly providers: { sms: boolean; mail: boolean }
  /** Orders a message; it exists exactly if the transaction is committed. */
  send: (tx: Tx, message: OutboxMessage) => Promise<void>
  /**
   * Messages that went out or are kept, newest first. A code that is on its way is for nobody else's eyes; one that is
   * kept shows with `codes`.
   */
  page: (tx: ReadTx, filter: OutboxFilter & { codes: boolean }) => Promise<{ rows: OutboxRow[]; total: number }>
  /** How many messages are on their way, and how many were given up. */
  unsent: (tx: ReadTx) => Promise<{ waiting: number; failed: number }>
  /** Removes all that went out to a mobile or an e-mail address, or was still to: its person is no longer here. */
  forget: (tx: Tx, recipient: string) => Promise<void>
  /** After the jobs have stopped: ends what is still connected. */
  close(): void
}

const deliverJob = defineJob<{ id: string; attempt: number }>('outbox.deliver')

/** Seconds before the second try and all that follow. */
const PAUSES_SECONDS = [2, 15, 60, 300, 1_800, 7_200]
/** A code is good for five minutes: brought later it would only confuse. */
const CODE_PATIENCE_MS = 300_000
/** A process that was killed while sending leaves its job behind; another takes it up after this long. */
const EXPIRE_SECONDS = 60
const CRASHES = 20

/** Codes are exactly six digits. */
const maskCodes = (text: string): string => text.replaceAll(/(?<!\d)\d{6}(?!\d)/g, '••••••')

const holdsCode = ({ template }: OutboxRow): boolean => template !== 'notice'

/** What is stored of a message that nobody has to send any more: codes exist as hashes only. */
function masked(row: OutboxRow): { text: string; params: string } {
  const params = JSON.stringify(row.params)
  return holdsCode(row) ? { text: maskCodes(row.text), params: maskCodes(params) } : { text: row.text, params }
}

/** The pause before the next try in seconds, or null when there is none. */
function pauseAfter(row: OutboxRow, attempt: number, error: DeliveryError): number | null {
  const pause = PAUSES_SECONDS[attempt - 1]
  if (error.final || pause === undefined) return null
  const late = now().getTime() + pause * 1000 - row.created_at.getTime() > CODE_PATIENCE_MS
  return holdsCode(row) && late ? null : pause
}

/** What is put into a template, by name. */
const SmsParams = z.record(z.string(), z.string())

interface OutboxDependencies {
  transactor: Transactor
  jobs: Jobs
  log: Logger
  sms: SmsProvider | null
  mail: MailProvider | null
}

/** Hands one message to its provider. Throws DeliveryError. */
async function handOver(row: OutboxRow, { sms, mail }: OutboxDependencies, signal: AbortSignal): Promise<void> {
  const { recipient, subject, text } = row
  const id = `outbox-${row.id}-${row.created_at.getTime()}`
  if (row.channel === 'mail') return mail?.send({ id, recipient, subject, text })
  const template = row.template as SmsTemplate
  return sms?.send({ id, recipient, template, params: SmsParams.parse(row.params), text }, signal)
}

function defineDelivery(deps: OutboxDependencies): void {
  const { transactor, jobs, log } = deps
  const settle = (id: string, change: Settled) => transactor.transact((tx) => outboxRows(tx).settle(id, change))

  /** Tries again after a pause, or gives up. */
  async function fail(row: OutboxRow, attempt: number, error: DeliveryError): Promise<void> {
    const { id, channel } = row
    const pause = pauseAfter(row, attempt, error)
    log.warn({ id, channel, attempt, failure: error.message, again: pause }, 'a message was not taken')
    const failure = error.message
    if (pause === null) return void (await settle(id, { state: 'failed', failure, ...masked(row) }))
    await transactor.transact(async (tx) => {
      await outboxRows(tx).settle(id, { state: 'waiting', failure })
      await jobs.enqueue(tx, deliverJob, { id, attempt: attempt + 1 }, { afterSeconds: pause })
    })
  }

  async function deliver({ id, attempt }: { id: string; attempt: number }, signal: AbortSignal): Promise<void> {
    const row = await outboxRows(transactor.read).byId(id)
    if (row?.state !== 'waiting') return
    // The provider was taken out of the configuration meanwhile.
    if (!deps[row.channel as 'sms' | 'mail']) return void (await settle(id, { state: 'kept', failure: null }))
    try {
      await handOver(row, deps, signal)
    } catch (error) {
      // Stopped by us, not by the provider: the job is taken up again by the next process.
      if (signal.aborted) throw error
      return fail(row, attempt, error instanceof DeliveryError ? error : broken(error, log))
    }
    await settle(id, { state: 'sent', failure: null, sent_at: now(), ...masked(row) })
  }

  jobs.define(deliverJob, deliver, { concurrency: 4, retries: CRASHES, expireSeconds: EXPIRE_SECONDS })
}

function broken(error: unknown, log: Logger): DeliveryError {
  log.error({ err: error }, 'a message could not be handed over')
  return new DeliveryError('broken', error instanceof Error ? error.name : 'unknown')
}

/** Makes the outbox; without a provider the messages of its channel are kept. Before the jobs start. */
export function createOutbox(deps: OutboxDependencies): Outbox {
  const providers = { sms: deps.sms !== null, mail: deps.mail !== null }
  defineDelivery(deps)
  return {
    providers,
    async send(tx, message) {
      const { channel, recipient, text } = message
      const state: OutboxState = providers[channel] ? 'waiting' : 'kept'
      const { id } = await outboxRows(tx).insert({
        channel,
        recipient,
        subject: channel === 'mail' ? oneLine(message.subject) : '',
        text,
        template: message.template ?? '',
        params: JSON.stringify(channel === 'sms' ? message.params : {}),
        state,
      })
      if (state === 'waiting') await deps.jobs.enqueue(tx, deliverJob, { id, attempt: 1 })
    },
    async page(tx, filter) {
      const { rows, total } = await outboxRows(tx).page(filter)
      return {
        rows: rows.map((row) => (filter.codes && row.state === 'kept' ? row : { ...row, ...masked(row) })),
        total,
      }
    },
    unsent: (tx) => outboxRows(tx).unsent(),
    forget: async (tx, recipient) => void (await outboxRows(tx).remove(recipient)),
    close: () => deps.mail?.close(),
  }
}
