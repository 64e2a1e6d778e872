import { defineConfig } from 'vitest/config'

const setupFiles = ['packages/testkit/src/fail-on-console-error.ts']
const postgres = 'packages/testkit/src/setup-postgres.ts'
const build = 'tools/bootstrap/setup-build.mjs'

/** Tests wait for things, not for a time; a machine that is busy with others takes several times as long. */
const PATIENCE_MS = 60_000
const poll = { timeout: PATIENCE_MS / 2 }

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'unit',
          include: [
            'packages/**/*.test.ts',
            'apps/web/src/**/*.test.{ts,tsx}',
            'tools/**/*.test.ts',
            'demo/**/*.test.ts',
          ],
          setupFiles,
          expect: { poll },
          testTimeout: PATIENCE_MS,
        },
      },
      {
        test: {
          name: 'integration',
          include: ['apps/server/src/**/*.test.ts'],
          globalSetup: [postgres],
          setupFiles,
          expect: { poll },
          testTimeout: PATIENCE_MS,
          hookTimeout: 2 * PATIENCE_MS,
        },
      },
      {
        test: {
          name: 'e2e',
          include: ['e2e/**/*.spec.ts'],
          globalSetup: [build, postgres],
          setupFiles,
          expect: { poll },
          // One browser and one server at a time: two cores, and pages that are measured by the clock.
          fileParallelism: false,
          testTimeout: 4 * PATIENCE_MS,
          hookTimeout: 4 * PATIENCE_MS,
        },
      },
      {
        test: {
          name: 'start',
          include: ['e2e/start/**/*.test.ts'],
          globalSetup: [build, postgres],
          expect: { poll },
          fileParallelism: false,
          testTimeout: 4 * PATIENCE_MS,
          hookTimeout: 4 * PATIENCE_MS,
        },
      },
    ],
  },
})
