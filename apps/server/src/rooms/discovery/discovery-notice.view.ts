/** What machines read about the site: robots.txt (RFC 9309), security.txt (RFC 9116), the web manifest. */
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

export const webManifest = (name: string): string =>
  JSON.stringify({
    name,
    short_name: name.slice(0, 12),
    lang: 'zh-CN',
    start_url: '/website/home',
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
