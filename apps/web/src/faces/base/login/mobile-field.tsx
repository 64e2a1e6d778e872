import { useMessages } from '../../../lib/i18n/language.ts'
import { Field } from './field.tsx'
import { loginMessages } from './login.messages.ts'
import type { Bound } from './use-entries.ts'

export function MobileField({ entry }: { entry: Bound }) {
  const t = useMessages(loginMessages)
  return <Field {...entry} label={t.mobile} type="tel" autoComplete="tel-national" inputMode="numeric" maxLength={11} />
}
