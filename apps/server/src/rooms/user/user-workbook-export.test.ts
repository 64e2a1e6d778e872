import { userExport, userImport, userPage, userTemplate } from '@portal/contract/user-admin'
import { insertPerson } from '@portal/testkit/people'
import { sheetTexts, type TestCell, workbookFile } from '@portal/testkit/workbook'
import { startWorld, type World } from '@portal/testkit/world'
import { strFromU8, unzipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

let world: World
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.close())

const HEADERS = ['用户名', '昵称', '性别', '手机号码', '邮箱', '角色', '部门']
const SHEET = 'xl/worksheets/sheet1.xml'

const workbook = (rows: TestCell[][], headers: string[] = HEADERS): Promise<File> => workbookFile([headers, ...rows])
/** The first sheet of a file as it lies there. */
const sheetOf = (bytes: Uint8Array): string => strFromU8(unzipSync(bytes)[SHEET] ?? new Uint8Array())
const usersIn = async (query: Record<string, unknown> = {}) =>
  (await world.as.operator.call(userPage, { query: { pageSize: 100, ...query } })).list

describe('an export', () => {
  test('holds the users of the filter in its order and nobody beyond the scope, and is written down', async () => {
    const { name, bytes } = await world.as.stranger.call(userExport, { query: { direction: 'ASC' } })
    expect(name).toBe('用户列表.xlsx')
    const rows = await sheetTexts(bytes)
    expect(rows[0]).toEqual(['用户名', '用户昵称', '部门', '性别', '手机号码', '邮箱', '创建时间'])
    expect(rows[1]).toEqual([
      'stranger',
      '何远山',
      '远山传动有限公司',
      '保密',
      '',
      '',
      expect.stringMatching(/^\d{4}\/\d{2}\/\d{2} \d{2}:\d{2}:\d{2}$/),
    ])
    expect(rows.flat().join()).not.toContain('启明泵业')
    const { rows: written } = await world.pool.query(`select after from audit_entry where action = 'user.exported'`)
    expect(written).toHaveLength(1)
  })

  test('leads what a spreadsheet might run by an apostrophe', async () => {
    const nickname = `=HYPERLINK("https://example.com","点我")`
    await insertPerson(world.pool, { username: 'formula-name', nickname, roles: [] }, null)
    const { bytes } = await world.as.operator.call(userExport, { query: { keywords: 'formula-name' } })
    expect(sheetOf(bytes)).toContain(`<t>'${nickname}</t>`)
  })

  test('does the same with signs of full width, and is read back without the apostrophe', async () => {
    const file = await workbook([['wide-formula', "'＝1+1", '', '', '', 'VIEWER']])
    expect((await world.as.demo.upload(userImport, file)).messageList).toEqual([])
    expect(await usersIn({ keywords: 'wide-formula' })).toMatchObject([{ nickname: '＝1+1' }])
    const { bytes } = await world.as.operator.call(userExport, { query: { keywords: 'wide-formula' } })
    expect(sheetOf(bytes)).toContain("<t>'＝1+1</t>")
  })

  test('and a template never holds a role whose name a spreadsheet might run', async () => {
    await world.pool.query(
      `insert into user_role values ('WIDE', '＠SUM(A1)', '=1+1', '{product:read:own}', 'enterprise', false)`,
    )
    const { bytes } = await world.as.demo.call(userTemplate, {})
    const written = Object.values(unzipSync(bytes)).map((part) => strFromU8(part))
    expect(written.join('')).toContain("'＠SUM(A1)")
    expect(written.join('').replaceAll("'＠SUM(A1)", '')).not.toContain('＠SUM(A1)')
  })

  test('of more than fifty thousand users is refused with a sentence; of all of them while others are answered', async () => {
    await world.pool.query(
      `insert into user_account (username, nickname) select 'many-' || n, '众人 ' || n from generate_series(1, 50001) n`,
    )
    const answer = await world.as.operator.ask(userExport, { query: { keywords: 'many-' } })
    expect([answer.code, answer.message]).toEqual(['A0400', expect.stringContaining('50,000')])
    await world.pool.query(`update user_account set state = 'erased' where username = 'many-1'`)
    const exporting = world.as.operator.call(userExport, { query: { keywords: 'many-' } })
    const others = Promise.all([1, 2, 3].map(() => world.anonymous.fetch('/healthz')))
    const first = await Promise.race([exporting.then(() => 'the export'), others.then(() => 'others')])
    expect(first).toBe('others')
    expect(sheetOf((await exporting).bytes).match(/<row /g)).toHaveLength(50_001)
  }, 60_000)
})
