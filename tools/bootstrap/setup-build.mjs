/** Vitest global setup: end-to-end tests run what production runs, so it is built first when its sources changed. */
import { ensureBuilt } from './built.mjs'
import { root } from './prepare.mjs'

/** Called by Vitest once per project. */
export default function setup() {
  ensureBuilt(root, process.execPath)
}
