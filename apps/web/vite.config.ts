import { createHash } from 'node:crypto'
import path from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { unusedRouterParts } from './unused-router-parts.ts'

// The browser baseline of design.md §5: the last two years of Chromium, Safari, Firefox, WeChat, 360 and 信创 builds.
const baseline = ['chrome116', 'safari17', 'firefox128', 'edge116']

/** What every page starts with, in a few files instead of many: they compress better together, and none is found out late. */
const groups = [
  { name: 'react', test: /node_modules\/(react|react-dom|react-router|scheduler|zustand)\// },
  {
    name: 'website',
    test: /src\/(ui|faces\/website\/layout|lib\/i18n(?!\/room)|lib\/(format|cookie|settings|session)\.ts|app\/(route|public-title\.messages|website-data)\.ts|features\/(product|patent|enterprise)\/\w+-address\.ts|features\/product\/product-card\.messages\.ts)|preload-helper/,
  },
  // What most pages behind the sign-in use: a few files that are there already instead of dozens for every page.
  // Each takes what it depends on along, so whoever needs less stands before whoever needs more.
  { name: 'contract', test: /packages\/contract\/src/, minShareCount: 28 },
  // Small parts that forms of the website have as well: whoever needs only these gets no calls with them.
  { name: 'form', test: /src\/(lib\/(use-submission-guard|navigating)\b|features\/agreement\/agreement-text)/ },
  { name: 'calls', test: /src\/lib\/(http|client|events|permission|refused-field|fetch-chunk|patience)\b/ },
  // What the pages of the entrance share: signing in, agreeing, a second factor, an invitation.
  {
    name: 'entrance',
    test: /src\/faces\/base\/login\/(?!(login\.page|others|link-offer|quick-fill|passkey-button|(sms|register|forgotten|password|factor)-form|use-provider|provider|to-register))/,
  },
  { name: 'antd', test: /node_modules\/(antd|@rc-component|@ant-design|dayjs)\//, minShareCount: 48 },
  // What the form of the sign-in asks for once it stands: whoever has not signed in has no use for the frame.
  { name: 'endpoints', test: /packages\/contract\/src\/(user|site)\.ts$/ },
  {
    name: 'frame',
    test: /src\/(app\/titles|lib\/i18n\/room-messages|features\/(pages|\w+\/\w+-pages\.messages|shell\/(page-head|page-state|page-boundary|navbar|settings-button|use-address-query|list-pages|button-link)|notice\/(how-long-ago|notice\.messages|notice-list|use-now)))[^/]*\.tsx?$/,
  },
]

/** Which style sheet has which class name. */
const sheets = new Map<string, string>()

/**
 * Class names of CSS modules: their own word, which the style sheet says anyway, and four digits for the file. Every page
 * carries hundreds of them, in styles, elements and scripts, and what is random in them cannot be compressed.
 */
function classNameOf(name: string, file: string): string {
  const sheet = path.relative(import.meta.dirname, file.split('?')[0] ?? file)
  const className = `${name}_${createHash('sha256').update(sheet).digest('hex').slice(0, 4)}`
  const other = sheets.get(className) ?? sheet
  if (other !== sheet) throw new Error(`${sheet} and ${other} both have a class ${className}: rename one`)
  sheets.set(className, sheet)
  return className
}

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), unusedRouterParts],
  appType: 'custom',
  css: { modules: { generateScopedName: classNameOf } },
  build: {
    target: baseline,
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    manifest: !isSsrBuild,
    modulePreload: { polyfill: false },
    rolldownOptions: isSsrBuild ? {} : { input: 'src/app/entry-client.tsx', output: { codeSplitting: { groups } } },
    chunkSizeWarningLimit: 2000,
  },
}))
