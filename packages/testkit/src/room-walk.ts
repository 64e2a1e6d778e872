/** The walks: every endpoint of a room is tried by everybody, is sent what nobody honest sends, and is sent twice. */
import { describe } from 'vitest'
import { walkHostile } from './hostile-walk.ts'
import { walkOnce } from './once-walk.ts'
import { walkRefusals } from './refusal-walk.ts'
import { endpointsOf } from './walked.ts'

/** Makes the tests of rooms, as the contract names them. `room-walks.test.ts` sees to it that none is forgotten. */
export function walkRooms(...rooms: string[]): void {
  const walked = rooms.flatMap(endpointsOf)
  describe('refusal walk', () => {
    walkRefusals(walked)
  })
  describe('hostile walk', () => {
    walkHostile(walked)
  })
  walkOnce(walked)
}
