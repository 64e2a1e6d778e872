import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { rawRoute } from '../../platform/http/serve.ts'
import { embedPage, embedStyle } from './product-embed.view.ts'
import type { Products } from './product.service.ts'

const styleHash = createHash('sha256').update(embedStyle).digest('base64')
/** Any site may show it in a frame; in it nothing runs, and nothing is sent anywhere. */
const POLICY = `default-src 'none'; img-src 'self'; style-src 'sha256-${styleHash}'; base-uri 'none'; form-action 'none'; frame-ancestors *`

/** `/embed/product?id=…`: the card of a product for frames on other sites. */
export function productEmbedRoutes(app: FastifyInstance, products: Products): void {
  rawRoute(app, 'GET', '/embed/product', async (request, reply) => {
    const query = request.query as Record<string, unknown>
    const { id } = query
    const isId = typeof id === 'string' && /^[1-9]\d{0,17}$/.test(id)
    const [[card = null], model] = isId
      ? await Promise.all([products.chosen([id]), products.hasModel(id)])
      : [[], false]
    return reply
      .code(card ? 200 : 404)
      .removeHeader('x-frame-options')
      .header('cross-origin-resource-policy', 'cross-origin')
      .header('content-security-policy', POLICY)
      .header('cache-control', card ? 'public, max-age=60' : 'no-store')
      .type('text/html; charset=utf-8')
      .send(embedPage(card, model, query['lang'] === 'en' ? 'en' : 'zh-cn'))
  })
}
