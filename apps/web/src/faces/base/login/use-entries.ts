import { type FocusEvent, type FormEvent, type RefObject, useRef, useState } from 'react'
import { CallError } from '../../../lib/http.ts'
import { useLanguage } from '../../../lib/i18n/language.ts'
import { useSubmissionGuard } from '../../../lib/use-submission-guard.ts'
import { type OwnWords, type Refusal, refusalOf, wordsOf } from './said.ts'
import { type Checks, inputOf, read, type Typed, useJudgement } from './use-judgement.ts'

/** What was typed and may be carried from one form to the next: a username, a mobile. Never a secret. */
export type Kept = Map<string, string>

interface Options<Name extends string> {
  kept?: Kept
  /** Names of entries that are carried to the next form. */
  keeps?: readonly Name[]
  /** The entry that a refusal is about; none: it is about the whole form. */
  about?: (error: CallError) => Name | undefined
  /** Where to go on after a refusal that is about the whole form. */
  goOn?: Name
  /** What a refusal with this code says after the language was switched. */
  own?: OwnWords
  /** Carries out the form; a CallError is shown. */
  send: (typed: Typed<Name>) => Promise<void>
  /** Something to do after a refusal, e.g. another captcha. */
  onRefused?: (error: CallError) => void
}

/** What ties a field to its entry. */
export interface Bound {
  id: string
  error: string | undefined
  defaultValue: string | undefined
  onChange(): void
  onBlur(event: FocusEvent<HTMLInputElement>): void
}

const nothingKept: Kept = new Map()

function focusEntry(form: RefObject<HTMLFormElement | null>, name: string): void {
  const input = inputOf(form.current, name)
  input?.focus()
  if (input?.type !== 'checkbox') input?.select()
}

/** A form whose entries the browser keeps: what is wrong with them, what the server refused, and its submission. */
export function useEntries<const Name extends string>(checks: Checks<Name>, options: Options<NoInfer<Name>>) {
  const { kept = nothingKept, keeps = [] } = options
  const language = useLanguage()
  const form = useRef<HTMLFormElement>(null)
  const judgement = useJudgement(form, checks)
  const { names, wrong, tell } = judgement
  const [heard, setHeard] = useState<Readonly<Record<string, string>>>(() => Object.fromEntries(kept))
  const [refusal, setRefusal] = useState<Refusal>()

  const show = (error: CallError): void => {
    const name = options.about?.(error)
    if (name) tell(name, refusalOf(error, language))
    else setRefusal(refusalOf(error, language))
    const next = name ?? options.goOn
    if (next) focusEntry(form, next)
    options.onRefused?.(error)
  }
  const { shut, once } = useSubmissionGuard<void>()
  const submit = (): Promise<void> => {
    const typed = read(form.current, names)
    return once(typed, () => options.send(typed)).catch((error: unknown) => {
      if (!(error instanceof CallError)) throw error
      show(error)
    })
  }
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault()
    if (shut) return
    setRefusal(undefined)
    const first = judgement.judgeAll()
    if (first) focusEntry(form, first)
    else void submit()
  }
  const change = (name: Name): void => {
    const value = inputOf(form.current, name)?.value ?? ''
    setHeard((before) => ({ ...before, [name]: value }))
    if (keeps.includes(name)) kept.set(name, value)
    judgement.changed(name)
  }

  return {
    busy: shut,
    refusal: wordsOf(refusal, language, options.own) ?? '',
    /** For the `<form>`. */
    formProps: { ref: form, method: 'post', noValidate: true, 'aria-busy': shut, onSubmit },
    /** For a `<Field>`. */
    bind: (name: Name): Bound => ({
      id: name,
      error: wordsOf(wrong[name], language, options.own),
      defaultValue: kept.get(name),
      onChange: (): void => change(name),
      onBlur: (event: FocusEvent<HTMLInputElement>): void => judgement.left(name, event),
    }),
    /** What was typed into an entry, as far as it was heard of. */
    heard: (name: Name): string => heard[name] ?? '',
    /** Judges one entry now, as if it was submitted; '' when it is wrong, with the focus on it. */
    demand: (name: Name): string => {
      const value = read(form.current, names)[name]
      setHeard((before) => ({ ...before, [name]: value }))
      if (judgement.judge(name) === undefined) return value
      focusEntry(form, name)
      return ''
    },
    /** Puts a value in, as if typed. */
    put: (name: Name, value: string): void => {
      const input = inputOf(form.current, name)
      if (input) input.value = value
      change(name)
    },
    /** Empties an entry that serves once, without a word. */
    empty: (name: Name): void => {
      const input = inputOf(form.current, name)
      if (input) input.value = ''
    },
    ticked: (name: Name): boolean => inputOf(form.current, name)?.checked === true,
    tell,
    focus: (name: Name): void => focusEntry(form, name),
    /** Forgets what was said. */
    quiet: (): void => {
      judgement.clear()
      setRefusal(undefined)
    },
  }
}

export type Entries<Name extends string> = ReturnType<typeof useEntries<Name>>
