import type { RawRoute } from '../../platform/http/endpoints.ts'
import { defineRoom, openRoute } from '../../platform/room.ts'
import { organisationTopic } from '../../platform/realtime.ts'
import { readCaptionsJob } from './file-captions.jobs.ts'
import { drawDocumentJob } from './file-document.jobs.ts'
import { transcodeVideoJob } from './file-video.jobs.ts'
import { createVideoFrames } from './file-frame.service.ts'
import { createMedia } from './file-media.service.ts'
import { inspectModelJob } from './file-model.jobs.ts'
import { fileOperatorRoutes } from './file-operator.routes.ts'
import { settingRoom } from '../setting/index.ts'
import { createPortraits } from './file-portrait.service.ts'
import { comeToRestJob } from './file-rest.jobs.ts'
import { createUnusedFiles, removeUnusedJob } from './file-unused.service.ts'
import { createFileStorage } from './file-storage.service.ts'
import { fileUploadRoutes } from './file-upload.routes.ts'
import { createUploads, expireUploadJob, putTogetherJob, removePiecesJob } from './file-upload.service.ts'
import { fileChanged } from './file.events.ts'
import { encodeAvifJob, removeBytesJob, removeMediaJob } from './file.jobs.ts'
import { fileRoutes } from './file.routes.ts'
import { createFiles } from './file.service.ts'

const upload = (method: RawRoute['method'], url: string, why: string): RawRoute => ({
  method,
  url,
  access: 'signed-in',
  why,
})

export const fileRoom = defineRoom({
  name: 'file',
  needs: { setting: settingRoom },
  environment: ['ffmpegPath'],
  rawRoutes: [
    ...(['HEAD', 'PATCH', 'DELETE'] as const).map((method) =>
      upload(method, '/api/enterprise/file/upload/:id', 'resumable uploads speak the tus protocol'),
    ),
    upload('POST', '/api/enterprise/file/upload', 'begins an upload of the tus protocol'),
    openRoute('GET', '/file/:id/:name', 'bytes with ranges; unpublished files need the signature in the query'),
    openRoute('HEAD', '/file/:id/:name', 'the headers of the same'),
  ],
  jobs: [
    encodeAvifJob,
    removeBytesJob,
    removeMediaJob,
    removeUnusedJob,
    putTogetherJob,
    removePiecesJob,
    expireUploadJob,
    comeToRestJob,
    readCaptionsJob,
    drawDocumentJob,
    inspectModelJob,
    transcodeVideoJob,
  ],
  create({ platform, env: { ffmpegPath }, needs: { setting: settings }, collected }) {
    const { transactor, storage, signer, jobs, throttle, temporaryFolder } = platform
    const fileStorage = createFileStorage({ transactor, settings })
    const files = createFiles({ transactor, storage, signer, jobs, throttle, fileStorage })
    const media = createMedia({ transactor, storage, signer, jobs, files })
    return {
      fileStorage,
      files,
      media,
      frames: createVideoFrames({ transactor, throttle, media, files }),
      uploads: createUploads({ transactor, storage, jobs, throttle, media, fileStorage, ffmpegPath, temporaryFolder }),
      portraits: createPortraits({ transactor, storage, jobs, throttle }),
      unused: createUnusedFiles({ transactor, jobs, throttle, references: collected.fileReferences }),
    }
  },
  subscriptions(_, { platform: { events }, realtime }) {
    events.listen(fileChanged, ({ fileId, organisationId }) => {
      if (organisationId !== null) realtime.tell(organisationTopic(organisationId), { name: 'file.changed', fileId })
    })
  },
  routes(app, { files, media, frames, uploads, fileStorage }, { platform: { storage, temporaryFolder } }) {
    fileRoutes(app, { files, media, frames, storage, fileStorage, temporaryFolder })
    fileOperatorRoutes(app, { files, temporaryFolder })
    fileUploadRoutes(app, uploads)
  },
  start: ({ unused }) => unused.begin(),
  personalData: ({ files }, tx, userId) => files.personalData(tx, userId),
  forgetSubscriber: 'file.portrait',
  forget: ({ portraits }, tx, { userId }) => portraits.remove(tx, userId),
})
