import { type ComponentProps, type SyntheticEvent, useState } from 'react'
import type { Suggestions } from './suggestions.tsx'

type Props = Omit<ComponentProps<'input'>, 'type' | 'name' | 'maxLength' | 'onFocus' | 'onInput'>

/** The box of the website's search. Whatever suggests is fetched when somebody first comes to it; without, it searches. */
export function SearchField(props: Props) {
  const [part, setPart] = useState<{ Suggests: typeof Suggestions; box: HTMLInputElement } | null>(null)
  const come = ({ currentTarget: box }: SyntheticEvent<HTMLInputElement>): void => {
    if (part === null)
      import('./suggestions.tsx').then(({ Suggestions: Suggests }) => setPart({ Suggests, box })).catch(() => undefined)
  }
  return (
    <>
      <input {...props} type="search" name="keywords" maxLength={100} onFocus={come} onInput={come} />
      {part && <part.Suggests box={part.box} />}
    </>
  )
}
