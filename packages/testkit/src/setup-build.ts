/** Vitest global setup: end-to-end tests run what production runs, so it is built first when its sources changed. */
import { ensureBuilt } from '../../../tools/bootstrap/built.mjs'
import { root } from '../../../tools/bootstrap/prepare.mjs'

/** Called by Vitest once per project. */
export default function setup(): void {
  ensureBuilt(root, process.execPath)
}
