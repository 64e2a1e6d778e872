import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

// The browser baseline of design.md §5: the last two years of Chromium, Safari, Firefox, WeChat, 360 and 信创 builds.
const baseline = ['chrome116', 'safari17', 'firefox128', 'edge116']

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react()],
  appType: 'custom',
  build: {
    target: baseline,
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    manifest: !isSsrBuild,
    modulePreload: { polyfill: false },
    rolldownOptions: isSsrBuild ? {} : { input: 'src/app/entry-client.tsx' },
    chunkSizeWarningLimit: 2000,
  },
}))
