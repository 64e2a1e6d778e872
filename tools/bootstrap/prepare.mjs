/** The first steps of every command: packages, then the Node to go on with. */
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ensureInstalled } from './install.mjs'
import { findNode } from './pinned-node.mjs'
import { GiveUp } from './say.mjs'

/** The repository's folder. */
export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))))

/**
 * Installs what is missing and answers the Node to run the product with. `withFences` also installs the import
 * checker, whose TypeScript is another one and therefore lives in a folder of its own.
 * @param {{ withFences?: boolean }} [options]
 */
export async function prepare({ withFences = false } = {}) {
  await ensureInstalled(root, { zh: '依赖', en: 'the packages' })
  if (withFences) {
    await ensureInstalled(join(root, 'tools/fences'), { zh: '导入检查工具', en: 'the import checker' })
  }
  return findNode(root)
}

/** Runs a command's steps; a reason to give up is told in one line, with exit code 1. @param {() => Promise<void>} steps */
export async function command(steps) {
  try {
    await steps()
  } catch (error) {
    if (!(error instanceof GiveUp)) throw error
    console.error(error.message)
    process.exitCode = 1
  }
}
