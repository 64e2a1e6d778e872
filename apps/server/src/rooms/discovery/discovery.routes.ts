import type { FastifyInstance, FastifyRequest } from 'fastify'
import { rawRoute } from '../../platform/http/serve.ts'
import { sendPieces, sendText } from '../../platform/http/text.ts'
import { fault } from '../../platform/errors.ts'
import { localOrigin } from '../../platform/http/local-origin.ts'
import { sendStored } from '../../platform/http/bytes.ts'
import type { Storage } from '../../platform/storage.ts'
import type { Sharing } from './discovery-share.service.ts'
import type { Discovery } from './discovery.service.ts'

/** Seconds that readers may keep an answer. */
const FIVE_MINUTES = 300
const HOUR = 3_600
const DAY = 86_400

const isEnglish = (request: FastifyRequest): boolean => (request.query as { lang?: unknown }).lang === 'en'

/** For addresses that name nothing. */
function fails(): never {
  throw fault('A0404')
}

/** Feeds, sitemap, notices, pictures of shared links. `publicUrl`: under which the site is known; null: to this machine alone. */
export function discoveryRoutes(
  app: FastifyInstance,
  { discovery, sharing }: { discovery: Discovery; sharing: Sharing },
  { storage, publicUrl }: { storage: Storage; publicUrl: URL | null },
): void {
  const originOf = (request: FastifyRequest): string => publicUrl?.origin ?? localOrigin(request)

  const texts = [
    { url: '/robots.txt', type: 'text/plain', fresh: DAY, write: discovery.robots },
    { url: '/.well-known/security.txt', type: 'text/plain', fresh: DAY, write: discovery.security },
    { url: '/manifest.webmanifest', type: 'application/manifest+json', fresh: DAY, write: discovery.manifest },
    { url: '/sitemap.xml', type: 'application/xml', fresh: HOUR, write: discovery.sitemap },
  ]
  for (const { url, write, ...kind } of texts)
    rawRoute(app, 'GET', url, async (request, reply) => {
      const text = await write(originOf(request), isEnglish(request) ? 'en' : 'zh-cn')
      return sendText(request, reply, text, kind)
    })

  rawRoute(app, 'GET', '/sitemap/:part.xml', async (request, reply) => {
    const { part } = request.params as { part: string }
    const pieces = await discovery.sitemapPart(originOf(request), part)
    return sendPieces(request, reply, pieces, { type: 'application/xml', fresh: HOUR })
  })

  rawRoute(app, 'GET', '/share/:name', async (request, reply) => {
    const { name } = request.params as { name: string }
    const [, kind = '', id = ''] = /^([a-z]+)(?:-([a-z\d-]+))?\.jpg$/.exec(name) ?? fails()
    const language = isEnglish(request) ? 'en' : 'zh-cn'
    const { key, mark } = await sharing.picture({ kind, id }, language, originOf(request))
    // Whoever shows a link may show its picture.
    reply.header('cache-control', `public, max-age=${HOUR}`).header('cross-origin-resource-policy', 'cross-origin')
    return sendStored(request, reply, { storage, key, etag: `"${mark}"`, type: 'image/jpeg' })
  })

  const feeds = [
    { url: '/feed/news.xml', type: 'application/rss+xml', write: discovery.rss },
    { url: '/feed/news.atom', type: 'application/atom+xml', write: discovery.atom },
  ]
  for (const { url, type, write } of feeds)
    rawRoute(app, 'GET', url, async (request, reply) => {
      const english = isEnglish(request)
      const origin = originOf(request)
      const self = `${origin}${url}${english ? '?lang=en' : ''}`
      const text = await write(origin, english ? 'en' : 'zh-cn', self)
      return sendText(request, reply, text, { type, fresh: FIVE_MINUTES })
    })
}
