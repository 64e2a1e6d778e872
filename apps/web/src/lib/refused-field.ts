/** Refusals that say which fields of a form they are about. */
import type { Bilingual } from '@portal/contract/kit'
import { CallError } from './http.ts'

interface RefusedField {
  path: string
  says: Bilingual
}

const isField = (found: unknown): found is RefusedField =>
  found !== null && typeof found === 'object' && 'path' in found && 'says' in found

/** The fields that a refusal is about, each with what is wrong; none when it is about no field. */
export function refusedFields(error: unknown): RefusedField[] {
  const data = error instanceof CallError ? error.data : null
  const fields: unknown = data !== null && typeof data === 'object' ? Reflect.get(data, 'fields') : undefined
  return Array.isArray(fields) ? fields.filter(isField) : []
}

/** The first of them. */
export const refusedField = (error: unknown): RefusedField | undefined => refusedFields(error)[0]
