import type { Outbox } from '../../platform/outbox.ts'
import type { Throttle } from '../../platform/throttle.ts'
import type { Transactor } from '../../platform/transaction.ts'
import { createUserAdmin } from './user-admin.service.ts'
import { createUserAdminSaving } from './user-admin-saving.service.ts'
import type { Agreements } from './user-agreement.service.ts'
import type { Factors } from './user-factor.service.ts'
import { createInvitations } from './user-invitation.service.ts'
import { createMembers } from './user-member.service.ts'
import { createRoles } from './user-role.service.ts'
import { createUserWorkbooks } from './user-workbook.service.ts'
import type { Users } from './user.service.ts'
import type { AccountNotices } from './user-account-notice.service.ts'

/**
 * Managing users as one: lists and forms, changes, workbooks, roles, members, invitations.
 * `origin`: where browsers reach the pages, '' when only they know.
 */
export function createUserManagement(deps: {
  notices: AccountNotices
  transactor: Transactor
  throttle: Throttle
  outbox: Outbox
  users: Users
  agreements: Agreements
  factors: Pick<Factors, 'assertPerson'>
  origin: string
}) {
  const invitations = createInvitations(deps)
  const ground = { ...deps, invitations }
  return {
    admin: createUserAdmin(deps),
    saving: createUserAdminSaving(ground),
    workbooks: createUserWorkbooks(ground),
    roles: createRoles(deps),
    members: createMembers(ground),
    invitations,
  }
}
export type UserManagement = ReturnType<typeof createUserManagement>
