/** Models are inspected, and made into what visitors load. */
import type { FileFailure } from '@portal/contract/file'
import type { ModelDetail, ModelFault, ModelFinding } from '@portal/contract/model'
import type { JsonObject } from '../../platform/events.ts'
import { defineJob, type Jobs } from '../../platform/jobs.ts'
import type { Transactor } from '../../platform/transaction.ts'
import { fileMediaRepo } from './file-media.repo.ts'
import { MODEL_NAME } from './file-media.policy.ts'
import type { MediaLibrary } from './file-media.service.ts'
import { comeToRestJob } from './file-rest.jobs.ts'
import { inspectApart } from './model-thread.ts'
import { createProgressTeller } from './progress-teller.ts'

export const inspectModelJob = defineJob<{ fileId: string }>('file.inspect-model')

/** Longer than an inspection may take, waiting in line included. */
const EXPIRE_SECONDS = 900

/** What stands in `detail.model` of a file: what was found in a good one, or why not. */
type Told = ModelDetail | { findings: ModelFinding[] }
const detailOf = (model: Told): JsonObject => ({ model })

const failures: Partial<Record<ModelFault, FileFailure>> = {
  heavy: 'excessive',
  'file.damaged': 'damaged',
  'texture.damaged': 'damaged',
}

/** Defines the job, and orders it for every model that is stored. */
export function defineModelJobs(deps: { jobs: Jobs; transactor: Transactor; media: MediaLibrary }): void {
  const { jobs, transactor, media } = deps
  media.onStored('model', (tx, { fileId }) => jobs.enqueue(tx, inspectModelJob, { fileId }))

  async function refuse(fileId: string, findings: ModelFinding[]): Promise<void> {
    const failure = failures[findings[0]?.fault ?? 'invalid'] ?? 'invalid'
    await transactor.transact((tx) => media.fail(tx, fileId, failure, detailOf({ findings })))
  }

  jobs.define(
    inspectModelJob,
    async ({ fileId }, signal) => {
      const file = await fileMediaRepo(transactor.read).byId(fileId)
      if (!file?.stored || file.state !== 'checking') return
      const progress = createProgressTeller((percent) => media.progress(fileId, percent))
      const inspection = await inspectApart(await media.read(fileId), { signal, onProgress: progress.hear })
      await progress.done()
      if (inspection.outcome === 'refused') return refuse(fileId, inspection.findings)
      await media.put(fileId, MODEL_NAME, inspection.model)
      await media.put(fileId, `${MODEL_NAME}.br`, inspection.compressed)
      await transactor.transact((tx) => media.finish(tx, fileId, { detail: detailOf(inspection.detail) }))
    },
    { expireSeconds: EXPIRE_SECONDS, afterwards: comeToRestJob },
  )
}
