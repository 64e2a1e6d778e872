import type { Language } from '@portal/contract/kit'
import type { Assets } from '@portal/contract/renderer'
import type { ReactNode } from 'react'
import { languageTag } from '../lib/i18n/language.ts'
import { inSiteLanguage } from '../ui/site-link.tsx'

/** Marks where the page's styles belong. Drawn along, their 20 to 50 kB would be copied and converted for every page. */
export const STYLES_PLACE = '/* styles */'

/** Element that React leaves alone. */
export const PRELOADS = 'preloads'

/** As markup in a template, which fetches nothing: `document-script.js` takes it out once the page has been painted. */
const preloads = ({ scripts, entry }: Assets): string =>
  [
    '<template>',
    ...scripts.map((href) => `<link rel="modulepreload" fetchpriority="low" href="${href}">`),
    ...entry.map((src) => `<script type="module" src="${src}"></script>`),
    '</template>',
  ].join('')

interface DocumentProps {
  assets: Assets
  language: Language
  stateJson: string
  /** Shown where a browser is too old for the product; empty in the browser, which keeps what the server wrote. */
  oldBrowser: string
  children: ReactNode
}

/** The whole document of a server-rendered page. React owns it, so that titles and meta of pages stand in `<head>`. */
export function Document({ assets, language, stateJson, oldBrowser, children }: DocumentProps) {
  return (
    <html lang={languageTag(language)} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="build" content={assets.build} />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        {/* Written by the server and left in place: no visitor needs to load them once more as script. */}
        {import.meta.env.SSR && (
          <>
            {assets.hostCookie && <meta name="credential" content="host" />}
            <link rel="apple-touch-icon" href="/icons/touch-180.png" />
            <link rel="manifest" href={inSiteLanguage('/manifest.webmanifest', language)} />
          </>
        )}
        <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: assets.inlineScript }} />
        <style suppressHydrationWarning dangerouslySetInnerHTML={{ __html: STYLES_PLACE }} />
      </head>
      <body>
        <p
          id="old-browser"
          className="old-browser"
          hidden
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: oldBrowser }}
        />
        <div id="root">{children}</div>
        <script
          id="state"
          type="application/json"
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: stateJson }}
        />
        <div id={PRELOADS} hidden dangerouslySetInnerHTML={{ __html: preloads(assets) }} />
      </body>
    </html>
  )
}
