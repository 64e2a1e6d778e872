import type { FormEntrance } from '@portal/contract/site-form'
import { type SubmitEvent, useState } from 'react'
import { languageTag, useLanguage } from '../../lib/i18n/language.ts'
import { useSubmissionGuard } from '../../lib/use-submission-guard.ts'

/** What is wrong, by field; '' is about the whole form. */
export type FormFaults = Readonly<Record<string, string>>

/** What was taken: its number, and the address of the page where it goes on. */
export interface FormReceipt {
  number: string
  address: string
  /** As it was typed; '' without one. */
  email: string
}

interface Answer {
  code: string
  message: string
  data:
    | (Omit<FormReceipt, 'email'> & {
        /** To be posted once more as it is, with this stamp where there is one. */
        again?: boolean
        stamp?: string
        fields?: { path: string; says: Record<'zh-cn' | 'en', string> }[]
      })
    | null
}

/** The server takes nothing within two seconds of showing a form; people do not notice the wait. */
const PAUSE_MS = 2_100
const TRIES = 3

async function post(form: HTMLFormElement, language: string): Promise<unknown> {
  const headers = { accept: 'application/json', 'accept-language': language }
  const response = await fetch(form.action, { method: 'POST', body: new FormData(form), headers })
  return response.json()
}

async function postPatiently(form: HTMLFormElement, language: string): Promise<Answer> {
  for (let tried = 1; ; tried += 1) {
    const answer = (await post(form, language)) as Answer
    if (!answer.data?.again || tried === TRIES) return answer
    const stamp = form.elements.namedItem('stamp')
    if (answer.data.stamp !== undefined && stamp instanceof HTMLInputElement) stamp.value = answer.data.stamp
    await new Promise((resume) => setTimeout(resume, PAUSE_MS))
  }
}

/** The server took nothing. */
class Refusal extends Error {
  readonly faults: FormFaults
  constructor(faults: FormFaults) {
    super()
    this.faults = faults
  }
}

/** Posts the form; a `Refusal` says what is wrong with it. */
async function send(form: HTMLFormElement, language: 'zh-cn' | 'en'): Promise<FormReceipt> {
  const { code, message, data } = await postPatiently(form, languageTag(language))
  if (code !== '0' || data === null) {
    const fields = data?.fields?.map(({ path, says }) => [path, says[language]])
    throw new Refusal(fields ? Object.fromEntries(fields) : { '': message })
  }
  const email = new FormData(form).get('email')
  return { ...data, email: typeof email === 'string' ? email : '' }
}

/** In the order in which their fields stand; what no field has is said first. */
function asTheyStand(form: HTMLFormElement, faults: FormFaults): FormFaults {
  const names = [...form.elements].map((field) => field.getAttribute('name') ?? '')
  const places = Object.entries(faults).toSorted(([one], [other]) => names.indexOf(one) - names.indexOf(other))
  return Object.fromEntries(places)
}

/** Shows the first fault where it is. */
function focusFault(form: HTMLFormElement, faults: FormFaults): void {
  const wrong = Object.keys(faults).find((name) => name !== '')
  const field = wrong === undefined ? null : form.elements.namedItem(wrong)
  const input = field instanceof RadioNodeList ? field[0] : field
  if (input instanceof HTMLElement) input.focus()
}

export interface SiteFormState {
  faults: FormFaults
  busy: boolean
  receipt: FormReceipt | null
  submit(event: SubmitEvent<HTMLFormElement>): void
}

/**
 * Posts a form in place; without script the browser posts it by itself and is led to a page. `entrance`: what was wrong
 * with a refused attempt. `failed`: what is said when nothing could be sent. `unwanted`: what is wrong before anything is
 * sent.
 */
export function useSiteForm(options: {
  entrance: Pick<FormEntrance, 'faults'>
  failed: string
  unwanted?: (form: HTMLFormElement) => FormFaults | null
}): SiteFormState {
  const language = useLanguage()
  const first = Object.fromEntries(options.entrance.faults.map(({ field, says }) => [field, says]))
  const [faults, setFaults] = useState<FormFaults>(first)
  const { shut, once } = useSubmissionGuard<FormReceipt>()
  const [receipt, setReceipt] = useState<FormReceipt | null>(null)

  function refuse(form: HTMLFormElement, next: FormFaults): void {
    const ordered = asTheyStand(form, next)
    setFaults(ordered)
    focusFault(form, ordered)
  }

  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault()
    const form = event.currentTarget
    if (shut) return
    const unwanted = options.unwanted?.(form)
    if (unwanted) {
      refuse(form, unwanted)
      return
    }
    once(null, () => send(form, language)).then(setReceipt, (error: unknown) => {
      if (error instanceof Refusal) refuse(form, error.faults)
      else setFaults({ '': options.failed })
    })
  }

  return { faults, busy: shut, receipt, submit }
}
