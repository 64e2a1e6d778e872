/** Files of the build: scripts, styles, icons. */
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

const YEAR_SECONDS = 365 * 24 * 3600

/** Files of the build carry their content's hash in the name, so browsers may keep them for ever. */
export async function builtFiles(app: FastifyInstance, root: string): Promise<void> {
  await app.register(fastifyStatic, {
    root,
    serve: false,
    preCompressed: true,
    lastModified: false,
    index: false,
    dotfiles: 'deny',
  })
}

/** Whether an address is that of a file of the build. */
export const isBuiltFile = (path: string): boolean => /^\/(?:assets\/|icons\/|favicon\.(?:svg|ico)$)/.test(path)
/** Where programs look that read no page; what lies there is told by its content, not by its name. */
const UNASKED_ICON = '/favicon.ico'

/** Sends a file of the build, compressed as the build left it. */
export function sendBuiltFile(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const asked = request.url.split('?')[0] ?? ''
  const path = asked === UNASKED_ICON ? '/icons/icon-192.png' : asked
  const forEver = path.startsWith('/assets/')
  return reply.sendFile(path, { maxAge: (forEver ? YEAR_SECONDS : 3600) * 1000, immutable: forEver })
}
