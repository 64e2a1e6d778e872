import { Conflict } from '@portal/contract/content'
import { CallError } from '../../lib/http.ts'

/** The conflict that a refused save tells about, if that is why it was refused. */
export function conflictOf(error: unknown): Conflict | undefined {
  if (!(error instanceof CallError) || error.code !== 'A0409') return undefined
  return Conflict.safeParse(error.data).data
}
