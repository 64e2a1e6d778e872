import { FileId } from '@portal/contract/kit'
import { UPLOAD_PATH } from '@portal/contract/file'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { fault } from '../../platform/errors.ts'
import { actorOf, rawRoute } from '../../platform/http/serve.ts'
import { webRequest } from '../../platform/http/web-request.ts'
import type { Uploads } from './file-upload.service.ts'

/** What an answer of the protocol tells; everything else about the answer is decided here as for every call. */
const HEADERS = [
  'location',
  'tus-resumable',
  'upload-offset',
  'upload-length',
  'upload-metadata',
  'upload-expires',
] as const

/** Uploads in resumable steps, by the tus protocol. */
export function fileUploadRoutes(app: FastifyInstance, uploads: Uploads): void {
  const answer = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const { id } = request.params as { id?: string }
    const actor = actorOf(request)
    if (!actor) throw fault('A0230')
    if (id !== undefined && !FileId.safeParse(id).success) throw fault('A0404')
    const { answerUpload } = await import('./upload-protocol.ts')
    const response = await answerUpload(uploads, actor, webRequest(request))
    for (const name of HEADERS) {
      const value = response.headers.get(name)
      if (value !== null) reply.header(name, value)
    }
    return reply.code(response.status).header('cache-control', 'no-store').send()
  }

  app.register(async (scope) => {
    // The bytes are read by whoever stores them.
    scope.addContentTypeParser('application/offset+octet-stream', (_request, _payload, done) => done(null))
    rawRoute(scope, 'POST', UPLOAD_PATH, answer)
    for (const method of ['HEAD', 'PATCH', 'DELETE'] as const) rawRoute(scope, method, `${UPLOAD_PATH}/:id`, answer)
  })
}
