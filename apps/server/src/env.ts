/** The configuration: the only reader of process.env. Everything has a default; what is wrong is named in one sentence. */
import { accessSync, constants } from 'node:fs'
import { isIP } from 'node:net'
import { resolve } from 'node:path'
import { z } from 'zod'
import { type ProviderEnvironment, providersOf, providerVariables, secretVariables } from './env-providers.ts'
import { isLocal } from './platform/local-host.ts'
import { StartError } from './platform/start-error.ts'

const port = z.coerce.number().int().min(1).max(65_535)
const url = z.url({ protocol: /^https?$/ }).transform((text) => new URL(text))

/** A trusted proxy: an address, a subnet, or a word for the own network. A mere number of hops could be spoofed. */
const isProxy = (text: string): boolean => {
  const [address = '', bits, ...rest] = text.split('/')
  if (['loopback', 'linklocal', 'uniquelocal'].includes(text)) return true
  return isIP(address) !== 0 && rest.length === 0 && (bits === undefined || /^\d{1,3}$/.test(bits))
}
const proxies = z
  .string()
  .transform((text) => text.split(',').map((one) => one.trim()))
  .refine((list) => list.every(isProxy))

/** `off`, or something that can be run. */
function isProgram(path: string): boolean {
  try {
    if (path !== 'off') accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

const Variables = z.object({
  ...providerVariables,
  PORT: port.default(3000),
  HOST: z.string().default('localhost'),
  REUSE_PORT: z.stringbool().default(false),
  DATA_DIR: z.string().default('.data'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  SEED: z.enum(['demo', 'none']).optional(),
  PUBLIC_URL: url.optional(),
  HSTS_SUBDOMAINS: z.stringbool().default(false),
  API_ORIGIN: url.optional(),
  COOKIE_SCOPE: z.enum(['domain', 'host']).default('domain'),
  TRUST_PROXY: proxies.optional(),
  CAPTCHA: z.enum(['auto', 'always']).default('auto'),
  STAFF_SECOND_FACTOR: z.enum(['required', 'optional']).optional(),
  REVIEW_UNDO_SECONDS: z.coerce.number().int().min(0).max(60).default(10),
  PROJECT_URL: z.url({ protocol: /^https?$/ }).optional(),
  FFMPEG_PATH: z.string().refine(isProgram).optional(),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).optional(),
})

export interface Environment extends ProviderEnvironment {
  port: number
  host: string
  /** Whether other processes of the same installation listen on this port too. */
  reusePort: boolean
  /** Absolute. */
  dataDir: string
  /** null: the embedded PostgreSQL in `dataDir`. */
  databaseUrl: string | null
  seed: 'demo' | 'none'
  /** Whether the demonstration's accounts, whose password is printed in the papers, may be used, and codes be shown. */
  demonstrationAllowed: boolean
  /** Where browsers reach the pages, when that is known. */
  publicUrl: URL | null
  /**
   * Whether browsers may reach every host below that of `publicUrl` by HTTPS only. They remember it for a year, and other
   * sites may live there: the parent domain, which carries the cookie, can be the portal's own host. Only whoever owns the
   * names knows, so nobody is promised it unasked.
   */
  hstsSubdomains: boolean
  /** Where browsers reach the API, when it has a host of its own. */
  apiOrigin: URL | null
  /** Whether the credential's cookie is for the portal's host alone, and not for its siblings below the parent domain. */
  hostCookie: boolean
  /** Addresses of proxies whose forwarding headers are believed. */
  trustProxy: false | string[]
  /** `auto`: after three failures. */
  captcha: 'auto' | 'always'
  /** Whether the platform's people have to set up a second factor before they do anything. */
  staffFactorRequired: boolean
  /** How long an approval can be undone before it takes effect; 0: it takes effect at once. */
  reviewUndoSeconds: number
  /** The ffmpeg that videos are transcoded with where it can be kept in a sandbox, `off` for none; null: whichever is found. */
  ffmpegPath: string | null
  /** Where the project is at home; the interface documentation when nothing is set. */
  projectUrl: string
  logLevel: string
}

/**
 * At home only, unless somebody said SEED=demo by hand. Home is where people are told to go; when they are told nothing,
 * where the server listens: without a PUBLIC_URL, HOST=0.0.0.0 (as in a container) is everybody's.
 */
const isDemonstrationAllowed = ({ SEED, PUBLIC_URL, HOST }: z.output<typeof Variables>): boolean =>
  SEED === 'demo' || isLocal(PUBLIC_URL?.hostname ?? HOST)

/** What everybody can reach is not guarded by passwords alone, unless somebody said so. */
const isStaffFactorRequired = ({ STAFF_SECOND_FACTOR, PUBLIC_URL }: z.output<typeof Variables>): boolean =>
  STAFF_SECOND_FACTOR === undefined
    ? PUBLIC_URL !== undefined && !isLocal(PUBLIC_URL.hostname)
    : STAFF_SECOND_FACTOR === 'required'

const wrong = (name: string, value: string | undefined): StartError =>
  new StartError({
    zh: `环境变量 ${name} 的值${value === undefined ? '' : `“${value}”`}无效，请更正后重新启动`,
    en: `The environment variable ${name} has ${value === undefined ? 'an invalid value' : `the invalid value "${value}"`}; please correct it and start again`,
  })

const cookieOfTwoHosts = (): StartError =>
  new StartError({
    zh: 'COOKIE_SCOPE=host 只适用于页面与接口同在一个主机；已设置 API_ORIGIN，请去掉其中一个后重新启动',
    en: 'COOKIE_SCOPE=host is for pages and API on one host, yet API_ORIGIN is set; please remove one of them and start again',
  })

/** Passwords and keys are not repeated on the screen. */
const presentable = (name: string, value: string | undefined): string | undefined => {
  if (secretVariables.has(name)) return undefined
  return name === 'DATABASE_URL' ? value?.replace(/:[^:@/]*@/, ':…@') : value
}

/** Reads and checks the variables; empty ones count as absent. Throws StartError naming the first that is wrong. */
export function readEnvironment(
  variables: Record<string, string | undefined> = process.env,
  terminal: boolean = process.stdout.isTTY,
): Environment {
  const set = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''))
  const parsed = Variables.safeParse(set)
  if (!parsed.success) {
    const name = String(parsed.error.issues[0]?.path[0] ?? '')
    throw wrong(name, presentable(name, variables[name]))
  }
  const given = parsed.data
  if (given.COOKIE_SCOPE === 'host' && given.API_ORIGIN) throw cookieOfTwoHosts()
  return {
    ...providersOf(given),
    port: given.PORT,
    host: given.HOST,
    reusePort: given.REUSE_PORT,
    dataDir: resolve(given.DATA_DIR),
    databaseUrl: given.DATABASE_URL ?? null,
    seed: given.SEED ?? (given.DATABASE_URL === undefined ? 'demo' : 'none'),
    demonstrationAllowed: isDemonstrationAllowed(given),
    publicUrl: given.PUBLIC_URL ?? null,
    hstsSubdomains: given.HSTS_SUBDOMAINS,
    apiOrigin: given.API_ORIGIN ?? null,
    hostCookie: given.COOKIE_SCOPE === 'host',
    trustProxy: given.TRUST_PROXY ?? false,
    captcha: given.CAPTCHA,
    staffFactorRequired: isStaffFactorRequired(given),
    reviewUndoSeconds: given.REVIEW_UNDO_SECONDS,
    projectUrl: given.PROJECT_URL ?? '/docs',
    ffmpegPath: given.FFMPEG_PATH ?? null,
    // A person who looks at a terminal wants to see trouble only; a log collector wants every request.
    logLevel: given.LOG_LEVEL ?? (terminal ? 'warn' : 'info'),
  }
}

/** The password for `npm run admin` where nobody can type one; not part of the server's configuration. */
export const administratorPassword = (): string | undefined => process.env['ADMIN_PASSWORD']

const NEEDED_BY_PROGRAMS = ['PATH', 'LD_LIBRARY_PATH', 'HOME', 'TMPDIR', 'TEMP', 'TMP', 'SystemRoot'] as const
/**
 * What a program that we start needs to be found and to run. Keys and passwords are none of its business: it reads what
 * strangers made.
 */
export const programVariables = (): NodeJS.ProcessEnv =>
  Object.fromEntries(NEEDED_BY_PROGRAMS.map((name) => [name, process.env[name]]))

/** React chooses its production build by it when the first page loads the renderer; nothing of ours is decided by it. */
export function runInProduction(): void {
  process.env['NODE_ENV'] ??= 'production'
}
