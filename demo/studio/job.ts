import type { Page } from 'playwright-core'

/** One piece of work. `key` names it in the manifest, `settings` are what its result depends on besides the machine. */
export type Job = {
  readonly key: string
  readonly machineId: string
  readonly entry: 'studio' | 'set'
  readonly settings: object
  /** `hash` stands for the machine and the settings. */
  take(page: Page, hash: string): Promise<void>
}
