import { resolve as absolute } from 'node:path'
import { clusterExists } from './cluster.ts'
import { findPostmaster, waitUntilReady } from './postmaster.ts'
import { prepareDatabase } from './roles.ts'
import { adminUrlOf, type EmbeddedPostgresOptions, startEmbeddedPostgres } from './supervisor.ts'

const PATIENCE_MS = 60_000

/**
 * The PostgreSQL of a data folder for a command that runs beside the server: the one that is running, which stays
 * as it is, or else one that is started until `stop`. Throws StartError as the start does.
 */
export async function reachEmbeddedPostgres(
  options: EmbeddedPostgresOptions,
): Promise<{ url: string; stop: () => Promise<void> }> {
  const dataDir = absolute(options.dataDir)
  const found = (await clusterExists(dataDir)) ? await findPostmaster(dataDir) : undefined
  const ready = found && (await waitUntilReady(found.pid, dataDir, AbortSignal.timeout(PATIENCE_MS)))
  if (!ready) return startEmbeddedPostgres(options)
  const url = await prepareDatabase(await adminUrlOf(dataDir, ready.port), options.database ?? 'portal')
  return { url, stop: async () => undefined }
}
