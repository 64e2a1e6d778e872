/** The lock of the screen, which holds on the server: a locked session is let into nothing else. */
import { endpoint, owedThings } from './kit.ts'

export const userLock = endpoint({
  method: 'POST',
  again: 'same',
  path: '/api/enterprise/user/lock',
  access: 'signed-in',
  whileOwing: owedThings,
  summary:
    'Lock the session of the bearer token: all other calls answer A0301 with `data.owes`, and its streams end, until it is unlocked.',
})
