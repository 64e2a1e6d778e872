/** Rows with a generated column `files`: the ids of the files that their documents name. */
import { sql } from 'kysely'

/** Whether a row names one of these files; in the form of the index on `files`. */
export const namesFileSql = (fileIds: readonly string[]) => sql<boolean>`files && ${[...fileIds]}::uuid[]`

/** Those of `fileIds` that any of the rows names. */
export function filesNamedBy(rows: readonly { files: string[] | null }[], fileIds: readonly string[]): string[] {
  const named = new Set(rows.flatMap(({ files }) => files ?? []))
  return fileIds.filter((id) => named.has(id))
}
