/**
 * `npm run import -- FILE [--dry-run]` takes a list of enterprises, products or patents (.xlsx or .csv) in; what it is
 * shows by its headers or `--kind`. On DATABASE_URL or the built-in database, whether or not the server is running.
 * Interrupted at any moment it may simply run again. Problems go to a CSV beside the file, or to `--report`.
 */
import { createWriteStream, type WriteStream } from 'node:fs'
import { access, rm } from 'node:fs/promises'
import { once } from 'node:events'
import { basename, dirname, join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { type ImportCounts, ImportKind } from '@portal/contract/import'
import { type Language, languages } from '@portal/contract/kit'
import { createRooms } from './assembly/create-rooms.ts'
import { openDatabase, textOf } from './command.ts'
import { type Environment, readEnvironment } from './env.ts'
import { migrate } from './platform/db/migrate.ts'
import { createLog } from './platform/log.ts'
import { createPlatform } from './platform/platform.ts'
import { bilingual, type Sentence, StartError } from './platform/start-error.ts'
import { type Problem, RefusedFile, refusalSays, reportHead, reportLine, reportName } from './rooms/import/index.ts'
import { createAdministrators } from './rooms/user/index.ts'

const says = {
  usage: {
    zh: '用法：npm run import -- 文件.xlsx|文件.csv [--dry-run] [--kind patent|enterprise|product] [--as 管理员] [--report 问题.csv] [--language zh-cn|en]',
    en: 'usage: npm run import -- FILE.xlsx|FILE.csv [--dry-run] [--kind patent|enterprise|product] [--as ADMINISTRATOR] [--report PROBLEMS.csv] [--language zh-cn|en]',
  },
  noFile: (path: string) => ({ zh: `找不到文件 ${path}`, en: `There is no file ${path}` }),
  report: (path: string) => ({ zh: `问题清单：${path}`, en: `Problems: ${path}` }),
  unknown: (headers: string[]) => ({
    zh: `未识别的列（已忽略）：${headers.join('、')}`,
    en: `columns that mean nothing here (left out): ${headers.join(', ')}`,
  }),
  done: (counts: ImportCounts, dryRun: boolean) => ({
    zh: `${dryRun ? '试运行，未写入：' : ''}共 ${counts.rows} 行，新增 ${counts.created}，更新 ${counts.updated}，无变化 ${counts.unchanged}，未导入 ${counts.refused}，需核对 ${counts.warned}`,
    en: `${dryRun ? 'dry run, nothing was written: ' : ''}${counts.rows} rows, ${counts.created} new, ${counts.updated} changed, ${counts.unchanged} unchanged, ${counts.refused} not imported, ${counts.warned} to be verified`,
  }),
} satisfies Record<string, Sentence | ((...args: never[]) => Sentence)>

interface Order {
  path: string
  dryRun: boolean
  kind: ImportKind | null
  as: string | null
  report: string
  language: Language
}

function orderOf(args: string[]): Order {
  const text = { type: 'string' } as const
  const options = { 'dry-run': { type: 'boolean' }, kind: text, as: text, report: text, language: text } as const
  try {
    const { values, positionals } = parseArgs({ args: args, options, allowPositionals: true })
    const [file, ...rest] = positionals
    if (!file || rest.length > 0) throw new StartError(says.usage)
    const path = resolve(file)
    const language = languages.find((one) => one === (values.language ?? 'zh-cn'))
    if (language === undefined) throw new StartError(says.usage)
    const report = resolve(values.report ?? join(dirname(path), reportName(basename(path), language)))
    const kind = values.kind === undefined ? null : ImportKind.parse(values.kind)
    return { path, dryRun: values['dry-run'] ?? false, kind, as: values.as ?? null, report, language }
  } catch (error) {
    throw error instanceof StartError ? error : new StartError(says.usage, { cause: error })
  }
}

const BAR = 30
/** Where nobody watches a bar, a line at every twentieth. */
const STEP = 0.05

/** A bar that grows in place on a terminal, else lines. */
function createBar(stream: NodeJS.WriteStream) {
  let told = -STEP
  return {
    show(counts: ImportCounts, share: number): void {
      const bar = '█'.repeat(Math.round(share * BAR)).padEnd(BAR, '░')
      const line = `${bar} ${String(Math.floor(share * 100)).padStart(3)} %  ${counts.rows}  (+${counts.created} ~${counts.updated} !${counts.refused})`
      if (stream.isTTY) stream.write(`\r${line}`)
      else if (share - told >= STEP || share === 1) {
        told = share
        stream.write(`${line}\n`)
      }
    },
    end: (): void => void (stream.isTTY && stream.write('\n')),
  }
}

/** The report is made when there is something to tell; one of an earlier run goes. */
function createReport({ report: path, language, dryRun }: Pick<Order, 'report' | 'language' | 'dryRun'>) {
  let file: WriteStream | null = null
  return {
    async add(problems: Problem[]): Promise<void> {
      if (problems.length === 0) return
      if (file === null) {
        file = createWriteStream(path)
        file.write(reportHead(language))
      }
      const taken = file.write(problems.map((problem) => reportLine(problem, language, dryRun)).join(''))
      if (!taken) await once(file, 'drain')
    },
    async end(): Promise<boolean> {
      if (file === null) await rm(path, { force: true })
      else {
        file.end()
        await once(file, 'finish')
      }
      return file !== null
    },
  }
}

/** Answers the sentences about what was done. */
async function importInto(url: string, env: Environment, order: Order): Promise<Sentence[]> {
  await migrate(url)
  const log = createLog(env.logLevel)
  const platform = await createPlatform({ ...env, databaseUrl: url, log })
  const { rooms, stop } = await createRooms(platform, { ...env, build: '' })
  const bar = createBar(process.stderr)
  const report = createReport(order)
  const told: Sentence[] = []
  try {
    // Enterprises are told by a server, when one runs.
    await platform.jobs.prepare()
    const actor = await createAdministrators({ ...platform, users: rooms.user.users }).actor(order.as)
    const file = { path: order.path, name: basename(order.path), kind: order.kind, dryRun: order.dryRun }
    const counts = await rooms.import.importFile(file, actor, {
      head: ({ unknown }) => void (unknown.length > 0 && told.push(says.unknown(unknown))),
      step: (sofar, share) => bar.show(sofar, share),
      problems: (problems) => report.add(problems),
    })
    told.push(says.done(counts, order.dryRun))
  } finally {
    bar.end()
    if (await report.end()) told.push(says.report(order.report))
    await stop()
    await platform.close()
  }
  return told
}

async function run(args: string[]): Promise<Sentence[]> {
  const order = orderOf(args)
  await access(order.path).catch((error: unknown) => {
    throw new StartError(says.noFile(order.path), { cause: error })
  })
  const env = readEnvironment()
  const database = await openDatabase(env)
  try {
    return await importInto(database.url, env, order)
  } catch (error) {
    if (!(error instanceof RefusedFile)) throw error
    const { 'zh-cn': zh, en } = refusalSays(error.refusal)
    throw new StartError({ zh, en }, { cause: error })
  } finally {
    await database.stop()
  }
}

try {
  const told = await run(process.argv.slice(2))
  process.stdout.write(told.map((sentence) => `${bilingual(sentence)}\n`).join(''))
  process.exit(0)
} catch (error) {
  process.stderr.write(`${textOf(error)}\n`)
  process.exit(1)
}
