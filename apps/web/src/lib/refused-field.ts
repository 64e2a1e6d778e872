/** Refusals that say which field of a form they are about. */
import type { Bilingual } from '@portal/contract/kit'
import { CallError } from './http.ts'

interface RefusedField {
  path: string
  says: Bilingual
}

const isField = (found: unknown): found is RefusedField =>
  found !== null && typeof found === 'object' && 'path' in found && 'says' in found

/** The first field that a refusal is about, with what is wrong; undefined when it is about no field. */
export function refusedField(error: unknown): RefusedField | undefined {
  const data = error instanceof CallError ? error.data : null
  const fields: unknown = data !== null && typeof data === 'object' ? Reflect.get(data, 'fields') : undefined
  return Array.isArray(fields) ? fields.find(isField) : undefined
}
