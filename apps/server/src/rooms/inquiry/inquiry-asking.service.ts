import type { InquiryEntrance, InquiryForm } from '@portal/contract/inquiry'
import type { Language } from '@portal/contract/kit'
import { publish } from '../../platform/events.ts'
import type { FormCaller, FormReceipt, PublicFormGuard } from '../../platform/public-form-guard.ts'
import { newLinkToken } from '../../platform/link-token.ts'
import { networkOf } from '../../platform/network.ts'
import { nextReceiptNumber, receiptNumber } from '../../platform/receipt-number.ts'
import type { Transactor, Tx } from '../../platform/transaction.ts'
import type { Messages } from '../message/index.ts'
import type { Privacy } from '../user/index.ts'
import { assertNotBlocked, senderKeys } from './inquiry-block.service.ts'
import { inquiryEntryRepo } from './inquiry-entry.repo.ts'
import { type InquiryMails, links } from './inquiry-mail.service.ts'
import type { Purposes } from './inquiry-purpose.service.ts'
import type { Target, Targets } from './inquiry-target.service.ts'
import { inquiryChanged, inquiryReceived } from './inquiry.events.ts'
import { ASKED_PER_NETWORK, ASKED_PER_SENDER, ASKED_PER_TARGET, refusals } from './inquiry.policy.ts'
import { inquiryRepo, type InquiryRowData } from './inquiry.repo.ts'

/** Begins the numbers of inquiries: 留言. */
const PREFIX = 'LY'
/** Numbers that programs are told begin where real ones of a day never come to. */
const FAR = 5_000

/** Where an enterprise reads an inquiry. */
export const linkOf = (id: string): string => `/personalCenter/inquiry/${id}`

/** How visitors ask: the form, its receipt. */
export function createAsking(deps: {
  transactor: Transactor
  formGuard: PublicFormGuard
  messages: Messages
  privacy: Privacy
  mails: InquiryMails
  targets: Targets
  purposes: Purposes
  /** Looks for what is kept too long. */
  sweep: (tx: Tx) => Promise<void>
}) {
  const { transactor, formGuard, privacy, mails, targets, purposes } = deps

  async function countAsking(form: InquiryForm, address: string): Promise<void> {
    const network = networkOf(address)
    await formGuard.count(`asked:${network}`, ASKED_PER_NETWORK)
    const target = `target:${network}:${form.targetType}:${form.targetId}`
    await formGuard.count(target, ASKED_PER_TARGET, refusals.tooManyOfTarget)
    for (const key of senderKeys(form))
      await formGuard.count(`sender:${key}`, ASKED_PER_SENDER, refusals.tooManyOfSender)
  }

  async function insert(tx: Tx, form: InquiryForm, target: Target, language: Language): Promise<InquiryRowData> {
    const inquiry = await inquiryRepo(tx).insert({
      number: await nextReceiptNumber(tx, PREFIX),
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
    await inquiryEntryRepo(tx).add(inquiry.id, { author: 'visitor', by: null, text: form.text })
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
    ...formGuard,
    /** What a form needs to be posted; with the key of a refused attempt, also what it held. */
    async entrance(key: string | undefined, language: Language): Promise<InquiryEntrance> {
      const [entrance, offered] = await Promise.all([formGuard.entrance(key), purposes.offered(language)])
      return { ...entrance, privacy: privacy.version(), purposes: offered }
    },

    /** What programs are told that fell into the trap: the same as people, and nothing is kept. */
    pretend(language: Language): FormReceipt {
      const number = receiptNumber(PREFIX, FAR + Math.floor(Math.random() * FAR))
      return { number, address: links.address(newLinkToken(), language) }
    },

    /**
     * Asks; answers the number and the address of the thread. A0404: visitors do not see who or what is asked. A0301:
     * nothing is taken of this sender. A0501: too often.
     */
    async ask(form: InquiryForm, { address, language }: FormCaller): Promise<FormReceipt> {
      if (form.privacy !== privacy.version()) throw refusals.privacy()
      await purposes.assertOffered(form.targetType, form.purpose)
      const target = await targets.find(form.targetType, form.targetId)
      await assertNotBlocked(transactor.read, form)
      await countAsking(form, address)
      return transactor.transact(async (tx) => {
        const inquiry = await insert(tx, form, target, language)
        const token = await mails.receipt(tx, inquiry)
        await tell(tx, inquiry)
        await deps.sweep(tx)
        return { number: inquiry.number, address: links.address(token, language) }
      })
    },
  }
}
