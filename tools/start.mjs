/** `npm start`: installs, builds what changed, and serves the product. */
import './bootstrap/version.mjs'

const { command, prepare, root } = await import('./bootstrap/prepare.mjs')
const { ensureBuilt } = await import('./bootstrap/built.mjs')
const { handOver } = await import('./bootstrap/hand-over.mjs')

await command(async () => {
  const node = await prepare()
  ensureBuilt(root, node)
  const env = { NODE_ENV: 'production', ...process.env }
  handOver(node, ['--enable-source-maps', 'apps/server/dist/main.js'], { cwd: root, env })
})
