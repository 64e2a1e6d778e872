import { useMessages } from '../../../lib/i18n/language.ts'
import { Field } from './field.tsx'
import { loginWords } from './login.messages.ts'
import type { Bound } from './use-entries.ts'

export function MobileField({ entry }: { entry: Bound }) {
  const words = useMessages(loginWords)
  return (
    <Field {...entry} label={words.mobile} type="tel" autoComplete="tel-national" inputMode="numeric" maxLength={11} />
  )
}
