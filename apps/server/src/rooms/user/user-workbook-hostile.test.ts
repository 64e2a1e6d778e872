/** Workbooks that are made to hurt others than the one who sends them. */
import { userExport, userImport, userTemplate } from '@portal/contract/user-admin'
import { enterprises } from '@portal/testkit/people'
import { workbookFile } from '@portal/testkit/workbook'
import { startWorld, type World } from '@portal/testkit/world'
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import { afterAll, beforeAll, expect, test } from 'vitest'

let world: World
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.close())

const SHEET = 'xl/worksheets/sheet1.xml'

const workbook = (...rows: string[][]): Promise<File> => workbookFile([['用户名', '昵称', '角色', '部门'], ...rows])

test('a sheet that begins ten thousand times and never ends is refused in a moment', async () => {
  const { bytes } = await world.as.demo.call(userTemplate, {})
  const parts = { ...unzipSync(bytes), [SHEET]: strToU8('<sheetData '.repeat(1_500_000)) }
  const began = performance.now()
  const answer = await world.as.demo.tryUpload(userImport, new File([zipSync(parts)], 'endless.xlsx'))
  expect(answer.code).toMatch(/^A0[47]00$/)
  expect(performance.now() - began).toBeLessThan(15_000)
})

/** The template with these parts in place of its own. */
async function changed(parts: Record<string, (xml: string) => string>): Promise<File> {
  const bytes = new Uint8Array(await (await workbook(['someone', '某人', 'VIEWER', ''])).arrayBuffer())
  const files = unzipSync(bytes)
  for (const [name, change] of Object.entries(parts)) {
    const xml = strFromU8(files[name] ?? new Uint8Array())
    expect(change(xml)).not.toBe(xml)
    files[name] = strToU8(change(xml))
  }
  return new File([zipSync(files)], '用户.xlsx')
}
const EVERYWHERE = 'A1:XFD1048576'

test.each([
  ['a row that lies four hundred million rows below', '<row r="400000000"><c r="A400000000"><v>1</v></c></row>'],
  ['the same, spelt otherwise', '<row r="&#52;00000000"><c r="A1"><v>1</v></c></row>'],
  ['a row below nought', '<row r="-1"><c r="A1"><v>1</v></c></row>'],
  ['a cell in a column without end', `<row r="3"><c r="${'Z'.repeat(50)}3"><v>1</v></c></row>`],
])('a sheet with %s is refused', async (_what, row) => {
  const file = await changed({ [SHEET]: (xml) => xml.replace('</sheetData>', `${row}</sheetData>`) })
  const { status, code, message } = await world.as.demo.tryUpload(userImport, file)
  expect([status, code, message]).toEqual([
    400,
    'A0700',
    '无法读取该文件，请使用 .xlsx 格式（旧版 .xls 请先另存为 .xlsx）',
  ])
})

test('what spans a million cells is not looked at, wherever it stands', async () => {
  const names = `<definedNames><definedName name="all">用户!$A$1:$XFD$1048576</definedName></definedNames>`
  const named = await changed({ 'xl/workbook.xml': (xml) => xml.replace('</sheets>', `</sheets>${names}`) })
  const taken = await world.as.demo.tryUpload(userImport, named)
  expect(taken).toMatchObject({ data: { validCount: 1, messageList: [] } })
  const rule = `<dataValidations><dataValidation type="list" sqref="${EVERYWHERE}"><formula1>"a"</formula1></dataValidation></dataValidations>`
  const hidden = await changed({
    [SHEET]: (xml) => xml.replace('</sheetData>', `</sheetData>${rule}<sheetData></sheetData>`),
  })
  const again = await world.as.demo.tryUpload(userImport, hidden)
  expect(again.data).toMatchObject({ validCount: 0, messageList: ['第2行：用户名已存在'] })
})

test('the workbook of an owner waits for no other enterprise that it names, and keeps none waiting', async () => {
  const other = await world.pool.connect()
  await other.query('begin')
  await other.query('select 1 from organisation where id = $1 for update', [world.ids.enterprises.theirs])
  try {
    const file = await workbook(['of-theirs', '他企', 'VIEWER', enterprises.theirs], ['of-ours', '本企', 'VIEWER', ''])
    const { data } = await world.as.demo.tryUpload(userImport, file)
    expect(data).toMatchObject({ validCount: 1, messageList: ['第2行：只能管理本企业的用户'] })
    const named = await world.as.demo.tryUpload(
      userImport,
      await workbook(['by-name', '本企', 'VIEWER', enterprises.ours]),
    )
    expect(named.data).toMatchObject({ validCount: 1, messageList: [] })
  } finally {
    await other.query('rollback')
    other.release()
  }
})

test('a role that calls itself by the code of another is not granted in its place', async () => {
  await world.pool.query(
    `insert into user_role values ('ZEALOT', '企业编辑', 'VIEWER', '{product:*:own}', 'enterprise', false)`,
  )
  await world.as.demo.tryUpload(userImport, await workbook(['by-code', '观察', 'VIEWER', '']))
  const { rows } = await world.pool.query(
    `select role_code from user_account_role join user_account on id = user_id where username = 'by-code'`,
  )
  expect(rows).toEqual([{ role_code: 'VIEWER' }])
})

test('sixty imports and sixty exports an hour are enough for one person; others go on', async () => {
  const { stranger } = world.ids.people
  for (const kind of ['import', 'export']) {
    await world.pool.query(`insert into throttle values ($1, 60, now() + interval '1 hour')`, [
      `user-workbook:${kind}:${stranger}`,
    ])
  }
  const often = await world.as.stranger.tryUpload(userImport, await workbook(['once-more', '又来', 'VIEWER', '']))
  expect([often.status, often.code, often.message]).toEqual([429, 'A0501', '导入或导出过于频繁，请稍后再试'])
  expect(await world.as.stranger.refusal(userExport, { query: {} })).toBe('A0501')
  await world.as.demo.call(userExport, { query: {} })
})
