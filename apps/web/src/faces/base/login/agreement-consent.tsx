import { useRef } from 'react'
import { AgreementText } from '../../../features/agreement/agreement-text.tsx'
import { useMessages } from '../../../lib/i18n/language.ts'
import css from './forms.module.css'
import look from './agreement-consent.module.css'
import { loginMessages } from './login.messages.ts'
import type { Agreement } from './use-agreement.ts'
import type { Bound } from './use-entries.ts'

interface DialogProps {
  agreement: Agreement
  close(): void
  agree(): void
}

/** The text over the form; the browser keeps the focus inside and closes it by Escape. */
function Reading({ agreement: { text, failed }, close, agree }: DialogProps) {
  const t = useMessages(loginMessages)
  return (
    <>
      <header>
        <h2 id="agreement-title">{text?.title ?? t.agreement}</h2>
        {text && <span>{t.agreementVersion(text.version)}</span>}
      </header>
      <div className={look['scroll']} tabIndex={0} role="region" aria-labelledby="agreement-title">
        {text ? <AgreementText html={text.html} /> : <p>{failed ? t.agreementFailed : t.agreementLoading}</p>}
      </div>
      <footer>
        <button type="button" className={look['plain']} onClick={close}>
          {t.close}
        </button>
        <button type="button" className={look['primary']} onClick={agree} disabled={!text}>
          {t.agree}
        </button>
      </footer>
    </>
  )
}

/** Consent to the user agreement, whose text is a link away or read in place, and to the privacy policy. */
export function AgreementConsent({ entry, agreement }: { entry: Bound; agreement: Agreement }) {
  const t = useMessages(loginMessages)
  const dialog = useRef<HTMLDialogElement>(null)
  const box = useRef<HTMLInputElement>(null)
  const agree = (): void => {
    dialog.current?.close()
    if (box.current && !box.current.checked) box.current.click()
    box.current?.focus()
  }
  return (
    <div className={look['consent']}>
      <div className={css['row']}>
        <label className={css['check']}>
          <input
            ref={box}
            type="checkbox"
            id={entry.id}
            name={entry.id}
            required
            aria-invalid={entry.error !== undefined}
            aria-describedby={`${entry.id}-said`}
            onChange={entry.onChange}
          />
          <span>
            {t.agreementRead}{' '}
            <a
              href={agreement.address}
              target="_blank"
              rel="noopener"
              aria-label={`${t.agreement} (${t.agreementNewTab})`}
            >
              {t.agreement}
            </a>{' '}
            {t.and}{' '}
            <a
              href={agreement.address.replace('agreement', 'privacy')}
              target="_blank"
              rel="noopener"
              aria-label={`${t.privacy} (${t.agreementNewTab})`}
            >
              {t.privacy}
            </a>
          </span>
        </label>
        <button type="button" className={css['link']} onClick={() => dialog.current?.showModal()}>
          {t.agreementHere}
        </button>
      </div>
      <p id={`${entry.id}-said`} className={look['said']} aria-live="polite">
        {entry.error}
      </p>
      <dialog ref={dialog} className={look['dialog']} aria-labelledby="agreement-title">
        <Reading agreement={agreement} close={() => dialog.current?.close()} agree={agree} />
      </dialog>
    </div>
  )
}
