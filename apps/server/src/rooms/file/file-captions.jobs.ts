/** Captions are read once they are stored: what a player would pass over in silence is told to whoever wrote them. */
import { isUtf8 } from 'node:buffer'
import type { CaptionsDetail } from '@portal/contract/file'
import type { JsonObject } from '../../platform/events.ts'
import { defineJob, type Jobs } from '../../platform/jobs.ts'
import type { Transactor } from '../../platform/transaction.ts'
import { readCaptions } from './captions.policy.ts'
import { fileMediaRepo } from './file-media.repo.ts'
import type { MediaLibrary } from './file-media.service.ts'
import { comeToRestJob } from './file-rest.jobs.ts'

export const readCaptionsJob = defineJob<{ fileId: string }>('file.read-captions')
const detailOf = (captions: CaptionsDetail): JsonObject => ({ captions })

/** Defines the job, and orders it for all captions that are stored. */
export function defineCaptionsJobs(deps: { jobs: Jobs; transactor: Transactor; media: MediaLibrary }): void {
  const { jobs, transactor, media } = deps
  media.onStored('captions', (tx, { fileId }) => jobs.enqueue(tx, readCaptionsJob, { fileId }))

  jobs.define(
    readCaptionsJob,
    async ({ fileId }) => {
      const file = await fileMediaRepo(transactor.read).byId(fileId)
      if (!file?.stored || file.state !== 'checking') return
      const bytes = await media.read(fileId)
      const read = isUtf8(bytes) ? readCaptions(bytes.toString('utf8')) : null
      await transactor.transact(async (tx) => {
        if (read === null) await media.fail(tx, fileId, 'damaged')
        else if (read.line === null) await media.finish(tx, fileId, { durationMs: read.endMs, detail: detailOf(read) })
        else await media.fail(tx, fileId, 'invalid', detailOf(read))
      })
    },
    { afterwards: comeToRestJob },
  )
}
