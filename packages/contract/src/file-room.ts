import type { ContractRoom } from './room.ts'

/** What room file adds to the lists that all rooms share. */
export const fileRoom = {
  permissions: ['file:upload:own'],
  actions: [] as readonly never[],
  subjects: [],
  jobs: [] as readonly (
    | 'file.avif'
    | 'file.come-to-rest'
    | 'file.draw-document'
    | 'file.expire-upload'
    | 'file.inspect-model'
    | 'file.transcode-video'
    | 'file.put-together'
    | 'file.read-captions'
    | 'file.remove'
    | 'file.remove-media'
    | 'file.remove-pieces'
    | 'file.remove-unused'
  )[],
  notices: {},
} as const satisfies ContractRoom
