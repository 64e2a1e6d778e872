/** The valid requests of room file. */
import type { pictureCrop } from '@portal/contract/file'
import { operatorPictureUpload } from '@portal/contract/file-operator'
import type { Input } from '@portal/contract/kit'
import { uploadPicture } from '../factories.ts'
import { pngFile } from '../png.ts'
import { body, byOperator, type RequestsOf } from '../valid-request.ts'
import { insertVideo } from '../videos.ts'

export const fileRequests = {
  operatorPictureUpload: byOperator(() => ({ file: pngFile() })),
  operatorPictureCrop: byOperator(async ({ as }) => {
    const { fileId } = await as.operator.upload(operatorPictureUpload, pngFile())
    return { body: { fileId, left: 0.1, top: 0.1, width: 0.5, height: 0.5 } }
  }),
  fileStorage: { as: 'guest', sends: () => ({}) },
  pictureUpload: { as: 'demo', sends: () => ({ file: pngFile() }) },
  videoFrame: {
    as: 'demo',
    ours: true,
    sends: async (world) => body({ fileId: await insertVideo(world), frame: 'frame-1.webp' }),
  },
  mediaList: {
    as: 'guest',
    sends: async ({ as }) => body({ fileIds: [(await uploadPicture(as.demo)).fileId] }),
  },
  pictureCrop: {
    as: 'demo',
    ours: true,
    sends: async ({ as }) => {
      const { fileId } = await uploadPicture(as.demo)
      const crop: Input<typeof pictureCrop>['body'] = { fileId, left: 0.1, top: 0.1, width: 0.5, height: 0.5 }
      return body(crop)
    },
  },
} satisfies RequestsOf<'file'>
