/** The routes of the platform itself and of the pages that cannot be endpoints of the contract; rooms declare theirs. */
import type { RawRoute } from './platform/http/endpoints.ts'
import { openRoute } from './platform/room.ts'

export const rawRoutes: readonly RawRoute[] = [
  { method: 'GET', url: '/api/enterprise/event', access: 'signed-in', why: 'a stream of server-sent events' },
  openRoute('GET', '/api/*', 'unknown calls, refused in the envelope'),
  openRoute('HEAD', '/api/*', 'the same'),
  openRoute('OPTIONS', '/api/*', 'preflight of the browser when pages and API have different hosts'),
  openRoute('GET', '/openapi.json', 'a document of its own format'),
  openRoute('GET', '/docs', 'a page about the endpoints'),
  openRoute('GET', '/docs/scalar.js', 'the script of that page'),
  openRoute('GET', '/healthz', 'asked by supervisors, outside the envelope'),
  openRoute('HEAD', '/healthz', 'the same without a body'),
  openRoute('GET', '/readyz', 'asked by balancers, outside the envelope'),
  openRoute('HEAD', '/readyz', 'the same without a body'),
  openRoute('GET', '/metrics', 'read by Prometheus, answered only inside the own network'),
  openRoute('GET', '/_data/*', 'what a page of the website shows, in the router’s own format'),
  openRoute('GET', '/*', 'pages and the files they load'),
  openRoute('HEAD', '/*', 'the headers of the same'),
]
