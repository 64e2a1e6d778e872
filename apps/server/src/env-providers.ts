/** The variables that come in sets: providers of SMS, of mail, of sign-ins, and the bucket for files. */
import { z } from 'zod'
import type { MailConfiguration } from './platform/mail.ts'
import type { SmsConfiguration } from './platform/sms.ts'
import type { S3Configuration } from './platform/storage/s3.ts'
import { isLocal } from './platform/local-host.ts'
import { StartError } from './platform/start-error.ts'

const url = (protocol: RegExp) => z.url({ protocol }).transform((text) => new URL(text))
const http = url(/^https?$/)

/** `name@host`, or `Name <name@host>`; a line break in it would start another header. */
const sender = z.string().regex(/^(?:[^<>\r\n]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/)

export const providerVariables = {
  SMS_PROVIDER: z.enum(['outbox', 'aliyun', 'http']).default('outbox'),
  SMS_ALIYUN_KEY_ID: z.string().optional(),
  SMS_ALIYUN_KEY_SECRET: z.string().optional(),
  SMS_ALIYUN_ENDPOINT: z
    .string()
    .regex(/^(https?:\/\/)?[\w.-]+(:\d+)?\/?$/)
    .default('dysmsapi.aliyuncs.com'),
  SMS_SIGN_NAME: z.string().optional(),
  SMS_TEMPLATE_CODE: z.string().optional(),
  SMS_TEMPLATE_NOTICE: z.string().optional(),
  SMS_HTTP_URL: http.optional(),
  SMS_HTTP_TOKEN: z
    .string()
    .regex(/^[\x21-\x7e]+$/)
    .optional(),
  SMTP_URL: url(/^smtps?$/).optional(),
  MAIL_FROM: sender.optional(),
  // Keys and tokens come from there: whoever could change them on the way could come in as anybody.
  OIDC_ISSUER: http.refine(({ protocol, hostname }) => protocol === 'https:' || isLocal(hostname)).optional(),
  OIDC_CLIENT_ID: z.string().optional(),
  OIDC_CLIENT_SECRET: z.string().optional(),
  OIDC_NAME: z.string().max(40).optional(),
  // Signs requests to the interface of the filing platform; its address and key id are set in the console.
  FILING_HTTP_SECRET: z.string().min(16).optional(),
  // Operators may have the server ask any public address; of the own network, only what is named here.
  FILING_HTTP_INTERNAL_ORIGIN: http.optional(),
  S3_ENDPOINT: http.optional(),
  S3_REGION: z.string().optional(),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/)
    .optional(),
  S3_ACCESS_KEY: z.string().optional(),
  S3_SECRET_KEY: z.string().optional(),
  S3_FORCE_PATH_STYLE: z.stringbool().optional(),
}

/** Never repeated on a screen. */
export const secretVariables: ReadonlySet<string> = new Set([
  'SMS_ALIYUN_KEY_ID',
  'SMS_ALIYUN_KEY_SECRET',
  'SMS_HTTP_URL',
  'SMS_HTTP_TOKEN',
  'SMTP_URL',
  'OIDC_CLIENT_SECRET',
  'FILING_HTTP_SECRET',
  'S3_ACCESS_KEY',
  'S3_SECRET_KEY',
])

const Providers = z.object(providerVariables)
type Given = z.output<typeof Providers>
type Name = keyof Given

/** A provider of sign-ins by OpenID Connect. */
export interface OidcConfiguration {
  issuer: URL
  clientId: string
  clientSecret: string
  /** What people call it. */
  name: string
}

export interface ProviderEnvironment {
  sms: SmsConfiguration | null
  mail: MailConfiguration | null
  oidc: OidcConfiguration | null
  /** Where files lie; null: on this machine's disk. */
  s3: S3Configuration | null
  /**
   * `secret`: what requests to the interface of the filing platform are signed with; null: it cannot be used.
   * `internalOrigin`: where it lies when it lies inside the own network; null: it is asked at public addresses only.
   */
  filing: { secret: string | null; internalOrigin: string | null }
}

/** The values of variables that are needed for `because`; the first that is missing is named. */
function required<const Names extends Name[]>(given: Given, because: string, ...names: Names) {
  const missing = names.find((name) => given[name] === undefined)
  if (missing) {
    throw new StartError({
      zh: `已设置 ${because}，还需要设置环境变量 ${missing}，请补充后重新启动`,
      en: `${because} is set, which needs the environment variable ${missing} too; please set it and start again`,
    })
  }
  return given as Given & { [one in Names[number]]-?: NonNullable<Given[one]> }
}

function smsOf(given: Given): SmsConfiguration | null {
  if (given.SMS_PROVIDER === 'outbox') return null
  const because = `SMS_PROVIDER=${given.SMS_PROVIDER}`
  if (given.SMS_PROVIDER === 'http') {
    const { SMS_HTTP_URL: address } = required(given, because, 'SMS_HTTP_URL')
    return { provider: 'http', url: address, token: given.SMS_HTTP_TOKEN ?? null }
  }
  const set = required(
    given,
    because,
    'SMS_ALIYUN_KEY_ID',
    'SMS_ALIYUN_KEY_SECRET',
    'SMS_SIGN_NAME',
    'SMS_TEMPLATE_CODE',
    'SMS_TEMPLATE_NOTICE',
  )
  return {
    provider: 'aliyun',
    keyId: set.SMS_ALIYUN_KEY_ID,
    keySecret: set.SMS_ALIYUN_KEY_SECRET,
    endpoint: set.SMS_ALIYUN_ENDPOINT,
    signName: set.SMS_SIGN_NAME,
    templates: { code: set.SMS_TEMPLATE_CODE, notice: set.SMS_TEMPLATE_NOTICE },
  }
}

function mailOf(given: Given): MailConfiguration | null {
  const because = given.SMTP_URL ? 'SMTP_URL' : given.MAIL_FROM ? 'MAIL_FROM' : null
  if (because === null) return null
  const { SMTP_URL: address, MAIL_FROM: from } = required(given, because, 'SMTP_URL', 'MAIL_FROM')
  return { url: address, from }
}

const oidcNames = ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET'] as const

function oidcOf(given: Given): OidcConfiguration | null {
  const because = [...oidcNames, 'OIDC_NAME' as const].find((name) => given[name] !== undefined)
  if (because === undefined) return null
  const set = required(given, because, ...oidcNames)
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret } = set
  return { issuer, clientId, clientSecret, name: given.OIDC_NAME ?? issuer.hostname }
}

const s3Names = ['S3_BUCKET', 'S3_ACCESS_KEY', 'S3_SECRET_KEY'] as const

function s3Of(given: Given): S3Configuration | null {
  const optional = ['S3_ENDPOINT', 'S3_REGION', 'S3_FORCE_PATH_STYLE'] as const
  const because = [...s3Names, ...optional].find((name) => given[name] !== undefined)
  if (because === undefined) return null
  const set = required(given, because, ...s3Names)
  // Without an address it is Amazon's, which is found by the region.
  const { S3_REGION: region } = given.S3_ENDPOINT ? given : required(given, because, 'S3_REGION')
  return {
    endpoint: given.S3_ENDPOINT ?? null,
    region: region ?? 'us-east-1',
    bucket: set.S3_BUCKET,
    accessKey: set.S3_ACCESS_KEY,
    secretKey: set.S3_SECRET_KEY,
    forcePathStyle: given.S3_FORCE_PATH_STYLE ?? given.S3_ENDPOINT !== undefined,
  }
}

/** Puts the sets together. Throws StartError naming the first variable that one of them lacks. */
export const providersOf = (given: Given): ProviderEnvironment => ({
  sms: smsOf(given),
  mail: mailOf(given),
  oidc: oidcOf(given),
  s3: s3Of(given),
  filing: {
    secret: given.FILING_HTTP_SECRET ?? null,
    internalOrigin: given.FILING_HTTP_INTERNAL_ORIGIN?.origin ?? null,
  },
})
