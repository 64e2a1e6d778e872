import type { ReactNode } from 'react'

export interface Assets {
  /** Module scripts of the page, preloaded at low priority: the page is readable before them. */
  scripts: string[]
  /** Style sheets already inlined; listed disabled, so that Vite's preloader does not fetch them again. */
  styles: string[]
  inlineCss: string
  themeScript: string
}

/** The whole document of a server-rendered page. React owns it, so that titles and meta of pages stand in `<head>`. */
export function Document({
  assets,
  lang,
  stateJson,
  children,
}: {
  assets: Assets
  lang: string
  stateJson: string
  children: ReactNode
}) {
  return (
    <html lang={lang} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: assets.themeScript }} />
        {assets.inlineCss !== '' && <style dangerouslySetInnerHTML={{ __html: assets.inlineCss }} />}
        {assets.styles.map((href) => (
          <link key={href} rel="stylesheet" href={href} disabled />
        ))}
        {assets.scripts.map((href) => (
          <link key={href} rel="modulepreload" href={href} fetchPriority="low" />
        ))}
      </head>
      <body>
        <div id="root">{children}</div>
        <script
          id="state"
          type="application/json"
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: stateJson }}
        />
      </body>
    </html>
  )
}
