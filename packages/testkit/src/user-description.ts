import type { Input } from '@portal/contract/kit'
import type { userCreate } from '@portal/contract/user-admin'

export type UserDescription = Input<typeof userCreate>['body']
let counted = 0

/** What the form of a new user says; everybody has a username of their own. */
export const userDescription = (change: Partial<UserDescription> = {}): UserDescription => ({
  username: `new-user-${(counted += 1)}`,
  nickname: '新同事',
  roleIds: ['VIEWER'],
  ...change,
})
