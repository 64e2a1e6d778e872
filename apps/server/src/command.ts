/** What commands beside the server share: their database, and how they say what went wrong. */
import type { Environment } from './env.ts'
import { checkDatabase, reachEmbeddedPostgres } from './platform/embedded-postgres/index.ts'
import { Fault } from './platform/errors.ts'
import { bilingual, StartError } from './platform/start-error.ts'

/** DATABASE_URL or the built-in database, whether or not the server is running. */
export async function openDatabase(env: Environment): Promise<{ url: string; stop: () => Promise<void> }> {
  if (env.databaseUrl === null) return reachEmbeddedPostgres({ dataDir: env.dataDir, log: () => undefined })
  await checkDatabase(env.databaseUrl)
  return { url: env.databaseUrl, stop: async () => undefined }
}

/** A sentence for what a person can put right, the whole error for what only we can. */
export function textOf(error: unknown): string {
  if (error instanceof Fault) return bilingual({ zh: error.says['zh-cn'], en: error.says.en })
  if (error instanceof StartError) return error.message
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}
