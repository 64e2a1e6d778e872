import type { InquiryEntrance } from '@portal/contract/inquiry'
import { INQUIRY_PATH, inquiryLimits, type InquiryTargetType } from '@portal/contract/inquiry-kind'
import { useLanguage, useMessages } from '../../lib/i18n/language.ts'
import page from '../../ui/page.module.css'
import { Choices, Consent, FaultSummary, TextArea, TextInput, Unseen, useScript } from '../site-form/field.tsx'
import { Receipt } from '../site-form/receipt.tsx'
import css from '../site-form/site-form.module.css'
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
type Typed = Record<string, string | undefined>

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
 * The form of an inquiry; on pages of its own a part that comes late. Without script the browser posts it and is led on,
 * and the server says that one of the two addresses is needed; with script it stays where it is.
 */
export default function InquiryForm({ target, entrance }: Props) {
  const t = useMessages(inquiryFormMessages)
  const script = useScript()
  const first = Object.fromEntries(entrance.faults.map(({ field, says }) => [field, says]))
  const { faults, busy, receipt, submit } = useSiteForm({ first, failed: t.failed })
  const entries: Typed = entrance.entries
  const wrong: Typed = faults
  const field = (name: 'text' | 'name' | 'company' | 'email' | 'phone') => ({
    name,
    label: t[name],
    maxLength: inquiryLimits[name],
    defaultValue: entries[name],
    fault: wrong[name],
  })
  if (receipt) {
    const { number, email, address } = receipt
    const kept = email === '' ? t.doneLink : t.doneMail(email)
    return <Receipt title={t.doneTitle} number={t.done(number)} kept={kept} address={address} follow={t.follow} />
  }
  const platform = target.type === 'platform'
  const purpose = platform ? t.topic : t.purpose
  const labels = { purpose, text: t.text, name: t.name, company: t.company, email: t.email, phone: t.phone }
  return (
    <form className={css['form']} method="post" action={INQUIRY_PATH} noValidate={script} onSubmit={submit}>
      <input type="hidden" name="targetType" value={target.type} />
      <input type="hidden" name="targetId" value={target.id} />
      <input type="hidden" name="privacy" value={entrance.privacy} />
      <Unseen stamp={entrance.stamp} trap={t.homepage} />
      <FaultSummary faults={faults} check={t.check} labels={labels} />
      <Choices
        name="purpose"
        legend={purpose}
        options={entrance.purposes[platform ? 'platform' : 'maker']}
        chosen={entries['purpose']}
        fault={wrong['purpose']}
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
      <Consent given={entries['consent'] === 'yes'} fault={wrong['consent']}>
        <Agreement platform={platform} />
      </Consent>
      <div>
        <button type="submit" className={`${page['button']} ${page['primary']}`} aria-disabled={busy}>
          {busy ? t.sending : t.submit}
        </button>
      </div>
    </form>
  )
}
