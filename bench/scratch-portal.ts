import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { cloneDatabase, startTestCluster } from '@portal/testkit/postgres'
import pg from 'pg'
import { migrate } from '../apps/server/src/platform/db/migrate.ts'
import { type RunningServer, startServer } from '../e2e/support/server.ts'

export interface ScratchPortal extends RunningServer {
  databaseUrl: string
  dataDir: string
  pool: pg.Pool
}

/** The built server as a process of its own on a migrated database, empty or with the demo; `stop` removes everything. */
export async function startScratchPortal(
  seed: 'none' | 'demo' = 'none',
  variables: Record<string, string> = {},
): Promise<ScratchPortal> {
  const cluster = await startTestCluster((url) => migrate(url))
  const dataDir = await mkdtemp(join(tmpdir(), 'bench-'))
  const { url } = await cloneDatabase(cluster.adminUrl)
  const pool = new pg.Pool({ connectionString: url, max: 4 })
  const clean = async () => {
    await pool.end()
    await cluster.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
  try {
    const server = await startServer({ DATABASE_URL: url, DATA_DIR: dataDir, SEED: seed, ...variables })
    return { ...server, databaseUrl: url, dataDir, pool, stop: () => server.stop().then(clean) }
  } catch (error) {
    await clean()
    throw error
  }
}
