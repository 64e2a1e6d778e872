/** The process: configuration → database → migrations → app → demo content → listening, and back in reverse. */
import { siteInfo } from '@portal/contract/site'
import closeWithGrace from 'close-with-grace'
import type { FastifyInstance } from 'fastify'
import type { Portal } from './app.ts'
import { type Environment, readEnvironment } from './env.ts'
import { migrate } from './platform/db/migrate.ts'
import { checkDatabase, explainDatabaseError, startEmbeddedPostgres } from './platform/embedded-postgres/index.ts'
import { explainFileError } from './platform/embedded-postgres/failures.ts'
import { createLog, type Logger } from './platform/log.ts'
import { StartError } from './platform/start-error.ts'
import type { WebSource } from './web/renderer.ts'

/** Requests, jobs and PostgreSQL together get this long to finish; then the process ends anyway. */
const GRACE_MS = 25_000

/** Where pages come from, and what a developing server adds before it listens. */
export interface Web {
  source(): Promise<WebSource>
  prepare?: (app: FastifyInstance) => void
}

interface OpenedDatabase {
  url: string
  stop: () => Promise<void>
}

const say = (line: string): void => void process.stdout.write(`${line}\n`)

async function openDatabase(env: Environment, signal: AbortSignal): Promise<OpenedDatabase> {
  if (env.databaseUrl === null) return startEmbeddedPostgres({ dataDir: env.dataDir, log: say, signal })
  await checkDatabase(env.databaseUrl)
  return { url: env.databaseUrl, stop: async () => undefined }
}

/** What goes wrong when the door is opened, as a sentence where a person can do something about it. */
function explainListening(error: unknown, { host, port }: Environment): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : ''
  if (code === 'EADDRINUSE') {
    return new StartError({
      zh: `端口 ${port} 已被占用，请关闭占用它的程序，或用环境变量 PORT 换一个端口`,
      en: `Port ${port} is in use; close the program that uses it, or choose another port with the variable PORT`,
    })
  }
  if (code === 'EACCES') {
    return new StartError({
      zh: `没有权限使用端口 ${port}，请用环境变量 PORT 换一个 1024 以上的端口`,
      en: `Port ${port} may not be used by this user; choose one above 1024 with the variable PORT`,
    })
  }
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
    return new StartError({
      zh: `本机没有地址 ${host}，请更正环境变量 HOST`,
      en: `This machine has no address ${host}; please correct the variable HOST`,
    })
  }
  if (code === 'ENOTSUP') {
    return new StartError({
      zh: '本系统不支持多个进程共用端口，请去掉环境变量 REUSE_PORT',
      en: 'This system lets no two processes share a port; please remove the variable REUSE_PORT',
    })
  }
  return error
}

/** Fills an empty database with the demonstration; one that has it already is left as it is. */
async function seed(portal: Portal): Promise<void> {
  const { seedDemo } = await import('./seeds/demo/index.ts')
  if (await seedDemo(portal.platform)) say('已写入演示内容 / Demo content is in place')
}

async function open(env: Environment, url: string, log: Logger, web: Web): Promise<Portal> {
  const applied = await migrate(url)
  if (applied.length > 0)
    say(`数据库结构已更新：${applied.length} 项 / Database brought up to date: ${applied.length} steps`)
  const { createApp } = await import('./app.ts')
  const portal = await createApp(env, { databaseUrl: url, log, web: await web.source(), prepare: web.prepare })
  try {
    await portal.start()
    if (env.seed === 'demo') await seed(portal)
    const { host, port, reusePort } = env
    // A value of its own: Fastify hands all of it to Node, but its types do not know the port that is shared.
    const place = { host, port, reusePort }
    await portal.app.listen(place)
    return portal
  } catch (error) {
    await portal.close()
    throw explainListening(error, env)
  }
}

/** Why nobody gets in with what the papers say, and what opens it. */
const closedDemonstration = [
  '演示账号已停用：其他设备可以访问本服务。确需对外演示时，请设置 SEED=demo；仅供本机使用时，请设置 PUBLIC_URL=http://localhost:端口',
  'The demo accounts are closed, as others can reach this server. To show it to them all the same, set SEED=demo; if only this machine uses it, set PUBLIC_URL=http://localhost:PORT',
]

/** Where to go, and with which accounts to try it. The last line is what scripts wait for. */
async function greet(env: Environment, portal: Portal): Promise<void> {
  const host = env.host.includes(':') ? `[${env.host}]` : env.host
  const shown = ['0.0.0.0', '[::]'].includes(host) ? 'localhost' : host
  const origin = env.publicUrl?.origin ?? `http://${shown}:${env.port}`
  say(`网站 / Website      ${origin}/website`)
  say(`工作台 / Workbench  ${origin}/dashboard`)
  say(`运营台 / Console    ${origin}/console`)
  say(`接口 / API          ${origin}/docs`)
  const { accounts } = await portal.callInProcess(siteInfo, {}, { actor: null, language: 'zh-cn' })
  for (const { username, password, nickname } of accounts) {
    say(`演示账号 / Demo account  ${username} / ${password}  (${nickname})`)
  }
  if (env.seed === 'demo' && !env.demonstrationAllowed) for (const line of closedDemonstration) say(line)
  say(`ready http://${shown}:${env.port}`)
}

async function start(env: Environment, log: Logger, web: Web, signal: AbortSignal): Promise<() => Promise<void>> {
  const database = await openDatabase(env, signal)
  try {
    const portal = await open(env, database.url, log, web)
    await greet(env, portal)
    return async () => {
      await portal.close()
      await database.stop()
    }
  } catch (error) {
    await database.stop()
    throw explain(error, env.dataDir)
  }
}

/** Errors of disk and database hide behind the step that failed: the first that a person can act on is told. */
function explain(error: unknown, dataDir: string): unknown {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const explained = explainDatabaseError(explainFileError(cause, dataDir), dataDir)
    if (explained instanceof StartError) return explained
  }
  return error
}

/** A sentence for what a person can put right, the whole error for what only we can. */
function report(error: unknown): void {
  const text = error instanceof StartError ? error.message : error instanceof Error ? error.stack : String(error)
  process.stderr.write(`${text}\n`)
}

/** Runs until a signal stops it; what cannot be started says so in one sentence and exits with 1. */
export async function runProcess(web: Web): Promise<void> {
  const interrupted = new AbortController()
  let starting: Promise<() => Promise<void>> | null = null
  closeWithGrace({ delay: GRACE_MS, logger: false }, async ({ err }) => {
    if (err) report(err)
    interrupted.abort()
    // A start under way ends by itself once interrupted, and takes down what it had put up.
    const stop = await starting?.catch(() => null)
    await stop?.()
  })
  try {
    const env = readEnvironment()
    starting = start(env, createLog(env.logLevel), web, interrupted.signal)
    await starting
  } catch (error) {
    report(error)
    process.exit(1)
  }
}
