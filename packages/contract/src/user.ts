/** Coming in: captcha, codes by SMS, signing in and out, registering, forgotten passwords, invitations, other sign-ins. */
import { z } from 'zod'
import { endpoint, Id, Instant, owedThings, text } from './kit.ts'
import { FactorAnswer, RememberMe } from './user-factor-code.ts'

/** A password as typed, at least 6 characters (specification §5); nothing is trimmed. */
export const Password = text(256).min(1, { error: 'password.required' }).min(6, { error: 'password.short' })
export const Mobile = z.string().regex(/^1[3-9]\d{9}$/, { error: 'mobile.form' })
export const Email = z.email({ error: 'email.form' }).max(120)
/** A code from an SMS or an e-mail: six digits. */
export const VerificationCode = z
  .string()
  .min(1, { error: 'code.required' })
  .regex(/^\d{6}$/, { error: 'code.required' })
export const Username = z.string().regex(/^[A-Za-z][\w.-]{2,31}$/, { error: 'username.form' })
/** The name somebody is called by. */
export const Nickname = text(40).refine((value) => value.trim() !== '', { error: 'nickname.required' })

/** Both entries of a new password agree. */
const agrees = (body: { password: string; confirmPassword: string }): boolean => body.confirmPassword === body.password
const differs = { path: ['confirmPassword'], error: 'password.differs' }
const ConfirmPassword = text(256).min(1, { error: 'password.confirm' })

export const AccessToken = z.object({ accessToken: z.string() })
export type AccessToken = z.infer<typeof AccessToken>

export const captcha = endpoint({
  method: 'GET',
  path: '/api/enterprise/user/captcha',
  access: 'public',
  summary: 'A picture with a code to type, and the key it is checked by; used once, within five minutes.',
  data: z.object({ captchaKey: z.string(), captchaBase64: z.string() }),
})

/** What was typed from a picture (`captcha`); asked for by A0240 with `data.captchaRequired`. */
const CaptchaAnswer = z.object({ captchaKey: text(64).optional(), captchaCode: text(16).optional() })

/** The first step of signing in. */
export const Credentials = CaptchaAnswer.extend({
  username: text(64).min(1, { error: 'username.required' }),
  password: Password,
  rememberMe: RememberMe,
  /** From another sign-in that knows no account yet: the account signed in to is linked with it. */
  linkTicket: text(64).optional(),
})

/** Whichever step was sent: `challenge` stands for the second one, and then neither name nor password is needed. */
const Login = CaptchaAnswer.extend({
  username: text(64).default(''),
  password: text(256).default(''),
  challenge: text(64).optional(),
  factorCode: text(64).default(''),
  rememberMe: RememberMe,
  linkTicket: text(64).optional(),
}).transform((body, context) => {
  const parsed = (body.challenge === undefined ? Credentials : FactorAnswer).safeParse(body)
  if (parsed.success) return parsed.data
  for (const issue of parsed.error.issues) context.addIssue({ ...issue })
  return z.NEVER
})

export const login = endpoint({
  method: 'POST',
  again: 'counted',
  path: '/api/enterprise/user/login',
  access: 'public',
  summary:
    'Sign in with username and password; answers an opaque access token. A captcha is asked for after three failures, or always where CAPTCHA=always. For an account with a second factor A0240 answers `data.challenge`, which is sent with `factorCode` instead of name and password.',
  consumes: 'form',
  body: Login,
  data: AccessToken,
})

export const logout = endpoint({
  method: 'GET',
  path: '/api/enterprise/user/logout',
  access: 'signed-in',
  whileOwing: owedThings,
  summary: 'End the session of the bearer token.',
})

export const CurrentUser = z.object({
  userId: Id,
  username: z.string(),
  nickname: z.string(),
  avatar: z.string().nullable(),
  roles: z.array(z.string()),
  perms: z.array(z.string()),
  /** What has to be done before anything else: unlock (`userUnlock`), agree (`consentGive`), or set up a second factor (`factorBegin`). */
  owes: z.enum(owedThings).optional(),
})
export type CurrentUser = z.infer<typeof CurrentUser>

export const me = endpoint({
  method: 'GET',
  path: '/api/enterprise/user/me',
  access: 'signed-in',
  whileOwing: owedThings,
  summary: 'The signed-in user with roles and permissions.',
  data: CurrentUser,
})

/** What a code is for; a code of one scene opens nothing in another. */
export const codeScenes = ['register', 'forget', 'login', 'bind'] as const
export const CodeScene = z.enum(codeScenes)
export type CodeScene = z.infer<typeof CodeScene>

/** How a code that was sent has to be waited for. */
export const CodeSent = z.object({
  /** Seconds until another may be asked for. */
  resendSeconds: z.number().int(),
  /** Seconds the code is good for. */
  validSeconds: z.number().int(),
  /** The code itself, in a demonstration without a provider of messages; else null. */
  demoCode: z.string().nullable(),
})
export type CodeSent = z.infer<typeof CodeSent>

export const smsCode = endpoint({
  method: 'POST',
  again: 'counted',
  path: '/api/enterprise/user/sms/getCode',
  access: 'public',
  summary:
    'Send a code to a mobile. The answer is the same whether an account has this mobile or not. A captcha is asked for when codes were asked for again and again.',
  query: CaptchaAnswer.extend({ mobile: Mobile, scene: CodeScene }),
  data: CodeSent,
})

export const smsLogin = endpoint({
  method: 'POST',
  again: 'spent',
  path: '/api/enterprise/user/sms/login',
  access: 'public',
  summary: 'Sign in with a mobile and the code sent to it.',
  body: z.object({
    mobile: Mobile,
    code: VerificationCode,
    rememberMe: RememberMe,
    linkTicket: text(64).optional(),
  }),
  data: AccessToken,
})

/**
 * The version of the user agreement that is agreed to; `true` means the one in force. Anything else is no consent
 * (null), which the server refuses with A0101.
 */
const Agreement = z
  .union([z.boolean(), text(16)])
  .optional()
  .transform((value) => {
    if (value === true || value === 'true') return 'current'
    return typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value) ? value : null
  })

export const Registration = z.object({
  username: Username,
  password: Password,
  confirmPassword: ConfirmPassword,
  mobile: Mobile,
  code: VerificationCode,
  agreement: Agreement,
  enterpriseName: text(120).refine((value) => value.trim() !== '', { error: 'enterprise.required' }),
  linkTicket: text(64).optional(),
})

export const register = endpoint({
  method: 'POST',
  again: 'spent',
  path: '/api/enterprise/user/register',
  access: 'public',
  summary: 'Register an enterprise with its first user, by a code sent to the mobile; the user is signed in.',
  body: Registration.refine(agrees, differs),
  data: AccessToken,
})

const Forgotten = z.object({
  mobile: Mobile,
  code: VerificationCode,
  password: Password,
  confirmPassword: ConfirmPassword.optional(),
})

export const forget = endpoint({
  method: 'POST',
  again: 'spent',
  path: '/api/enterprise/user/forget',
  access: 'public',
  summary: 'Set a new password by a code sent to the mobile; all sessions of the account end.',
  body: Forgotten.refine(({ password, confirmPassword }) => (confirmPassword ?? password) === password, differs),
})

const PublishedText = z.object({
  /** The day it came into force; also its version. */
  version: z.string(),
  title: z.string(),
  /** Markdown. */
  text: z.string(),
})

export const agreement = endpoint({
  method: 'GET',
  path: '/api/web/agreement',
  access: 'public',
  summary: 'The user agreement in force, in the language of the caller.',
  data: PublishedText,
})

export const privacy = endpoint({
  method: 'GET',
  path: '/api/web/privacy',
  access: 'public',
  summary: 'What is done with personal data, as it is in force, in the language of the caller.',
  data: PublishedText,
})

/** What somebody who was invited sees before they accept. */
export const Invitation = z.object({
  /** `account`: an account waits for its first password. `member`: a new account is made in the enterprise. */
  kind: z.enum(['account', 'member']),
  enterpriseName: z.string(),
  inviter: z.string(),
  /** Of the account that waits; null for a new one. */
  username: z.string().nullable(),
  roleNames: z.string(),
  expiresAt: Instant,
})
export type Invitation = z.infer<typeof Invitation>

const InvitationToken = text(64).min(1)

export const invitation = endpoint({
  method: 'GET',
  path: '/api/web/invitation',
  access: 'public',
  summary: 'The invitation behind a link; A0404 when it was used, taken back, or is too old.',
  query: z.object({ token: InvitationToken }),
  data: Invitation,
})

const Acceptance = z.object({
  token: InvitationToken,
  /** Only for a new account. */
  username: Username.optional(),
  nickname: Nickname.optional(),
  password: Password,
  confirmPassword: ConfirmPassword,
  agreement: Agreement,
})

export const invitationAccept = endpoint({
  method: 'POST',
  again: 'spent',
  path: '/api/enterprise/user/invitation/accept',
  access: 'public',
  summary: 'Accept an invitation: set the password (and, for a new member, the username); the user is signed in.',
  body: Acceptance.refine(agrees, differs),
  data: AccessToken,
})

export const oidcSession = endpoint({
  method: 'POST',
  again: 'spent',
  path: '/api/enterprise/user/oidc/session',
  access: 'public',
  summary:
    'Exchange the ticket of a finished OpenID Connect sign-in for a session, or learn that no account is linked yet.',
  body: z.object({ ticket: text(64).min(1), rememberMe: RememberMe }),
  data: z.discriminatedUnion('outcome', [
    AccessToken.extend({ outcome: z.literal('signed-in') }),
    /** Nobody here has this identity: sign in or register with the ticket to link it. */
    z.object({ outcome: z.literal('unlinked'), linkTicket: z.string(), name: z.string() }),
    /** It was added to the account that asked for it. */
    z.object({ outcome: z.literal('linked') }),
  ]),
})
