import { type FocusEvent, type RefObject, useState } from 'react'
import type { Check } from './checks.ts'
import type { Said } from './said.ts'

export type Checks<Name extends string> = Readonly<Record<Name, Check>>
export type Typed<Name extends string> = Readonly<Record<Name, string>>
type Wrong<Name extends string> = Partial<Record<Name, Said | undefined>>

/** The input of an entry, when the form shows it. */
export function inputOf(form: HTMLFormElement | null, name: string): HTMLInputElement | undefined {
  const found = form?.elements.namedItem(name)
  return found instanceof HTMLInputElement ? found : undefined
}

/** What is typed now; what the browser filled in by itself is read, too. An entry that is not shown is ''. */
export function read<Name extends string>(form: HTMLFormElement | null, names: readonly Name[]): Typed<Name> {
  const data = new FormData(form ?? undefined)
  const text = (value: FormDataEntryValue | null): string => (typeof value === 'string' ? value : '')
  return Object.fromEntries(names.map((name) => [name, text(data.get(name))])) as Typed<Name>
}

/** What is wrong with the entries of a form. */
export function useJudgement<Name extends string>(form: RefObject<HTMLFormElement | null>, checks: Checks<Name>) {
  const names = Object.keys(checks) as Name[]
  const [wrong, setWrong] = useState<Wrong<Name>>({})
  const judge = (name: Name): Said | undefined => {
    const typed = read(form.current, names)
    return inputOf(form.current, name) ? checks[name](typed[name], typed) : undefined
  }
  const judgeThese = (these: readonly Name[]): Wrong<Name> =>
    Object.fromEntries(these.map((name) => [name, judge(name)])) as Wrong<Name>
  /** Says something about an entry, e.g. that the server does not take it. */
  const tell = (name: Name, said: Said | undefined): void => setWrong((before) => ({ ...before, [name]: said }))
  return {
    names,
    wrong,
    tell,
    clear: (): void => setWrong({}),
    /** Judges an entry and shows what was found. */
    judge: (name: Name): Said | undefined => {
      const found = judge(name)
      tell(name, found)
      return found
    },
    /** Judges the whole form; answers the first entry that is wrong. */
    judgeAll: (): Name | undefined => {
      const found = judgeThese(names)
      setWrong(found)
      return names.find((name) => found[name] !== undefined)
    },
    /** A message goes as soon as what it asked for is done; a second entry of a password depends on the first. */
    changed: (name: Name): void => {
      const shown = names.filter((one) => wrong[one] && (one === name || typeof wrong[one] === 'string'))
      if (shown.length > 0) setWrong({ ...wrong, ...judgeThese(shown) })
    },
    /** Leaving an entry that cannot be right tells so at once; an untouched one says nothing. */
    left: (name: Name, event: FocusEvent<HTMLInputElement>): void => {
      if (event.target.value !== '' && typeof wrong[name] !== 'object') tell(name, judge(name))
    },
  }
}
