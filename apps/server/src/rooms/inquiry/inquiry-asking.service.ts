import type { InquiryEntrance, InquiryForm } from '@portal/contract/inquiry'
import { inquiryFields } from '@portal/contract/inquiry-kind'
import type { Language } from '@portal/contract/kit'
import { now } from '../../platform/clock.ts'
import type { Fault } from '../../platform/errors.ts'
import { publish } from '../../platform/events.ts'
import { createFormAttempts } from '../../platform/form-attempt.ts'
import { createFormStamps } from '../../platform/form-stamp.ts'
import { newLinkToken } from '../../platform/link-token.ts'
import { networkOf } from '../../platform/network.ts'
import type { Signer } from '../../platform/signature.ts'
import type { Throttle } from '../../platform/throttle.ts'
import type { Transactor, Tx } from '../../platform/transaction.ts'
import type { Messages } from '../message/index.ts'
import type { Privacy } from '../user/index.ts'
import { assertNotBlocked, senderKeys } from './inquiry-block.service.ts'
import { inquiryEntryRepo } from './inquiry-entry.repo.ts'
import { type Letters, threadAddress } from './inquiry-letter.service.ts'
import type { Purposes } from './inquiry-purpose.service.ts'
import type { Target, Targets } from './inquiry-target.service.ts'
import { inquiryChanged, inquiryReceived } from './inquiry.events.ts'
import { receiptMail } from './inquiry.mail.ts'
import {
  ASKED_PER_NETWORK,
  ASKED_PER_SENDER,
  ASKED_PER_TARGET,
  numberOf,
  POSTS_PER_NETWORK,
  refusals,
} from './inquiry.policy.ts'
import { inquiryRepo, type InquiryRowData } from './inquiry.repo.ts'

type Entries = Record<string, string>
interface Caller {
  address: string
  language: Language
}
interface Receipt {
  number: string
  address: string
}

const shanghaiDay = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Shanghai', dateStyle: 'short' })
/** Fields that are given back; tokens are none of them. */
const KEPT: ReadonlySet<string> = new Set([...inquiryFields, 'stamp'])
/** Numbers that programs are told begin where real ones of a day never come to. */
const FAR = 5_000

/** Where an enterprise reads an inquiry. */
export const linkOf = (id: string): string => `/personalCenter/inquiry/${id}`

/** How visitors ask: the form, its receipt. */
export function createAsking(deps: {
  transactor: Transactor
  throttle: Throttle
  signer: Signer
  messages: Messages
  privacy: Privacy
  letters: Letters
  targets: Targets
  purposes: Purposes
  /** Looks for what is kept too long. */
  sweep(tx: Tx): Promise<void>
}) {
  const { transactor, throttle, privacy, letters, targets, purposes } = deps
  const stamps = createFormStamps(deps.signer)
  const attempts = createFormAttempts(transactor)

  async function count(
    key: string,
    limit: { limit: number; windowSeconds: number },
    refuse: (retryAfter: number) => Fault = refusals.tooOften,
  ): Promise<void> {
    const taken = await throttle.take(`inquiry:${key}`, limit)
    if (taken !== 'ok') throw refuse(taken.retryAfter)
  }

  async function countAsking(form: InquiryForm, address: string): Promise<void> {
    const network = networkOf(address)
    await count(`asked:${network}`, ASKED_PER_NETWORK)
    const target = `target:${network}:${form.targetType}:${form.targetId}`
    await count(target, ASKED_PER_TARGET, refusals.tooManyOfTarget)
    for (const key of senderKeys(form)) await count(`sender:${key}`, ASKED_PER_SENDER, refusals.tooManyOfSender)
  }

  async function insert(tx: Tx, form: InquiryForm, target: Target, language: Language): Promise<InquiryRowData> {
    const repo = inquiryRepo(tx)
    const day = shanghaiDay.format(now())
    const inquiry = await repo.insert({
      number: numberOf(day, await repo.nextOfDay(day)),
      target_type: form.targetType,
      target_id: form.targetType === 'platform' ? null : form.targetId,
      target_title: target.title,
      organisation_id: target.organisationId,
      organisation_name: target.organisationName,
      purpose: form.purpose,
      name: form.name.trim(),
      company: form.company.trim(),
      email: form.email,
      phone: form.phone.trim(),
      language,
      privacy_version: form.privacy,
    })
    const entry = { author: 'visitor', author_id: null, author_name: '' } as const
    await inquiryEntryRepo(tx).add({ ...entry, inquiry_id: inquiry.id, text: form.text })
    return inquiry
  }

  async function tell(tx: Tx, { id, target_type, target_id, organisation_id, target_title }: InquiryRowData) {
    const productId = target_type === 'product' ? target_id : null
    await publish(tx, inquiryReceived, { inquiryId: id, organisationId: organisation_id, productId })
    await publish(tx, inquiryChanged, { inquiryId: id, organisationId: organisation_id })
    if (organisation_id === null) return
    const message = { kind: 'inquiry.received', params: { product: target_title }, link: linkOf(id) } as const
    await deps.messages.send(tx, { toOrganisation: organisation_id }, message)
  }

  return {
    /** Counts a post before anything of it is read. */
    countPost: (address: string): Promise<void> => count(`post:${networkOf(address)}`, POSTS_PER_NETWORK),
    elsewhere: refusals.elsewhere,
    /** Keeps what was typed into a refused form; answers the key to it. */
    keepAttempt: (entries: Entries, refusal: Fault, language: Language): Promise<string> =>
      attempts.keep(entries, KEPT, refusal, language),

    /** What a form needs to be posted; with the key of a refused attempt, also what it held. */
    async entrance(key: string | undefined, language: Language): Promise<InquiryEntrance> {
      const [found, offered] = await Promise.all([key ? attempts.find(key) : null, purposes.offered(language)])
      const { stamp: first = '', ...entries } = found?.entries ?? {}
      return {
        // Whoever mends a form need not take their time again.
        stamp: stamps.judge(first) === 'stale' ? stamps.fresh() : first,
        privacy: privacy.version(),
        purposes: offered,
        entries,
        faults: found?.faults ?? [],
      }
    },

    /** Only programs fill in the field that nobody sees. They are told what people are told, and nothing is kept. */
    isTrapped: (entries: Entries): boolean => (entries['homepage'] ?? '') !== '',
    pretend(language: Language): Receipt {
      const number = numberOf(shanghaiDay.format(now()), FAR + Math.floor(Math.random() * FAR))
      return { number, address: threadAddress(newLinkToken(), language) }
    },

    /** People take their time. */
    assertUnhurried(entries: Entries): void {
      const judged = stamps.judge(entries['stamp'] ?? '')
      if (judged === 'stale') throw refusals.stale(stamps.fresh())
      if (judged === 'soon') throw refusals.soon()
    },

    /**
     * Asks; answers the number and the address of the thread. A0404: visitors do not see who or what is asked. A0301:
     * nothing is taken of this sender. A0501: too often.
     */
    async ask(form: InquiryForm, { address, language }: Caller): Promise<Receipt> {
      if (form.privacy !== privacy.version()) throw refusals.privacy()
      await purposes.assertOffered(form.targetType, form.purpose)
      const target = await targets.find(form.targetType, form.targetId)
      await assertNotBlocked(transactor.read, form)
      await countAsking(form, address)
      return transactor.transact(async (tx) => {
        const inquiry = await insert(tx, form, target, language)
        const token = await letters.send(tx, inquiry, receiptMail)
        await tell(tx, inquiry)
        await deps.sweep(tx)
        return { number: inquiry.number, address: threadAddress(token, language) }
      })
    },
  }
}
