import type { InquiryEntrance } from '@portal/contract/inquiry'
import { INQUIRY_PATH, inquiryLimits, type InquiryTargetType } from '@portal/contract/inquiry-kind'
import { useLanguage, useMessages } from '../../lib/i18n/language.ts'
import { Choices, Consent, TextArea, TextInput } from '../site-form/field.tsx'
import { Receipt } from '../site-form/receipt.tsx'
import css from '../site-form/site-form.module.css'
import { siteFields, SiteForm } from '../site-form/site-form.tsx'
import { useSiteForm } from '../site-form/use-site-form.ts'
import { inquiryFormMessages } from './inquiry-form.messages.ts'

export interface InquiryTargetView {
  type: InquiryTargetType
  /** '' for the platform. */
  id: string
}
interface Props {
  target: InquiryTargetView
  entrance: InquiryEntrance
}

/** What is agreed to, with the text that says so. */
function Agreement({ platform }: { platform: boolean }) {
  const t = useMessages(inquiryFormMessages)
  const language = useLanguage()
  return (
    <>
      {t.consentBefore}
      <a href={`/website/privacy${language === 'en' ? '?lang=en' : ''}`} target="_blank" rel="noreferrer">
        {t.privacy}
      </a>
      {platform ? t.consentPlatform : t.consentMaker}
    </>
  )
}

/**
 * The form of an inquiry; on pages of its own a part that comes late. That one of the two addresses is needed, the server
 * says.
 */
export default function InquiryForm({ target, entrance }: Props) {
  const t = useMessages(inquiryFormMessages)
  const form = useSiteForm({ entrance, failed: t.failed })
  const { entries } = entrance
  const { faults, receipt } = form
  const platform = target.type === 'platform'
  const { text, name, company, email, phone } = t
  const labels = { purpose: platform ? t.topic : t.purpose, text, name, company, email, phone }
  const field = siteFields(entrance, form, labels, inquiryLimits)
  if (receipt) {
    const { number, address } = receipt
    const kept = receipt.email === '' ? t.doneLink : t.doneMail(receipt.email)
    return <Receipt title={t.doneTitle} number={t.done(number)} kept={kept} address={address} follow={t.follow} />
  }
  return (
    <SiteForm
      action={INQUIRY_PATH}
      entrance={entrance}
      form={form}
      hidden={{ targetType: target.type, targetId: target.id, privacy: entrance.privacy }}
      labels={labels}
      words={{ check: t.check, submit: t.submit, sending: t.sending }}
    >
      <Choices
        name="purpose"
        legend={labels.purpose}
        options={entrance.purposes[platform ? 'platform' : 'maker']}
        chosen={entries['purpose']}
        fault={faults['purpose']}
      />
      <TextArea {...field('text')} hint={platform ? t.contactHint : t.textHint} rows={5} required />
      <div className={css['pair']}>
        <TextInput {...field('name')} autoComplete="name" required />
        <TextInput {...field('company')} autoComplete="organization" />
      </div>
      <div className={css['pair']}>
        <TextInput {...field('email')} hint={t.emailHint} type="email" autoComplete="email" />
        <TextInput {...field('phone')} hint={t.phoneHint} type="tel" autoComplete="tel" />
      </div>
      <Consent given={entries['consent'] === 'yes'} fault={faults['consent']}>
        <Agreement platform={platform} />
      </Consent>
    </SiteForm>
  )
}
