import { useMatches } from 'react-router'
import { useLanguage, useMessages } from '../../../lib/i18n/language.ts'
import { inSiteLanguage } from '../../../ui/site-link.tsx'
import type { PageHead } from '../page-data.ts'
import { layoutMessages } from './layout.messages.ts'

/** Structured data must not be able to end its script element. */
const scriptSafe = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c')

/** What search engines and shared links read of the page shown; React moves it into the document's head. */
export function PageMeta() {
  const language = useLanguage()
  const t = useMessages(layoutMessages)
  const loaded = useMatches().at(-1)?.loaderData as { head?: PageHead } | undefined
  const head = loaded?.head
  if (!head) return null
  const { origin, address, title, description, image, jsonLd, feed } = head
  const picture = origin + (image ?? inSiteLanguage('/share/site.jpg', language))
  const here = origin + inSiteLanguage(address, language)
  return (
    <>
      <meta name="description" content={description} />
      <link rel="canonical" href={here} />
      <link rel="alternate" hrefLang="zh-CN" href={origin + address} />
      <link rel="alternate" hrefLang="en" href={origin + inSiteLanguage(address, 'en')} />
      <link rel="alternate" hrefLang="x-default" href={origin + address} />
      {feed && <link rel="alternate" type="application/rss+xml" href={feed} />}
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={here} />
      <meta property="og:locale" content={language === 'en' ? 'en_US' : 'zh_CN'} />
      <meta property="og:image" content={picture} />
      {/* The same on every page: written by the server, and left in place by the browser. */}
      {import.meta.env.SSR && (
        <>
          <meta property="og:type" content="website" />
          <meta property="og:site_name" content={t.platform} />
          <meta property="og:image:width" content="1200" />
          <meta property="og:image:height" content="630" />
          <meta name="twitter:card" content="summary_large_image" />
        </>
      )}
      {/* Chat applications of the Chinese market read these; React leaves them where they stand. */}
      <meta itemProp="name" content={title} />
      <meta itemProp="description" content={description} />
      <meta itemProp="image" content={picture} />
      {jsonLd && <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: scriptSafe(jsonLd) }} />}
    </>
  )
}
