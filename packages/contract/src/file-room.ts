import { type ContractRoom, names } from './room.ts'

/** What room file adds to the lists that all rooms share. */
export const fileRoom = {
  permissions: ['file:upload:own'],
  actions: names<never>(),
  subjects: [],
  jobs: names<
    | 'file.avif'
    | 'file.come-to-rest'
    | 'file.draw-document'
    | 'file.expire-upload'
    | 'file.inspect-model'
    | 'file.make-film'
    | 'file.put-together'
    | 'file.read-captions'
    | 'file.remove'
    | 'file.remove-media'
    | 'file.remove-pieces'
  >(),
  notices: {},
} as const satisfies ContractRoom
