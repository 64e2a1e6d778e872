import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

const setupFiles = ['packages/testkit/src/setup-file.ts']
const postgres = 'packages/testkit/src/setup-postgres.ts'
const build = 'tools/bootstrap/setup-build.mjs'

/** Tests wait for things, not for a time; a machine that is busy with others takes several times as long. */
const PATIENCE_MS = 60_000
const poll = { timeout: PATIENCE_MS / 2 }
const browserPatience = { testTimeout: 4 * PATIENCE_MS, hookTimeout: 4 * PATIENCE_MS }

/** Stories that count bytes on their way or allow a page a second: they have the machine for themselves. */
const measured = [
  'e2e/budget.spec.ts',
  'e2e/console/an-operator-chooses-what-the-home-page-shows.spec.ts',
  'e2e/website/a-card-stands-on-another-site.spec.ts',
  'e2e/website/a-page-is-kept-until-something-changes.spec.ts',
  'e2e/workbench/a-video-arrives-over-a-bad-line.spec.ts',
]

/** Begins with the walks, which are short files that take long (of all pages: six minutes): no worker should be left alone with one. */
class WalksFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isWalk = ({ moduleId }: TestSpecification): boolean => /[./]walk\.(test|spec)\.ts$/.test(moduleId)
    const sorted = await super.sort(files)
    return [...sorted.filter(isWalk), ...sorted.filter((file) => !isWalk(file))]
  }
}

/** Projects of one group run side by side, the groups one after the other. */
export default defineConfig({
  test: {
    maxWorkers: 2,
    // Files of a worker share what they import, and the browser: every test makes its own world, none changes a module.
    isolate: false,
    sequence: { sequencer: WalksFirst },
    // What no test imports and yet decides what it does.
    forceRerunTriggers: [
      '**/vitest.config.ts',
      '**/package.json',
      '**/package-lock.json',
      '**/*.sql',
      '**/packages/testkit/src/{setup-postgres,postgres,setup-file}.ts',
      '**/tools/bootstrap/{setup-build,built}.mjs',
    ],
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
          exclude: measured,
          globalSetup: [build, postgres],
          setupFiles,
          expect: { poll },
          sequence: { groupOrder: 1 },
          ...browserPatience,
        },
      },
      {
        test: {
          name: 'measured',
          include: measured,
          globalSetup: [build, postgres],
          setupFiles,
          expect: { poll },
          sequence: { groupOrder: 2 },
          fileParallelism: false,
          ...browserPatience,
        },
      },
      {
        test: {
          name: 'start',
          include: ['e2e/start/**/*.test.ts'],
          globalSetup: [build, postgres],
          expect: { poll },
          sequence: { groupOrder: 3 },
          ...browserPatience,
        },
      },
    ],
  },
})
