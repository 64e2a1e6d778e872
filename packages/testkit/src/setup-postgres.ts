/** Vitest global setup: starts the run's cluster; tests read its address with `inject('adminUrl')`. */
import { migrate } from '@portal/server/src/platform/db/migrate.ts'
import type { TestProject } from 'vitest/node'
import { startTestCluster } from './postgres.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** The `postgres` database of the test cluster: what `cloneDatabase` takes. */
    adminUrl: string
  }
}

/** Called by Vitest once per project; answers the teardown. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const cluster = await startTestCluster((url) => migrate(url))
  project.provide('adminUrl', cluster.adminUrl)
  return cluster.stop
}
