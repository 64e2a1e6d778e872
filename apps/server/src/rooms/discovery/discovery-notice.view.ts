/** What machines read about the site: robots.txt (RFC 9309), security.txt (RFC 9116), the web manifest. */
import type { Language } from '@portal/contract/kit'
import type { PublicSettings } from '@portal/contract/setting'

/** Faces behind the sign-in, calls, and addresses that only repeat a page under other filters. */
const CLOSED = [
  '/api/',
  '/_data/',
  '/console',
  '/dashboard',
  '/workbench',
  '/myEnt',
  '/personalCenter',
  '/entAuth',
  '/login',
  '/invitation',
  '/website/complaint/new',
  '/website/complaint?token=',
  '/*?*keywords=',
]

export const robots = (origin: string): string =>
  [
    'User-agent: *',
    ...CLOSED.map((path) => `Disallow: ${path}`),
    'Allow: /',
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n')

const VALID_DAYS = 180
const DAY_MS = 86_400_000

/** Whom to tell of a hole: the contact of the site, or the page of complaints where none is given. */
export function securityText(origin: string, contact: PublicSettings['contact'], at: Date): string {
  // The day alone, so that the answer stays the same for a day.
  const expires = new Date(Math.floor(at.getTime() / DAY_MS) * DAY_MS + VALID_DAYS * DAY_MS)
  return [
    `Contact: ${contact.email === '' ? `${origin}/website/complaint` : `mailto:${contact.email}`}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: zh, en',
    `Canonical: ${origin}/.well-known/security.txt`,
    '',
  ].join('\n')
}

const icon = (size: number, purpose: 'any' | 'maskable', name: string) => ({
  src: `/icons/${name}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
})

/** Under an icon of a home screen there is room for so many characters. */
const SHORT: Record<Language, { most: number; name: string }> = {
  'zh-cn': { most: 6, name: '专利产品' },
  en: { most: 12, name: 'Patent Products' },
}

/** `siteName`: what operators call the site; where it is too long for a home screen, a short one stands for it. */
export const webManifest = (siteName: string, language: Language): string =>
  JSON.stringify({
    name: siteName,
    short_name: siteName.length <= SHORT[language].most ? siteName : SHORT[language].name,
    lang: language === 'en' ? 'en' : 'zh-CN',
    start_url: language === 'en' ? '/website/home?lang=en' : '/website/home',
    scope: '/',
    display: 'minimal-ui',
    background_color: '#f6f8fb',
    theme_color: '#0366f2',
    icons: [
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
      icon(192, 'any', 'icon-192'),
      icon(512, 'any', 'icon-512'),
      icon(512, 'maskable', 'maskable-512'),
    ],
  })
