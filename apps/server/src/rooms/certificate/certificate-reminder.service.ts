import { Certificate } from '@portal/contract/content'
import { dayOf, now } from '../../platform/clock.ts'
import { defineJob, type Jobs } from '../../platform/jobs.ts'
import type { Transactor, Tx } from '../../platform/transaction.ts'
import type { Messages } from '../message/index.ts'
import { productHolders } from '../product/index.ts'
import { daysAfter, daysBetween, linkOf, morningOf, reminderFor, SOON_DAYS } from './certificate.policy.ts'
import { keptCertificateRepo } from './certificate-kept.repo.ts'
import { certificateRepo } from './certificate.repo.ts'

export const remindJob = defineJob<{ day: string }>('certificate.remind')
/** A process that dies while it reminds is soon followed by another one. */
const OPTIONS = { heartbeatSeconds: 30, retries: 8 }
const ROUNDS_KEPT_DAYS = 30

/** A certificate that is published and ends, with whose it is. */
interface Held {
  subject: string
  subjectId: string
  kind: string
  name: string
  number: string
  validUntil: string
  organisationId: string
  /** What the product is called; '' for one of the enterprise itself. */
  product: string
}

/** Notes and sends in one transaction: a process that dies in between has done neither. */
async function tell(tx: Tx, messages: Messages, one: Held, today: string): Promise<void> {
  const { subject, subjectId, kind, name, number, validUntil, organisationId, product } = one
  const left = daysBetween(today, validUntil)
  const days = reminderFor(left)
  if (days === null) return
  const told = { subject, subject_id: subjectId, kind, valid_until: validUntil }
  const reminder = { ...told, certificate: `${name} ${number}`, days }
  if (!(await certificateRepo(tx).note(reminder, now()))) return
  const params = { certificate: name, product, until: validUntil, days: String(left) }
  await messages.send(
    tx,
    { toOrganisation: organisationId },
    { kind: 'certificate.expiring', params, link: linkOf(kind, subjectId) },
  )
}

/** Tells enterprises 60, 30 and 7 days before a published certificate ends, once each. */
export function createReminders(deps: { transactor: Transactor; jobs: Jobs; messages: Messages }) {
  const { transactor, jobs, messages } = deps

  /** Certificates with whose they are; those of archived products are left out. */
  async function held(today: string): Promise<Held[]> {
    const tx = transactor.read
    const ending = await keptCertificateRepo(tx).ending({ from: today, to: daysAfter(today, SOON_DAYS) })
    const productIds = ending.flatMap(({ subject, subject_id }) => (subject === 'product' ? [subject_id] : []))
    const holders = await productHolders.byIds(tx, [...new Set(productIds)])
    return ending.flatMap(({ subject, subject_id: subjectId, kind, entry }) => {
      const { name, number, validUntil } = Certificate.parse(entry)
      if (validUntil === null) return []
      const one = { subject, subjectId, kind, name, number, validUntil }
      if (subject === 'enterprise') return [{ ...one, organisationId: subjectId, product: '' }]
      const holder = holders.get(subjectId)
      return holder ? [{ ...one, organisationId: holder.organisationId, product: holder.name }] : []
    })
  }

  /** Tells of everything that is due today and was not told of. Repeating is harmless. */
  async function remind(): Promise<void> {
    const today = dayOf(now())
    const byEnterprise = Map.groupBy(await held(today), ({ organisationId }) => organisationId)
    for (const ending of byEnterprise.values()) {
      await transactor.transact(async (tx) => {
        for (const one of ending) await tell(tx, messages, one, today)
      })
    }
    await transactor.transact(async (tx) => {
      await certificateRepo(tx).forget(today)
      await certificateRepo(tx).forgetOrders(daysAfter(today, -ROUNDS_KEPT_DAYS))
    })
  }

  /** Orders the look of a day, once whoever asks. */
  async function order(tx: Tx, day: string, at: Date): Promise<void> {
    if (!(await certificateRepo(tx).order(day))) return
    const afterSeconds = Math.max(0, Math.round((at.getTime() - now().getTime()) / 1000))
    await jobs.enqueue(tx, remindJob, { day }, { afterSeconds })
  }

  jobs.define(
    remindJob,
    async () => {
      // First of all, so that a day on which nothing works does not end the chain.
      const tomorrow = daysAfter(dayOf(now()), 1)
      await transactor.transact((tx) => order(tx, tomorrow, morningOf(tomorrow)))
      await remind()
    },
    OPTIONS,
  )

  return {
    remind,
    /** Orders the look of today, if nobody did: with every start. */
    catchUp: (): Promise<void> => transactor.transact((tx) => order(tx, dayOf(now()), now())),
  }
}
