/** What becomes of a file that could not be looked into, for reasons of the server, as often as was tried. */
import { defineJob, type Jobs } from '../../platform/jobs.ts'
import type { Transactor } from '../../platform/transaction.ts'
import { fileMediaRepo } from './file-media.repo.ts'
import type { MediaLibrary } from './file-media.service.ts'

/** Ordered when every try at a file has failed, or died: nothing is being looked into for ever. */
export const comeToRestJob = defineJob<{ fileId: string }>('file.come-to-rest')

/** Videos that browsers play as they came. */
const PLAYABLE: ReadonlySet<string> = new Set(['video/mp4', 'video/webm'])

/** Defines the job: a video that can be played is served as it came, whatever else has to be uploaded again. */
export function defineRestJobs(deps: { jobs: Jobs; transactor: Transactor; media: MediaLibrary }): void {
  const { jobs, transactor, media } = deps
  jobs.define(comeToRestJob, async ({ fileId }) => {
    const file = await fileMediaRepo(transactor.read).byId(fileId)
    if (!file?.stored || file.state !== 'checking') return
    const playable = PLAYABLE.has(file.media_type)
    await transactor.transact((tx) => (playable ? media.finish(tx, fileId) : media.fail(tx, fileId, 'unavailable')))
  })
}
