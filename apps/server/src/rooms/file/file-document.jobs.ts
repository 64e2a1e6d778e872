/** Documents get a picture: of their first page, or of themselves when they are one. */
import { Fault } from '../../platform/errors.ts'
import { defineJob, type Jobs } from '../../platform/jobs.ts'
import type { Transactor } from '../../platform/transaction.ts'
import { drawFirstPage } from './document-thread.ts'
import type { MediaLibrary } from './file-media.service.ts'
import { comeToRestJob } from './file-rest.jobs.ts'
import { fileMediaRepo } from './file-media.repo.ts'
import type { FileFailure } from '@portal/contract/file'

export const drawDocumentJob = defineJob<{ fileId: string }>('file.draw-document')

type Drawn = { picture: Buffer; pages: number } | { failure: FileFailure }

/** The first page of a PDF without loss; whoever shows it gets renditions of that. */
export async function pictureOfPdf(bytes: Buffer): Promise<Drawn> {
  const page = await drawFirstPage(bytes)
  if (page.outcome !== 'drawn') return { failure: page.outcome }
  const { default: sharp } = await import('sharp')
  const { pixels, width, height, pages } = page
  const image = sharp(pixels, { raw: { width, height, channels: 4 } }).flatten({ background: '#ffffff' })
  return { picture: await image.webp({ lossless: true, effort: 2 }).toBuffer(), pages }
}

/** Defines the job, and orders it for every document that is stored. */
export function defineDocumentJobs(deps: { jobs: Jobs; transactor: Transactor; media: MediaLibrary }): void {
  const { jobs, transactor, media } = deps
  media.onStored('document', (tx, { fileId }) => jobs.enqueue(tx, drawDocumentJob, { fileId }))

  async function draw(fileId: string, mediaType: string): Promise<Drawn> {
    const bytes = await media.read(fileId)
    const drawn = mediaType === 'application/pdf' ? await pictureOfPdf(bytes) : { picture: bytes, pages: 1 }
    if ('failure' in drawn) return drawn
    try {
      await media.setPicture(fileId, drawn.picture)
      return drawn
    } catch (error) {
      // A picture that cannot be read: its own fault, no matter how often it is tried.
      if (error instanceof Fault && error.status < 500 && !error.cause) return { failure: 'excessive' }
      if (error instanceof Fault && error.status < 500) return { failure: 'damaged' }
      throw error
    }
  }

  jobs.define(
    drawDocumentJob,
    async ({ fileId }) => {
      const file = await fileMediaRepo(transactor.read).byId(fileId)
      if (!file?.stored || file.state !== 'checking') return
      const drawn = await draw(fileId, file.media_type)
      await transactor.transact(async (tx) => {
        if ('failure' in drawn) await media.fail(tx, fileId, drawn.failure)
        else await media.finish(tx, fileId, { detail: { document: { pages: drawn.pages } } })
      })
    },
    { afterwards: comeToRestJob },
  )
}
