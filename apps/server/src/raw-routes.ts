/** Every route that cannot be an endpoint of the contract. The server refuses to start with any other. */
import type { RawRoute } from './platform/http/endpoints.ts'

const open = (method: RawRoute['method'], url: string, why: string): RawRoute => ({
  method,
  url,
  access: 'public',
  why,
})

const form = (url: string, why: string): RawRoute => ({ ...open('POST', url, why), takesForm: true })

export const rawRoutes: readonly RawRoute[] = [
  { method: 'GET', url: '/api/enterprise/event', access: 'signed-in', why: 'a stream of server-sent events' },
  open('GET', '/api/enterprise/user/oidc/start', 'leads the browser to the OpenID Connect provider'),
  open('GET', '/api/enterprise/user/oidc/callback', 'the provider leads the browser back here'),
  ...(['HEAD', 'PATCH', 'DELETE'] as const).map(
    (method): RawRoute => ({
      method,
      url: '/api/enterprise/file/upload/:id',
      access: 'signed-in',
      why: 'resumable uploads speak the tus protocol',
    }),
  ),
  {
    method: 'POST',
    url: '/api/enterprise/file/upload',
    access: 'signed-in',
    why: 'begins an upload of the tus protocol',
  },
  open('GET', '/file/:id/:name', 'bytes with ranges; unpublished files need the signature in the query'),
  open('HEAD', '/file/:id/:name', 'the headers of the same'),
  open('GET', '/api/*', 'unknown calls, refused in the envelope'),
  open('HEAD', '/api/*', 'the same'),
  open('OPTIONS', '/api/*', 'preflight of the browser when pages and API have different hosts'),
  open('GET', '/openapi.json', 'a document of its own format'),
  open('GET', '/docs', 'a page about the endpoints'),
  open('GET', '/docs/scalar.js', 'the script of that page'),
  open('GET', '/healthz', 'asked by supervisors, outside the envelope'),
  open('HEAD', '/healthz', 'the same without a body'),
  open('GET', '/readyz', 'asked by balancers, outside the envelope'),
  open('HEAD', '/readyz', 'the same without a body'),
  open('GET', '/metrics', 'read by Prometheus, answered only inside the own network'),
  ...[
    ['/robots.txt', 'what robots may read, in their own format'],
    ['/.well-known/security.txt', 'whom to tell of a hole, in its own format'],
    ['/manifest.webmanifest', 'read by browsers that put the site on a home screen'],
    ['/sitemap.xml', 'read by search engines'],
    ['/sitemap/:part.xml', 'a part of it, streamed'],
    ['/feed/news.xml', 'the news as RSS'],
    ['/feed/news.atom', 'the news as Atom'],
    ['/share/:name', 'the picture that a shared link shows'],
  ].flatMap(([url = '', why = '']) => [open('GET', url, why), open('HEAD', url, 'the headers of the same')]),
  form('/website/complaint', 'a form with files that works without JavaScript and leads to a page'),
  form('/website/complaint/find', 'a form that works without JavaScript and leads to a page'),
  form('/website/complaint/reply', 'the same'),
  open('GET', '/visit.gif', 'a picture that pages carry, so that visits are counted without script'),
  open('GET', '/embed/product', 'the card of a product for frames on other sites'),
  form('/website/inquiry', 'a form that works without JavaScript and leads to a page'),
  form('/website/inquiry/reply', 'the same'),
  form('/website/inquiry/close', 'the same'),
  form('/website/inquiry/erase', 'the same'),
  open('GET', '/_data/*', 'what a page of the website shows, in the router’s own format'),
  open('GET', '/*', 'pages and the files they load'),
  open('HEAD', '/*', 'the headers of the same'),
]
