/** Nothing is served that is neither an endpoint of the contract nor listed as a raw route. */
import type { FastifyInstance } from 'fastify'
import { undeclaredRoute } from './endpoints.ts'

/** Watches the router being filled; the server does not get ready with an undeclared route. */
export function onlyListedRoutes(app: FastifyInstance): void {
  const routes: { method: string; url: string }[] = []
  app.addHook('onRoute', ({ method, url }) => {
    for (const one of [method].flat()) routes.push({ method: one, url })
  })
  app.addHook('onReady', async () => {
    const { served, raw } = app.endpoints
    const declared = new Set([...served.keys(), ...raw.map((route) => `${route.method} ${route.url}`)])
    const isDeclared = ({ method, url }: { method: string; url: string }): boolean =>
      declared.has(`${method} ${url}`) || (method === 'HEAD' && declared.has(`GET ${url}`))
    const stray = routes.find((route) => !isDeclared(route))
    if (stray) throw undeclaredRoute(stray.method, stray.url)
  })
}
