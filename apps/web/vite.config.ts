import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

// The browser baseline of design.md §5: the last two years of Chromium, Safari, Firefox, WeChat, 360 and 信创 builds.
const baseline = ['chrome116', 'safari17', 'firefox128', 'edge116']

/** What every page of the website starts with, in two files instead of many: they compress better together. */
const groups = [
  { name: 'react', test: /node_modules\/(react|react-dom|react-router|scheduler|zustand)\// },
  { name: 'website', test: /src\/(ui|faces\/website\/layout|lib\/i18n|lib\/(format|cookie|settings)\.ts)/ },
]

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react()],
  appType: 'custom',
  build: {
    target: baseline,
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    manifest: !isSsrBuild,
    modulePreload: { polyfill: false },
    rolldownOptions: isSsrBuild ? {} : { input: 'src/app/entry-client.tsx', output: { codeSplitting: { groups } } },
    chunkSizeWarningLimit: 2000,
  },
}))
