import { fileStorage, videoFrame, mediaList, pictureCrop, pictureUpload } from '@portal/contract/file'
import { FileId } from '@portal/contract/kit'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { fault } from '../../platform/errors.ts'
import { sendStored } from '../../platform/http/bytes.ts'
import { attachment, rawRoute, serve } from '../../platform/http/serve.ts'
import type { Storage } from '../../platform/storage.ts'
import { MAX_BYTES } from './file.policy.ts'
import type { MediaLibrary } from './file-media.service.ts'
import type { FileStorage } from './file-storage.service.ts'
import type { VideoFrames } from './file-frame.service.ts'
import type { Files } from './file.service.ts'

/** A published picture never changes under its address, but it can be withdrawn: caches ask again after a day. */
const PUBLIC_CACHE = 'public, max-age=86400, stale-while-revalidate=604800'
const PRIVATE_CACHE = 'private, max-age=3600'

/** Uploads, crops, and the bytes themselves. */
export function fileRoutes(
  app: FastifyInstance,
  deps: {
    files: Files
    media: MediaLibrary
    frames: VideoFrames
    storage: Storage
    fileStorage: FileStorage
    temporaryFolder: string
  },
): void {
  const { files, media, frames, storage } = deps
  const options = { maxBytes: MAX_BYTES, folder: deps.temporaryFolder }

  serve(
    app,
    pictureUpload,
    ({ actor, upload }) => {
      if (!upload) throw fault('A0700')
      return files.upload(actor, upload)
    },
    options,
  )
  serve(app, pictureCrop, ({ actor, body }) => files.crop(actor, body))
  serve(app, fileStorage, ({ actor }) => deps.fileStorage.use(actor))

  serve(app, mediaList, ({ actor, body }) => media.list(actor.organisationId, body.fileIds))
  serve(app, videoFrame, ({ actor, body }) => frames.choose(actor, body.fileId, body.frame))

  const sendMedia = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const { id = '', name = '' } = request.params as { id?: string; name?: string }
    const found = await media.served(id, name, request.query as { e?: unknown; s?: unknown })
    if (!found) throw fault('A0404')
    const { key, type, isPublic, saveAs, text, mayBeCompressed } = found
    reply.header('cache-control', isPublic ? PUBLIC_CACHE : PRIVATE_CACHE)
    if (saveAs !== null) reply.header('content-disposition', attachment(saveAs))
    if (text !== null) return reply.type(type).send(text)
    return sendStored(request, reply, { storage, key, etag: `"${id}-${name}"`, type, mayBeCompressed })
  }

  const send = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const { id = '', name = '' } = request.params as { id?: string; name?: string }
    if (!FileId.safeParse(id).success) throw fault('A0404')
    const found = await files.rendition(id, name, request.query as { e?: unknown; s?: unknown })
    if (!found) return sendMedia(request, reply)
    reply.header('cache-control', found.isPublic ? PUBLIC_CACHE : PRIVATE_CACHE)
    const { key, format } = found
    return sendStored(request, reply, { storage, key, etag: `"${id}-${name}"`, type: `image/${format}` })
  }
  rawRoute(app, 'GET', '/file/:id/:name', send)
}
