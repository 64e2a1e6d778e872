/** Builds the product when its sources changed since the last build. */
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { giveUp, say } from './say.mjs'

const SOURCES = ['apps/server', 'apps/web', 'packages/contract', 'docs/guide', 'tools/build.ts', 'package-lock.json']
const ENTRY = 'apps/server/dist/main.js'
const STAMP = 'apps/server/dist/.built'

/**
 * Makes sure that dist/ holds what the sources say. Throws GiveUp when the build fails.
 * @param {string} root @param {string} node the Node to build with
 */
export function ensureBuilt(root, node) {
  const wanted = hashOf(root)
  const stamp = join(root, STAMP)
  if (existsSync(join(root, ENTRY)) && existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return
  say('正在构建…', 'Building…')
  const { status } = spawnSync(node, ['tools/build.ts'], { cwd: root, stdio: 'inherit' })
  if (status !== 0) giveUp('构建失败，原因见上', 'The build failed; the reason stands above')
  writeFileSync(stamp, wanted)
}

/** One hash over names and contents: times lie after a checkout. */
function hashOf(root) {
  const hash = createHash('sha256')
  for (const source of SOURCES) {
    for (const file of filesUnder(join(root, source))) {
      hash
        .update(`${relative(root, file)}\0`)
        .update(readFileSync(file))
        .update('\0')
    }
  }
  return hash.digest('hex')
}

function filesUnder(path) {
  if (/\.(ts|json)$/.test(path)) return [path]
  const entries = readdirSync(path, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1))
  return entries.flatMap((entry) => {
    if (/^(dist|node_modules)$/.test(entry.name) || /\.test\.tsx?$/.test(entry.name)) return []
    const inside = join(path, entry.name)
    return entry.isDirectory() ? filesUnder(inside) : entry.isFile() ? [inside] : []
  })
}
