import { operatorPictureCrop, operatorPictureUpload } from '@portal/contract/file-operator'
import type { FastifyInstance } from 'fastify'
import { fault } from '../../platform/errors.ts'
import type { Actor } from '../../platform/http/actor.ts'
import { serve } from '../../platform/http/serve.ts'
import { MAX_BYTES } from './file.policy.ts'
import type { Files } from './file.service.ts'

/** What operators upload is the platform's, also where the operator belongs to an enterprise. */
const platform = (actor: Actor): Actor => ({ ...actor, organisationId: null })

/** Pictures of the platform itself: for articles, and whatever else it publishes. */
export function fileOperatorRoutes(
  app: FastifyInstance,
  { files, temporaryFolder }: { files: Files; temporaryFolder: string },
): void {
  const options = { maxBytes: MAX_BYTES, folder: temporaryFolder }
  serve(
    app,
    operatorPictureUpload,
    ({ actor, upload }) => {
      if (!upload) throw fault('A0700')
      return files.upload(platform(actor), upload)
    },
    options,
  )
  serve(app, operatorPictureCrop, ({ actor, body }) => files.crop(platform(actor), body))
}
