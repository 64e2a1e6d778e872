/** Managing users: operators manage everybody, the owner of an enterprise its own members. Roles and permissions. */
import { z } from 'zod'
import { chosen, Day, Download, endpoint, Id, Ids, Instant, page, PageQuery, text } from './kit.ts'
import { permissions } from './permission-list.ts'
import { Email, Mobile, Nickname, Password, Username } from './user.ts'
import { Gender } from './user-profile.ts'

const read = ['user:read:own', 'user:read:any'] as const
const edit = ['user:edit:own', 'user:edit:any'] as const

/** 1 in use, 0 disabled. */
export const UserStatus = z.coerce.number().int().min(0).max(1)

export const UserRow = z.object({
  id: Id,
  username: z.string(),
  nickname: z.string(),
  mobile: z.string(),
  gender: z.number().int(),
  avatar: z.string().nullable(),
  email: z.string(),
  status: z.number().int(),
  deptId: Id.nullable(),
  deptName: z.string(),
  /** Names of the roles, separated by commas. */
  roleNames: z.string(),
  /** `yyyy/MM/dd HH:mm`, Asia/Shanghai. */
  createTime: z.string(),
  /** An invitation is open: the account has no password yet. */
  invited: z.boolean(),
  self: z.boolean(),
  /** Somebody else whom the caller may change, disable and remove. */
  manageable: z.boolean(),
  /** There is a second factor, and the caller may take it away. */
  factorRemovable: z.boolean(),
})
export type UserRow = z.infer<typeof UserRow>

/** A list of one may come as its only value. */
const several = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (typeof value === 'string' ? [value] : value), schema) as unknown as Schema

const UserFilter = z.object({
  /** Part of username, nickname or mobile. */
  keywords: text(100).optional(),
  status: chosen(UserStatus),
  deptId: chosen(Id),
  roleIds: chosen(several(z.array(text(40)).max(20))),
  /** From and to, both included, days in Asia/Shanghai. */
  createTime: chosen(several(z.array(Day).max(2))),
  field: z.enum(['create_time', 'update_time']).default('create_time'),
  direction: z.enum(['ASC', 'DESC']).default('DESC'),
})

export const userPage = endpoint({
  method: 'GET',
  path: '/api/enterprise/user/page',
  access: read,
  summary: 'Users: everybody for operators, the members of their enterprise for owners.',
  query: PageQuery.extend(UserFilter.shape),
  /** `more`: there are more than `total`; counting a million takes too long. */
  data: page(UserRow).extend({ more: z.boolean() }),
})

/** What a user's form holds; `roleIds` are codes of roles. */
export const UserForm = z.object({
  id: Id,
  username: z.string(),
  nickname: z.string(),
  mobile: z.string(),
  gender: z.number().int(),
  avatar: z.string().nullable(),
  email: z.string(),
  status: z.number().int(),
  deptId: Id.nullable(),
  roleIds: z.array(z.string()),
})
export type UserForm = z.infer<typeof UserForm>

export const userForm = endpoint({
  method: 'GET',
  path: '/api/enterprise/user/:id/form',
  access: read,
  summary: 'A user as the form shows them; A0404 outside the scope of the caller.',
  params: z.object({ id: Id }),
  data: UserForm,
})

const orEmpty = <Schema extends z.ZodType>(schema: Schema) => z.union([z.literal(''), schema]).nullish()

const UserSave = z.object({
  username: Username,
  nickname: Nickname,
  mobile: orEmpty(Mobile),
  gender: Gender.default(0),
  email: orEmpty(Email),
  status: UserStatus.default(1),
  deptId: Id.nullish(),
  roleIds: z.array(text(40)).min(1, { error: 'role.required' }).max(20),
})

export const userCreate = endpoint({
  method: 'POST',
  once: 'secret',
  path: '/api/enterprise/user',
  access: edit,
  summary: 'Create a user, who sets the password through the invitation link that is answered.',
  body: UserSave,
  data: z.object({ id: Id, invitationUrl: z.string() }),
})

export const userSave = endpoint({
  method: 'PUT',
  again: 'same',
  path: '/api/enterprise/user/:id',
  access: edit,
  summary: 'Change a user. Nobody grants what they do not hold, disables themselves, or the last ROOT.',
  params: z.object({ id: Id }),
  body: UserSave,
})

export const NewPassword = z.object({ password: Password })

export const userPassword = endpoint({
  method: 'PATCH',
  again: 'same',
  path: '/api/enterprise/user/:id/password',
  access: edit,
  summary:
    "Set another user's password; all their sessions end. It comes in the body, or as clients of the specification send it in the query, where logs on the way may keep it.",
  params: z.object({ id: Id }),
  query: NewPassword.partial().optional(),
  body: NewPassword.partial(),
})

export const userFactorRemove = endpoint({
  method: 'DELETE',
  again: 'same',
  path: '/api/enterprise/user/:id/factor',
  access: 'user:edit:any',
  summary:
    'Take away the second factor, passkeys and recovery codes of a user who lost them; all their sessions end. Of the platform’s people only administrators may, and nobody their own.',
  params: z.object({ id: Id }),
})

export const userDelete = endpoint({
  method: 'DELETE',
  again: 'same',
  path: '/api/enterprise/user/:ids',
  access: edit,
  summary:
    'Remove users for good (ids separated by commas): sessions end, personal data goes, what they published stays.',
  params: z.object({ ids: Ids }),
})

export const userInvite = endpoint({
  method: 'POST',
  once: 'secret',
  path: '/api/enterprise/user/:id/invitation',
  access: edit,
  summary: 'A new invitation link for a user; the old one opens nothing any more.',
  params: z.object({ id: Id }),
  data: z.object({ invitationUrl: z.string(), expiresAt: Instant }),
})

export const userTemplate = endpoint({
  method: 'GET',
  path: '/api/enterprise/user/template',
  access: edit,
  summary: 'The workbook to fill in for an import.',
  answers: 'file',
  data: Download,
})

export const userExport = endpoint({
  method: 'GET',
  path: '/api/enterprise/user/export',
  access: read,
  summary: 'The users of a page query as a workbook.',
  query: UserFilter,
  answers: 'file',
  data: Download,
})

export const userImport = endpoint({
  method: 'POST',
  once: 'secret',
  path: '/api/enterprise/user/import',
  access: edit,
  summary: 'Create users from a workbook; every row that cannot be is named, the others are created.',
  query: z.object({ deptId: Id.optional() }),
  consumes: 'upload',
  data: z.object({
    code: z.string(),
    validCount: z.number().int(),
    invalidCount: z.number().int(),
    /** `第N行…`, in the language of the caller. */
    messageList: z.array(z.string()),
    /** One for every user that was created. */
    invitations: z.array(z.object({ username: z.string(), nickname: z.string(), invitationUrl: z.string() })),
  }),
})
export type ImportResult = z.infer<typeof userImport.data>

export const userOptions = endpoint({
  method: 'GET',
  path: '/api/enterprise/user/options',
  access: read,
  summary: 'Users in use as options of a choice.',
  data: z.array(z.object({ value: Id, label: z.string() })),
})

export const organisationOptions = endpoint({
  method: 'GET',
  path: '/api/enterprise/user/organisation/options',
  access: read,
  summary: 'Enterprises whose name holds the keywords, as options; an owner gets their own.',
  query: z.object({ keywords: text(100).optional() }),
  data: z.array(z.object({ value: Id, label: z.string() })),
})

export const RoleKind = z.enum(['platform', 'enterprise'])
export const Role = z.object({
  /** The code, by which roles are granted. */
  id: z.string(),
  code: z.string(),
  name: z.string(),
  nameZh: z.string(),
  nameEn: z.string(),
  kind: RoleKind,
  /** Comes with the product: it cannot be removed, and ROOT cannot be changed. */
  builtin: z.boolean(),
  permissions: z.array(z.string()),
  /** Users that hold it. */
  users: z.number().int(),
  /** Whether the caller may grant it. */
  grantable: z.boolean(),
})
export type Role = z.infer<typeof Role>

export const roleList = endpoint({
  method: 'GET',
  path: '/api/admin/role/list',
  access: [...read, 'role:read:any'],
  summary: 'All roles (an owner sees those of enterprises), with what they open and whether the caller may grant them.',
  data: z.array(Role),
})

const RoleSave = z.object({
  code: z.string().regex(/^[A-Z][A-Z0-9_]{1,39}$/),
  nameZh: text(40).min(1),
  nameEn: text(60).min(1),
  kind: RoleKind,
  permissions: z.array(z.enum(permissions)).max(permissions.length),
})

export const roleCreate = endpoint({
  method: 'POST',
  once: true,
  path: '/api/admin/role',
  access: 'role:edit:any',
  summary: 'Create a role. Nobody puts into it what they do not hold.',
  body: RoleSave,
})

export const roleSave = endpoint({
  method: 'PUT',
  again: 'same',
  path: '/api/admin/role/:code',
  access: 'role:edit:any',
  summary: 'Change a role; open browsers of its holders follow at once.',
  params: z.object({ code: text(40) }),
  body: RoleSave.omit({ code: true, kind: true }),
})

export const roleDelete = endpoint({
  method: 'DELETE',
  again: 'same',
  path: '/api/admin/role/:code',
  access: 'role:edit:any',
  summary: 'Remove a role that nobody holds.',
  params: z.object({ code: text(40) }),
})
