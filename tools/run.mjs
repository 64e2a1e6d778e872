/** `node tools/run.mjs FILE …`: installs what is missing and runs FILE on the pinned Node, from the repository's folder. */
import './bootstrap/version.mjs'

const { command, prepare, root } = await import('./bootstrap/prepare.mjs')
const { handOver } = await import('./bootstrap/hand-over.mjs')

const [file, ...words] = process.argv.slice(2)
if (file === undefined) {
  console.error('用法 / usage: node tools/run.mjs FILE …')
  process.exit(1)
}
await command(async () => {
  const node = await prepare({ withFences: file === 'tools/check.ts' })
  handOver(node, [file, ...words], { cwd: root })
})
