import type { Page } from 'playwright-core'
import type { BundleOrder } from './bundle.ts'

/** One piece of work. `key` names it in the manifest, `settings` are what its result depends on besides the machine. */
export type Job = BundleOrder & {
  readonly key: string
  readonly settings: object
  /** `hash` stands for the machine and the settings. */
  take(page: Page, hash: string): Promise<void>
}
