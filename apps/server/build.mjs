/** Bundles the server to dist/: packages stay outside, our own sources and the contract go in, migrations, published texts and the font lie beside. */
import { cp, rm } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

const folder = (name) => fileURLToPath(new URL(name, import.meta.url))

/** Everything from npm is loaded from node_modules; the contract is ours and is not compiled there. */
const packagesOutside = {
  name: 'packages outside',
  setup(bundle) {
    bundle.onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
      kind === 'entry-point' || path.startsWith('@portal/') ? null : { path, external: true },
    )
  },
}

await rm(folder('dist'), { recursive: true, force: true })
await build({
  entryPoints: {
    main: folder('src/main.ts'),
    // A thread of its own needs a file of its own.
    'workbook.worker': folder('src/platform/sheet/workbook.worker.ts'),
    'import.worker': folder('src/rooms/import/import.worker.ts'),
    'document.worker': folder('src/rooms/file/document.worker.ts'),
    'model.worker': folder('src/rooms/file/model.worker.ts'),
    'ffmpeg-guard.worker': folder('src/rooms/file/ffmpeg-guard.worker.ts'),
    'ffmpeg-native.worker': folder('src/rooms/file/ffmpeg-native.worker.ts'),
    'ffmpeg-wasm.worker': folder('src/rooms/file/ffmpeg-wasm.worker.ts'),
  },
  outdir: folder('dist'),
  bundle: true,
  // What is imported lazily stays in files of its own, with the heavy packages it needs.
  splitting: true,
  format: 'esm',
  platform: 'node',
  target: 'node24',
  sourcemap: 'linked',
  sourcesContent: false,
  logLevel: 'warning',
  plugins: [packagesOutside],
})
await cp(folder('src/migrations'), folder('dist/migrations'), { recursive: true })
for (const texts of ['agreements', 'privacy'])
  await cp(folder(`src/rooms/user/${texts}`), folder(`dist/${texts}`), { recursive: true })
await cp(folder('src/rooms/discovery/font'), folder('dist/font'), { recursive: true })
