/** One's own account: profile, password, mobile and e-mail, devices, linked sign-ins, channels, data, closing. */
import { z } from 'zod'
import { Download, endpoint, FileId, Id, Instant, text } from './kit.ts'
import { CodeSent, Email, Mobile, Nickname, Password, VerificationCode } from './user.ts'
import { Person } from './user-factor.ts'

/** 1 male, 2 female, 0 not said (dictionary `gender`). */
export const Gender = z.coerce.number().int().min(0).max(2)

export const Profile = z.object({
  id: Id,
  username: z.string(),
  nickname: z.string(),
  avatar: z.string().nullable(),
  gender: z.number().int(),
  mobile: z.string(),
  email: z.string(),
  deptName: z.string(),
  roleNames: z.string(),
  /** `yyyy-MM-dd`, Asia/Shanghai. */
  createTime: z.string(),
  /** When the account will be closed for good; null: nobody asked for it. */
  closesAt: Instant.nullable(),
})
export type Profile = z.infer<typeof Profile>

export const profile = endpoint({
  method: 'GET',
  path: '/api/enterprise/user/profile',
  access: 'signed-in',
  summary: "The caller's profile.",
  data: Profile,
})

export const profileSave = endpoint({
  method: 'PUT',
  again: 'same',
  path: '/api/enterprise/user/profile',
  access: 'signed-in',
  summary: "Change the caller's profile; what is left out stays. Username, mobile and e-mail are not changed here.",
  body: z.object({
    nickname: Nickname.optional(),
    gender: Gender.optional(),
    /** A file that the caller uploaded by `avatarUpload`; '' takes the picture away, null (as a profile without one has it) changes nothing. */
    avatar: text(300).nullish(),
  }),
})

/** Bytes an uploaded picture of oneself may have. */
export const AVATAR_MAX_BYTES = 5 * 1024 * 1024

export const avatarUpload = endpoint({
  method: 'POST',
  again: 'same',
  path: '/api/enterprise/user/avatar',
  access: 'signed-in',
  summary:
    'Upload a picture of oneself; its field `crop` ("left,top,width,height" in fractions) names the part; the middle square of it is re-encoded and used at once. Answers its address.',
  consumes: 'upload',
  data: z.object({ avatar: z.string(), fileId: FileId }),
})

export const passwordChange = endpoint({
  method: 'PUT',
  once: true,
  path: '/api/enterprise/user/password',
  access: 'signed-in',
  summary: "Change the caller's password; every other session of the account ends.",
  body: z
    .object({
      oldPassword: Password,
      newPassword: Password,
      confirmPassword: text(256).min(1, { error: 'password.confirm' }),
    })
    .refine(({ newPassword, confirmPassword }) => newPassword === confirmPassword, {
      path: ['confirmPassword'],
      error: 'password.differs',
    }),
})

export const mobileCode = endpoint({
  method: 'POST',
  once: true,
  path: '/api/enterprise/user/mobile/code',
  access: 'signed-in',
  summary: 'Send a code to the mobile that is to be bound.',
  query: z.object({ mobile: Mobile }),
  data: CodeSent,
})

export const mobileBind = endpoint({
  method: 'PUT',
  again: 'spent',
  path: '/api/enterprise/user/mobile',
  access: 'signed-in',
  summary:
    'Bind a mobile by the code sent to it. As it opens the account, the password is asked for where another mobile is bound already, or the sign-in was a while ago.',
  body: z.object({ mobile: Mobile, code: VerificationCode, password: Password.optional() }),
})

export const emailCode = endpoint({
  method: 'POST',
  once: true,
  path: '/api/enterprise/user/email/code',
  access: 'signed-in',
  summary: 'Send a code to the e-mail address that is to be bound.',
  query: z.object({ email: Email }),
  data: CodeSent,
})

export const emailBind = endpoint({
  method: 'PUT',
  again: 'spent',
  path: '/api/enterprise/user/email',
  access: 'signed-in',
  summary: 'Bind an e-mail address by the code sent to it. The password is asked for as with a mobile.',
  body: z.object({ email: Email, code: VerificationCode, password: Password.optional() }),
})

/** A device somebody is signed in on. */
export const Device = z.object({
  id: Id,
  current: z.boolean(),
  /** e.g. `Chrome`, `Windows`; '' when the browser does not tell. */
  browser: z.string(),
  system: z.string(),
  address: z.string(),
  signedInAt: Instant,
  lastSeenAt: Instant,
  remembered: z.boolean(),
})
export type Device = z.infer<typeof Device>

export const deviceList = endpoint({
  method: 'GET',
  path: '/api/enterprise/user/device/list',
  access: 'signed-in',
  summary: 'Where the caller is signed in, this device first.',
  data: z.array(Device),
})

export const deviceSignOut = endpoint({
  method: 'POST',
  again: 'same',
  path: '/api/enterprise/user/device/signOut',
  access: 'signed-in',
  summary: 'End one other session of the caller (A0404 when it is not theirs), or without an id all others.',
  body: z.object({ id: Id.optional() }),
  data: z.object({ ended: z.number().int() }),
})

/** Another sign-in that opens this account. */
export const Identity = z.object({
  id: Id,
  provider: z.string(),
  name: z.string(),
  linkedAt: Instant,
  lastUsedAt: Instant.nullable(),
})
export type Identity = z.infer<typeof Identity>

export const identityList = endpoint({
  method: 'GET',
  path: '/api/enterprise/user/identity/list',
  access: 'signed-in',
  summary: 'Other sign-ins linked with this account, and the provider that could be linked.',
  data: z.object({ list: z.array(Identity), provider: z.string().nullable() }),
})

export const identityLink = endpoint({
  method: 'POST',
  again: 'unused',
  path: '/api/enterprise/user/identity/link',
  access: 'signed-in',
  summary: 'Begin linking, by the password or a fresh code: answers the address to go to.',
  body: Person,
  data: z.object({ url: z.string() }),
})

export const identityUnlink = endpoint({
  method: 'POST',
  again: 'same',
  path: '/api/enterprise/user/identity/unlink',
  access: 'signed-in',
  summary: 'Unlink another sign-in. A0404 when it is not the caller’s.',
  body: z.object({ id: Id }),
})

export const dataExport = endpoint({
  method: 'GET',
  path: '/api/enterprise/user/data/export',
  access: 'signed-in',
  summary: 'All personal data of the caller as a zip of JSON files, with a page to read them by.',
  answers: 'file',
  data: Download,
})

export const closeAccount = endpoint({
  method: 'POST',
  once: true,
  path: '/api/enterprise/user/close',
  access: 'signed-in',
  summary:
    'Ask for the account to be closed. It stays usable for the cooling-off time, in which closing can be taken back.',
  body: z.object({ password: Password }),
  data: z.object({ closesAt: Instant }),
})

export const keepAccount = endpoint({
  method: 'POST',
  once: true,
  path: '/api/enterprise/user/close/cancel',
  access: 'signed-in',
  summary: 'Take the closing back.',
})
