/** Units of measure in the language of the page. Runs on the server. */
import type { Language } from '@portal/contract/kit'
import { unitWords } from './unit-name.messages.ts'

/** The unit in the language; one that has no words here stays as the enterprise wrote it. */
export function unitName(language: Language, unit: string): string {
  const t: Readonly<Record<string, string | undefined>> = unitWords[language]
  return t[unit] ?? unit
}
