/** Runs the stories that fail on purpose: never part of a run of the suite. */
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['e2e/tooling/*.fixture.ts'],
    globalSetup: ['e2e/tooling/same-cluster.ts'],
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
})
