import { complaintLimits } from '@portal/contract/complaint-kind'
import { type SubmitEvent, useState } from 'react'
import { languageTag, useLanguage, useMessages } from '../../../lib/i18n/language.ts'
import { complaintFormWords } from './complaint-form.messages.ts'

export interface Filed {
  number: string
  address: string
  email: string
}
/** What is wrong, by field; '' is about the whole form. */
export type Faults = Readonly<Record<string, string>>

interface Answer {
  code: string
  message: string
  data: {
    number?: string
    address?: string
    /** To be posted once more as it is, with this stamp where there is one. */
    again?: boolean
    stamp?: string
    fields?: { path: string; says: Record<'zh-cn' | 'en', string> }[]
  } | null
}

/** The server takes nothing within two seconds of showing a form; people do not notice the wait. */
const PAUSE_MS = 2_100
const TRIES = 3

async function post(form: HTMLFormElement, language: string): Promise<Answer> {
  const headers = { accept: 'application/json', 'accept-language': language }
  const response = await fetch(form.action, { method: 'POST', body: new FormData(form), headers })
  return (await response.json()) as Answer
}

async function postPatiently(form: HTMLFormElement, language: string): Promise<Answer> {
  for (let tried = 1; ; tried += 1) {
    const answer = await post(form, language)
    if (!answer.data?.again || tried === TRIES) return answer
    const stamp = form.elements.namedItem('stamp')
    if (answer.data.stamp !== undefined && stamp instanceof HTMLInputElement) stamp.value = answer.data.stamp
    await new Promise((resume) => setTimeout(resume, PAUSE_MS))
  }
}

/** Posts the form in place; without script the browser posts it by itself and is led to a page. */
export function useComplaint(first: Faults) {
  const language = useLanguage()
  const t = useMessages(complaintFormWords)
  const [faults, setFaults] = useState(first)
  const [busy, setBusy] = useState(false)
  const [filed, setFiled] = useState<Filed | null>(null)

  function refuse(form: HTMLFormElement, next: Faults): void {
    setFaults(next)
    const wrong = Object.keys(next).find((name) => name !== '')
    const field = wrong === undefined ? null : form.elements.namedItem(wrong)
    const input = field instanceof RadioNodeList ? field[0] : field
    if (input instanceof HTMLElement) input.focus()
  }

  /** Files that would be sent for nothing. */
  function unwanted(form: HTMLFormElement): string | undefined {
    const files = new FormData(form).getAll('proof').filter((file) => file instanceof File)
    const large = files.find(({ size }) => size > complaintLimits.fileBytes)
    if (large) return t.tooLarge(large.name)
    return files.length > complaintLimits.files ? t.tooMany : undefined
  }

  async function send(form: HTMLFormElement): Promise<void> {
    const { code, message, data } = await postPatiently(form, languageTag(language))
    if (code !== '0') {
      const fields = data?.fields?.map(({ path, says }) => [path, says[language]])
      refuse(form, fields ? Object.fromEntries(fields) : { '': message })
      return
    }
    const email = new FormData(form).get('email')
    setFiled({
      number: data?.number ?? '',
      address: data?.address ?? '',
      email: typeof email === 'string' ? email : '',
    })
  }

  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault()
    const form = event.currentTarget
    if (busy) return
    const proof = unwanted(form)
    if (proof !== undefined) {
      refuse(form, { proof })
      return
    }
    setBusy(true)
    send(form)
      .catch(() => setFaults({ '': t.failed }))
      .finally(() => setBusy(false))
  }

  return { faults, busy, filed, submit }
}
