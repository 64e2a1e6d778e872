/** Vitest global setup: starts the run's cluster; tests read its address with `inject('adminUrl')`. */
import { migrate } from '@portal/server/src/platform/db/migrate.ts'
import type { TestProject } from 'vitest/node'
import { startTestCluster, type TestCluster } from './postgres.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** The `postgres` database of the test cluster: what `cloneDatabase` takes. */
    adminUrl: string
  }
}

/** All projects of a run use one cluster: the first starts it, the last stops it. */
let cluster: Promise<TestCluster> | undefined
let users = 0

/** Called by Vitest once per project; answers the teardown. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  users += 1
  cluster ??= startTestCluster((url) => migrate(url))
  const { adminUrl, stop } = await cluster
  project.provide('adminUrl', adminUrl)
  return async () => {
    users -= 1
    if (users === 0) await stop()
  }
}
