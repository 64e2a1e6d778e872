import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { importDetail, importRun, importUpload } from '@portal/contract/import'
import { createClient } from '@portal/testkit/client'
import { patentNumber } from '@portal/testkit/factories'
import { type KillableInstallation, openKillableInstallation } from '@portal/testkit/killable'
import { until } from '@portal/testkit/until'
import { populate } from '@portal/testkit/world'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'

const PATIENCE_MS = 120_000
vi.setConfig({ testTimeout: PATIENCE_MS, hookTimeout: PATIENCE_MS })

const program = join(import.meta.dirname, '../../import.ts')
const ROWS = 3_000
const BAD = 5

let installation: KillableInstallation
let folder: string
let token = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-lists-'))
  installation = await openKillableInstallation()
  const alive = await installation.start()
  const { as } = await populate({ origin: alive.origin, pool: installation.pool })
  token = as.operator.token ?? ''
  await alive.kill()
})
afterAll(async () => {
  await installation.close()
  await rm(folder, { recursive: true })
})

/** A list of patents that nobody has, with a few rows that are wrong. */
function listOfPatents(): string {
  const rows = Array.from({ length: ROWS }, (_, index) => {
    const number = index % (ROWS / BAD) === 7 ? '不是申请号' : patentNumber()
    return `${number},一种示例装置 ${index},示例 ${index % 40} 有限公司,有效`
  })
  return `申请号,发明名称,申请人,法律状态\r\n${rows.join('\r\n')}\r\n`
}

/** Numbers of rows of every table that a list of patents may touch. */
async function counted(): Promise<unknown> {
  const { rows } = await installation.pool.query(`select
    (select count(*)::int from patent) as patents, (select max(revision) from patent) as revision,
    (select count(*)::int from patent_event) as events, (select count(*)::int from patent_protection) as protections`)
  return rows[0]
}
const patents = async (): Promise<number> =>
  (await installation.pool.query<{ n: number }>('select count(*)::int as n from patent')).rows[0]?.n ?? 0

function command(path: string) {
  const inherited = Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^(VITEST|NODE_)/.test(name)))
  const env = { ...inherited, DATABASE_URL: installation.pool.options.connectionString ?? '', DATA_DIR: folder }
  const child = spawn(process.execPath, [program, path], { env })
  let output = ''
  child.stdout.on('data', (chunk: Buffer) => void (output += chunk.toString('utf8')))
  child.stderr.on('data', (chunk: Buffer) => void (output += chunk.toString('utf8')))
  const ended = once(child, 'close').then(([code]) => ({ code: code as number | null, output }))
  return { child, ended }
}

test('a command that is killed, run again and run once more leaves the rows of one run', async () => {
  const path = join(folder, '专利.csv')
  await writeFile(path, listOfPatents())
  const before = await patents()
  const killed = command(path)
  await until('the first rows', async () => (await patents()) > before, PATIENCE_MS)
  killed.child.kill('SIGKILL')
  await killed.ended
  expect(await patents()).toBeLessThan(before + ROWS - BAD)

  const again = await command(path).ended
  expect(again).toMatchObject({ code: 0, output: expect.stringContaining(`未导入 ${BAD}`) })
  expect(await patents()).toBe(before + ROWS - BAD)
  const once = await counted()

  const { output } = await command(path).ended
  expect(output).toContain(`新增 0，更新 0，无变化 ${ROWS - BAD}，未导入 ${BAD}`)
  expect(await counted()).toEqual(once)
  const report = await readFile(join(folder, '专利-导入问题.csv'), 'utf8')
  expect(report.trim().split('\r\n')).toHaveLength(1 + BAD)
  expect(report).toContain('"9","申请号","不是申请号"')
})

test('a file that is no list ends the command with a sentence and a code', async () => {
  const path = join(folder, '便笺.csv')
  await writeFile(path, '甲,乙\r\n1,2\r\n')
  expect(await command(path).ended).toMatchObject({ code: 1, output: expect.stringContaining('没有认得的表头') })
  expect(await command(join(folder, '没有.csv')).ended).toMatchObject({
    code: 1,
    output: expect.stringContaining('找不到文件'),
  })
})

test('an import of the console goes on after its process was killed, and counts every row once', async () => {
  const before = await patents()
  let alive = await installation.start()
  const operator = () => createClient(alive.origin, token)
  const { id } = await operator().upload(importUpload, new File([listOfPatents()], '专利清单.csv'))
  const state = async (wanted: string) => {
    const found = await operator().call(importDetail, { params: { id } })
    return found.state === wanted && found
  }
  await until('the preview', () => state('ready'), PATIENCE_MS)
  await operator().call(importRun, { params: { id } })
  await until('the first rows', async () => (await patents()) > before, PATIENCE_MS)
  await alive.kill()
  const { rows } = await installation.pool.query('select state, row_count from import_run where id = $1', [id])
  expect(rows).toMatchObject([{ state: 'running' }])
  expect(rows[0]?.row_count).toBeLessThan(ROWS)

  // What its process had claimed is free when the claim runs out.
  await installation.pool.query(`update import_run set lease_until = now() where id = $1`, [id])
  alive = await installation.start()
  const { counts, problems } = await until('the end', () => state('done'), PATIENCE_MS)
  expect(counts).toEqual({ rows: ROWS, created: ROWS - BAD, updated: 0, unchanged: 0, refused: BAD, warned: 0 })
  expect(problems).toHaveLength(BAD)
  expect(await patents()).toBe(before + ROWS - BAD)
  await alive.kill()
})
