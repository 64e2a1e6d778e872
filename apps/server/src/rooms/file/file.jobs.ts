/** AVIF renditions take seconds, so they are made after the upload was answered; bytes go after their row went. */
import { defineJob, type Jobs } from '../../platform/jobs.ts'
import type { Storage } from '../../platform/storage.ts'
import type { Transactor } from '../../platform/transaction.ts'
import { fileRepo } from './file.repo.ts'
import { mediaFolder, originalKey, pictureFolder, renditionKey } from './file-keys.ts'
import { fileMediaRepo } from './file-media.repo.ts'

export const encodeAvifJob = defineJob<{ fileId: string }>('file.avif')
/** Bytes whose row is gone. */
export const removeBytesJob = defineJob<{ fileId: string }>('file.remove')

/** Bytes of a file of which nothing could be made. */
export const removeMediaJob = defineJob<{ fileId: string }>('file.remove-media')

/** Removes the bytes of a picture that has no row; where nobody can tell, they stay. */
export async function removeUnknownBytes(
  { storage, transactor }: { storage: Storage; transactor: Transactor },
  fileId: string,
): Promise<void> {
  if (await fileRepo(transactor.read).byId(fileId)) return
  await storage.delete(pictureFolder(fileId))
}

/** Defines the jobs; doing one twice gives the same. */
export function defineFileJobs(deps: { jobs: Jobs; storage: Storage; transactor: Transactor }): void {
  const { jobs, storage, transactor } = deps
  jobs.define(encodeAvifJob, async ({ fileId }) => {
    const file = await fileRepo(transactor.read).byId(fileId)
    if (!file || file.avif) return
    const { encodeAvif } = await import('./picture-encoder.ts')
    const original = await storage.read(originalKey(fileId))
    for (const width of file.widths) {
      await storage.put(renditionKey(fileId, width, 'avif'), await encodeAvif(original, width))
    }
    await transactor.transact((tx) => fileRepo(tx).markAvif(fileId))
  })
  jobs.define(removeBytesJob, ({ fileId }) => removeUnknownBytes(deps, fileId))
  jobs.define(removeMediaJob, async ({ fileId }) => {
    const file = await fileMediaRepo(transactor.read).byId(fileId)
    if (!file?.stored) await storage.delete(mediaFolder(fileId))
  })
}
