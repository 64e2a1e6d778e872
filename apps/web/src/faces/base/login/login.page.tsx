import type { SiteInfo } from '@portal/contract/site'
import { useEffect, useRef, useState } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { useMessages } from '../../../lib/i18n/language.ts'
import { ask } from '../../../features/admission/ask.ts'
import type { Owed } from './challenge.ts'
import { FactorForm } from './factor-form.tsx'
import { ForgottenForm } from './forgotten-form.tsx'
import { type FormName, formOf } from './form-address.ts'
import type { Closed, FormProps } from './form-props.ts'
import css from './forms.module.css'
import { Frame } from './frame.tsx'
import { LinkOffer } from './link-offer.tsx'
import loginCss from './login.module.css'
import { loginMessages } from './login.messages.ts'
import { PasswordForm } from './password-form.tsx'
import { RegisterForm } from './register-form.tsx'
import { SmsForm } from './sms-form.tsx'
import { ClosedRegister } from './to-register.tsx'
import type { Kept } from './use-entries.ts'
import { useProvider } from './use-provider.ts'

const forms: Record<FormName, (props: FormProps) => React.ReactNode> = {
  password: PasswordForm,
  sms: SmsForm,
  register: RegisterForm,
  forgotten: ForgottenForm,
}

function useHeadings(form: FormName): { heading: string; intro: string } {
  const t = useMessages(loginMessages)
  const all = {
    password: [t.heading, t.intro],
    sms: [t.smsHeading, t.smsIntro],
    register: [t.registerHeading, t.registerIntro],
    forgotten: [t.forgottenHeading, t.forgottenIntro],
  } as const
  const [heading, intro] = all[form]
  return { heading, intro }
}

/** How one may sign in here; undefined while, or if, it is not known. */
function useSite(): SiteInfo | undefined {
  const [site, setSite] = useState<SiteInfo>()
  useEffect(() => {
    const controller = new AbortController()
    ask('siteInfo', {}, controller.signal).then(setSite, () => undefined)
    return () => controller.abort()
  }, [])
  return site
}

/** Whom to ask while registration is closed; null when anybody may register, or it is not known: the server decides. */
function useClosed(): Closed {
  const [closed, setClosed] = useState<Closed>(null)
  useEffect(() => {
    const controller = new AbortController()
    ask('webSetting', {}, controller.signal).then(
      ({ registration, contact }) => setClosed(registration.open ? null : contact),
      () => undefined,
    )
    return () => controller.abort()
  }, [])
  return closed
}

/** Where there is a keyboard of its own: that of a touch screen would cover half the page unasked. */
const KEYBOARD = '(hover: hover) and (pointer: fine)'

/** Every form is a page to whoever comes to it: its name in the window's title, the focus at its beginning. Who arrives at the page types at once. */
function useArrival(form: FormName, heading: string): void {
  const { platform } = useMessages(loginMessages)
  useEffect(() => {
    document.title = `${heading} · ${platform}`
  }, [heading, platform])
  useEffect(() => {
    if (matchMedia(KEYBOARD).matches) document.querySelector<HTMLElement>('#username')?.focus({ preventScroll: true })
  }, [])
  const last = useRef(form)
  useEffect(() => {
    if (last.current === form) return
    last.current = form
    window.scrollTo(0, 0)
    document.querySelector('main')?.focus({ preventScroll: true })
  }, [form])
}

/** The second step, in the place of the form that led to it. */
function SecondStep({ owed, onBack }: { owed: Owed; onBack(): void }) {
  const t = useMessages(loginMessages)
  return (
    <Frame>
      <h1>{t.factorHeading}</h1>
      <p className={loginCss['intro']}>{t.factorIntro}</p>
      <FactorForm owed={owed} onBack={onBack} />
    </Frame>
  )
}

/** Coming in: by password, by SMS, from elsewhere; registering; a new password for who forgot theirs. */
export default function LoginPage() {
  const t = useMessages(loginMessages)
  const [search] = useSearchParams()
  const state: unknown = useLocation().state
  const form = formOf(search)
  const { heading, intro } = useHeadings(form)
  const site = useSite()
  const closed = useClosed()
  const provider = useProvider()
  const [kept] = useState<Kept>(() => new Map())
  const [owed, setOwed] = useState<Owed>()
  useArrival(form, heading)
  const owing = owed ?? provider.owed
  const Form = form === 'register' && closed ? ClosedRegister : forms[form]
  const wasReset = form === 'password' && state !== null && typeof state === 'object' && 'wasReset' in state
  if (owing)
    return (
      <SecondStep
        owed={owing}
        onBack={() => {
          setOwed(undefined)
          provider.startAgain()
        }}
      />
    )
  return (
    <Frame>
      <h1>{heading}</h1>
      <p className={loginCss['intro']}>{intro}</p>
      {wasReset && (
        <p className={css['good']} role="status">
          {t.wasReset}
        </p>
      )}
      {provider.refusal !== '' && (
        <p className={loginCss['refusal']} role="alert">
          {provider.refusal}
        </p>
      )}
      {provider.link && (
        <LinkOffer link={provider.link} form={form} closed={closed !== null} onCancel={provider.unlink} />
      )}
      {provider.working ? (
        <p className={css['working']} role="status" aria-busy="true">
          {t.providerWorking}
        </p>
      ) : (
        <Form key={form} site={site} link={provider.link} kept={kept} closed={closed} onOwed={setOwed} />
      )}
    </Frame>
  )
}
