import { invitation, invitationAccept } from '@portal/contract/user'
import {
  NewPassword,
  organisationOptions,
  roleCreate,
  roleDelete,
  roleList,
  roleSave,
  userCreate,
  userDelete,
  userExport,
  userForm,
  userImport,
  userInvite,
  userOptions,
  userPage,
  userPassword,
  userSave,
  userTemplate,
} from '@portal/contract/user-admin'
import {
  memberHandover,
  memberInvitationRevoke,
  memberInvite,
  memberList,
  memberRemove,
  memberRole,
} from '@portal/contract/user-member'
import type { FastifyInstance } from 'fastify'
import { fault } from '../../platform/errors.ts'
import { serve } from '../../platform/http/serve.ts'
import { check } from '../../platform/http/validation.ts'
import type { UserManagement } from './user-management.service.ts'
import { MOST_UPLOADED } from './user-workbook.policy.ts'

/** Managing users: lists and forms, workbooks, roles, members, invitations. */
export function managementRoutes(app: FastifyInstance, management: UserManagement, temporaryFolder: string): void {
  userRoutes(app, management)
  workbookRoutes(app, management, temporaryFolder)
  roleRoutes(app, management)
  memberRoutes(app, management)
  invitationRoutes(app, management)
}

function userRoutes(app: FastifyInstance, { admin, saving }: UserManagement): void {
  serve(app, userPage, ({ actor, query, language }) => admin.page(actor, query, language))
  serve(app, userForm, ({ actor, params }) => admin.form(actor, params.id))
  serve(app, userOptions, ({ actor }) => admin.options(actor))
  serve(app, organisationOptions, ({ actor, query }) => admin.organisationOptions(actor, query.keywords ?? ''))
  serve(app, userCreate, ({ actor, body }) => saving.create(actor, body))
  serve(app, userSave, ({ actor, params, body }) => saving.save(actor, params.id, body))
  serve(app, userPassword, ({ actor, params, query, body }) =>
    saving.setPassword(actor, params.id, check(NewPassword, { ...query, ...body }).password),
  )
  serve(app, userDelete, ({ actor, params }) => saving.remove(actor, params.ids))
  serve(app, userInvite, ({ actor, params }) => saving.invite(actor, params.id))
}

function workbookRoutes(app: FastifyInstance, { workbooks }: UserManagement, folder: string): void {
  serve(app, userTemplate, ({ actor, language }) => workbooks.template(actor, language))
  serve(app, userExport, ({ actor, query, language }) => workbooks.export(actor, query, language))
  serve(
    app,
    userImport,
    ({ actor, upload, query, language }) => {
      if (!upload) throw fault('A0700')
      return workbooks.import(actor, upload, { deptId: query.deptId, language })
    },
    { maxBytes: MOST_UPLOADED, folder },
  )
}

function roleRoutes(app: FastifyInstance, { roles }: UserManagement): void {
  serve(app, roleList, ({ actor, language }) => roles.list(actor, language))
  serve(app, roleCreate, ({ actor, body }) => roles.create(actor, body))
  serve(app, roleSave, ({ actor, params, body }) => roles.save(actor, params.code, body))
  serve(app, roleDelete, ({ actor, params }) => roles.remove(actor, params.code))
}

function memberRoutes(app: FastifyInstance, { members }: UserManagement): void {
  serve(app, memberList, ({ actor }) => members.list(actor))
  serve(app, memberInvite, ({ actor, body }) => members.invite(actor, body.role))
  serve(app, memberInvitationRevoke, ({ actor, body }) => members.revoke(actor, body.id))
  serve(app, memberRole, ({ actor, body }) => members.changeRole(actor, body.userId, body.role))
  serve(app, memberHandover, ({ actor, body: { userId, ...proof }, address }) =>
    members.handover(actor, userId, proof, address),
  )
  serve(app, memberRemove, ({ actor, body }) => members.remove(actor, body.userId))
}

function invitationRoutes(app: FastifyInstance, { invitations }: UserManagement): void {
  serve(app, invitation, ({ query, ...client }) => invitations.look(query.token, client))
  serve(app, invitationAccept, ({ body, ...client }) => invitations.accept(body, client))
}
