import { VideoDetail, type Picture } from '@portal/contract/file'
import type { Actor } from '../../platform/http/actor.ts'
import type { Throttle } from '../../platform/throttle.ts'
import type { Transactor } from '../../platform/transaction.ts'
import { refusals, UPLOADS_PER_HOUR } from './file.policy.ts'
import type { Files } from './file.service.ts'
import { uploadRefusals } from './file-media.policy.ts'
import type { MediaLibrary } from './file-media.service.ts'

/** Frames of videos that become pictures: covers. */
export function createVideoFrames(deps: {
  transactor: Transactor
  throttle: Throttle
  media: MediaLibrary
  files: Files
}) {
  const { transactor, throttle, media, files } = deps
  return {
    /** Makes a picture of a frame of an own video. A0404 when there is none, A0501 after too many. */
    async choose({ organisationId, userId }: Actor, fileId: string, frame: string): Promise<Picture> {
      if (organisationId === null) throw uploadRefusals.missing()
      const video = (await media.media(transactor.read, { organisationId }, [fileId])).get(fileId)
      const known = VideoDetail.safeParse(video?.detail['video']).data?.frames ?? []
      if (video?.state !== 'ready' || !known.includes(frame)) throw uploadRefusals.missing()
      const consumed = await throttle.consume(`upload:organisation:${organisationId}`, UPLOADS_PER_HOUR)
      if (consumed !== 'ok') throw refusals.often(consumed.retryAfter)
      return files.derive({ organisationId, userId }, `${video.name}.webp`.slice(-200), await media.read(fileId, frame))
    },
  }
}
export type VideoFrames = ReturnType<typeof createVideoFrames>
