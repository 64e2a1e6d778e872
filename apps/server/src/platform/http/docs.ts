/** /openapi.json and /docs: the endpoints, readable by programs and people, without anything from elsewhere. */
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import Fastify, { type FastifyInstance } from 'fastify'
import { openApiDocument } from './openapi.ts'
import { rawRoute } from './serve.ts'

/** The reference styles itself inline; its script needs neither eval nor inline scripts. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self' data:",
  "connect-src 'self'",
  "worker-src 'self' blob:",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

const configuration = JSON.stringify({
  withDefaultFonts: false,
  hideClientButton: true,
  telemetry: false,
  agent: { disabled: true },
  mcp: { disabled: true },
  showDeveloperTools: 'never',
}).replaceAll('"', '&quot;')

const page = `<!doctype html>
<html lang="zh-CN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Portal API</title>
<link rel="icon" href="data:,">
</head>
<body>
<noscript><a href="/openapi.json">openapi.json</a></noscript>
<script id="api-reference" data-url="/openapi.json" data-configuration="${configuration}"></script>
<script src="/docs/scalar.js"></script>
</body>
</html>
`

/** The reference's package carries its browser script inside its plugin; a server of its own is asked for it once. */
async function loadScript(): Promise<Buffer> {
  const { default: reference } = await import('@scalar/fastify-api-reference')
  const shelf = Fastify()
  await shelf.register(reference, { routePrefix: '/docs', configuration: { url: '/openapi.json' } })
  const script = await shelf.inject('/docs/js/scalar.js')
  await shelf.close()
  return promisify(gzip)(script.rawPayload)
}

/** Serves the document and its page. `serverUrl` is where the API is reached. */
export function docsRoutes(app: FastifyInstance, serverUrl: string): void {
  let document: string | null = null
  let script: Promise<Buffer> | null = null

  rawRoute(app, 'GET', '/openapi.json', (_request, reply) => {
    document ??= JSON.stringify(openApiDocument(app.endpoints.served, serverUrl))
    return reply.header('cache-control', 'no-cache').type('application/json; charset=utf-8').send(document)
  })

  rawRoute(app, 'GET', '/docs', (_request, reply) =>
    reply
      .header('content-security-policy', POLICY)
      .header('cache-control', 'no-cache')
      .type('text/html; charset=utf-8')
      .send(page),
  )

  rawRoute(app, 'GET', '/docs/scalar.js', async (_request, reply) => {
    script ??= loadScript()
    return reply
      .header('content-encoding', 'gzip')
      .header('cache-control', 'public, max-age=86400')
      .type('text/javascript; charset=utf-8')
      .send(await script)
  })
}
