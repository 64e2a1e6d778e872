import { invitation } from '@portal/contract/user'
import { userImport, userPage, userTemplate } from '@portal/contract/user-admin'
import { createClient } from '@portal/testkit/client'
import { pngFile } from '@portal/testkit/png'
import { filledIn, sheetTexts, type TestCell, workbookFile } from '@portal/testkit/workbook'
import { startWorld, type World } from '@portal/testkit/world'
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readWorkbook } from '../../platform/sheet/workbook.thread.ts'

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
const count = async () => (await world.as.operator.call(userPage, { query: {} })).total

describe('the template', () => {
  test('is a workbook with the columns, choices, and an explanation with the roles that may be granted', async () => {
    const { name, bytes, mediaType } = await world.as.demo.call(userTemplate, {})
    expect(name).toBe('用户导入模板.xlsx')
    expect(mediaType).toContain('spreadsheetml')
    expect(await sheetTexts(bytes)).toEqual([HEADERS])
    expect(sheetOf(bytes)).toMatch(
      /<dataValidation type="list" sqref="C2:C5001"[^>]*><formula1>"保密,男,女"<\/formula1>.*sqref="F2:F5001"/,
    )
    const notes = (await sheetTexts(bytes, 1)).map(([first]) => first)
    expect(notes).toEqual(expect.arrayContaining(['EDITOR', 'VIEWER']))
    expect(notes).not.toContain('OWNER')
    expect(notes).not.toContain('OPERATOR')
  })

  test('speaks English to whoever reads it', async () => {
    const english = createClient(world.origin, world.as.admin.token, 'en')
    const { name, bytes } = await english.call(userTemplate, {})
    expect(name).toBe('user-import-template.xlsx')
    expect((await sheetTexts(bytes))[0]).toEqual([
      'Username',
      'Name',
      'Gender',
      'Mobile',
      'E-mail',
      'Roles',
      'Enterprise',
    ])
  })

  test('comes back as it went: what is filled in is imported', async () => {
    const { bytes } = await world.as.demo.call(userTemplate, {})
    const filled = await filledIn(bytes, [['from-template', '模板用户', '女', '', '', 'VIEWER']])
    const result = await world.as.demo.upload(userImport, filled)
    expect(result).toMatchObject({ validCount: 1, invalidCount: 0 })
  })
})

describe('an import', () => {
  test('creates users without passwords and answers a link for each, whatever types the cells have', async () => {
    const email = { value: 'one@example.com', hyperlink: { target: 'mailto:one@example.com' } }
    const rich = { value: '导入甲', richText: [{ text: '导入' }, { text: '甲', font: { bold: true } }] }
    const file = await workbook([
      ['import-1', rich, '男', 13800000101, email, 'EDITOR，VIEWER', ''],
      [],
      [' import-2 ', '导入乙', '', '13800000102', '', 'viewer', '启明泵业有限公司'],
      ['import-3', '导入丙', '保密', '', '', '企业成员', world.ids.enterprises.ours],
    ])
    const result = await world.as.demo.upload(userImport, file)
    expect(result).toMatchObject({ code: '0', validCount: 3, invalidCount: 0, messageList: [] })
    expect(result.invitations.map(({ username, nickname }) => [username, nickname])).toEqual([
      ['import-1', '导入甲'],
      ['import-2', '导入乙'],
      ['import-3', '导入丙'],
    ])
    const [first] = await usersIn({ keywords: 'import-1' })
    expect(first).toMatchObject({ mobile: '13800000101', email: 'one@example.com', gender: 1, invited: true })
    expect(first?.roleNames).toBe('企业编辑，企业成员')
    const tokens = result.invitations.map(({ invitationUrl }) => invitationUrl.split('token=')[1] ?? '')
    for (const [index, token] of tokens.entries()) {
      expect(await world.anonymous.call(invitation, { query: { token } })).toMatchObject({
        username: `import-${index + 1}`,
      })
    }
  })

  test('names every violation of every row, by the number the program shows, and creates the others', async () => {
    await world.pool.query(`update user_account set mobile = '13900009999' where username = 'guest'`)
    const file = await workbook([
      ['good-1', '好用户', '男', '13800000201', '', 'VIEWER'],
      ['1bad', '', '外星', '123', 'nowhere', 'NOBODY', '不存在的企业'],
      ['editor', '重名', '', '13900009999', '', 'VIEWER'],
      ['good-1', '文件内重名', '', '13800000201', '', 'VIEWER'],
      ['above', '越权', '', '', '', 'OPERATOR'],
      ['formula', { formula: 'CONCATENATE("a","b")', formulaResult: 'ab' }, '', '', '', 'VIEWER'],
      ['elsewhere', '别家', '', '', '', 'VIEWER', '远山传动有限公司'],
    ])
    const result = await world.as.demo.upload(userImport, file)
    expect(result).toMatchObject({ validCount: 1, invalidCount: 6 })
    const [bad, taken, twice, above, formula, elsewhere] = result.messageList
    expect(bad).toMatch(
      /^第3行：用户名须以字母开头.*；昵称不能为空；性别只能是.*；请输入11位手机号码；请输入正确的邮箱地址；角色“NOBODY”不存在；/,
    )
    // An owner is not told whether a mobile is registered.
    expect(taken).toBe('第4行：用户名已存在')
    expect(twice).toBe('第5行：用户名已存在；手机号码已被使用')
    expect(above).toContain('第6行：不能授予角色“OPERATOR”')
    expect(formula).toContain('第7行：昵称不能是公式')
    expect(elsewhere).toBe('第8行：只能管理本企业的用户')
    expect((await usersIn({ keywords: 'good-1' })).map(({ nickname }) => nickname)).toEqual(['好用户'])
    const again = createClient(world.origin, world.as.demo.token, 'en')
    const repeated = await again.upload(userImport, await workbook([['good-1', 'a', '', '', '', 'VIEWER']]))
    expect(repeated.messageList).toEqual(['Row 2: Username is taken'])
  })

  test('takes who did not tell their gender by the word of today and of earlier exports, and no unknown word', async () => {
    const words = ['Prefer not to say', 'Not said', '保密', 'Unsaid']
    const file = await workbook(words.map((word, index) => [`gender-${index}`, '甲', word, '', '', 'VIEWER']))
    const english = createClient(world.origin, world.as.demo.token, 'en')
    const { messageList } = await english.upload(userImport, file)
    expect(messageList).toEqual(['Row 5: Gender must be Male, Female or Prefer not to say'])
    expect((await usersIn({ keywords: 'gender-' })).map(({ gender }) => gender)).toEqual([0, 0, 0])
  })

  test('by an operator goes to the enterprise of the row, else to the chosen one; platform roles go to none', async () => {
    const { ours, theirs } = world.ids.enterprises
    const file = await workbook([
      ['of-row', '甲', '', '', '', 'VIEWER', '远山传动有限公司'],
      ['of-choice', '乙', '', '', '', 'VIEWER', ''],
      ['of-platform', '丙', '', '', '', 'OPERATOR', ''],
      ['misplaced', '丁', '', '', '', 'OPERATOR', '远山传动有限公司'],
      ['second-owner', '戊', '', '', '', 'OWNER', theirs],
      ['above', '己', '', '', '', 'ROOT', ''],
    ])
    const { data } = await world.as.operator.tryUpload(userImport, file, {}, { deptId: ours })
    expect(data.messageList.map((text) => text.slice(0, 3))).toEqual(['第5行', '第6行', '第7行'])
    const placed = await usersIn({ keywords: 'of-' })
    expect(placed.map(({ username, deptId }) => `${username} ${deptId}`).toSorted()).toEqual([
      `of-choice ${ours}`,
      'of-platform null',
      `of-row ${theirs}`,
    ])
  })

  test('of five thousand rows is done in seconds while others are answered; repeated, it creates none twice', async () => {
    const rows = Array.from({ length: 5000 }, (_, index) => [`bulk-${index}`, `批量 ${index}`, '', '', '', 'VIEWER'])
    const file = await workbook(rows)
    const before = await count()
    const [one, other] = await Promise.all([
      world.as.demo.upload(userImport, file),
      world.as.demo.upload(userImport, file),
    ])
    expect(one.validCount + other.validCount).toBe(5000)
    expect(await count()).toBe(before + 5000)
  }, 60_000)

  test('is refused to whoever may not manage users', async () => {
    const file = await workbook([['nobody', '无名', '', '', '', 'VIEWER']])
    expect((await world.as.viewer.tryUpload(userImport, file)).code).toBe('A0301')
    expect((await world.as.pending.tryUpload(userImport, file)).code).toBe('A0301')
  })
})

describe('a file that cannot be imported', () => {
  const refused = async (file: File) => {
    const before = await count()
    const { code, message } = await world.as.demo.tryUpload(userImport, file)
    expect(await count()).toBe(before)
    return `${code} ${message}`
  }
  /** A good workbook with one part replaced. */
  const tampered = async (part: string, content: Uint8Array) => {
    const files = unzipSync(new Uint8Array(await (await workbook([['a-user', '甲']])).arrayBuffer()))
    return zipSync({ ...files, [part]: content }, { level: 1 })
  }
  test('is named for what it is: no workbook, an old one, an empty one, one without the columns', async () => {
    expect(await refused(pngFile())).toMatch(/^A0700 .*\.xlsx/)
    const old = new File([new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1])], 'a.xls')
    expect(await refused(old)).toMatch(/^A0700 .*\.xls/)
    expect(await refused(new File([zipSync({ 'a.txt': strToU8('a') })], 'a.xlsx'))).toMatch(/^A0(700|400)/)
    expect(await refused(await workbook([]))).toBe('A0400 文件中没有可导入的数据')
    expect(await refused(await workbook([['a', 'b']], ['账号', '昵称']))).toMatch(/^A0400 第一行缺少列：用户名、角色/)
  })

  test('is not blamed for an error of ours, which is told as one', async () => {
    // What is thrown becomes B0001, with its sentence, and stands in the log.
    await expect(readWorkbook('/a/file/that/is/gone.xlsx', 10)).rejects.toThrow(/ENOENT/)
  })

  test('is no workbook when it is cut off or its parts are broken', async () => {
    const broken = await tampered(SHEET, strToU8('<sheetData><row r="1"><c r="A1" t="s"><v>9</v></row>'))
    expect(await refused(new File([broken], 'broken.xlsx'))).toMatch(/^A0(700|400)/)
    const cut = (await (await workbook([['a-user', '甲']])).arrayBuffer()).slice(0, 400)
    expect(await refused(new File([cut], 'cut.xlsx'))).toMatch(/^A0700 .*\.xlsx/)
  })

  test('may be a bomb: what unpacks to far more than an import is refused before it is read', async () => {
    const bomb = await tampered(SHEET, new Uint8Array(48 * 1024 * 1024).fill(32))
    expect(bomb.length).toBeLessThan(1024 * 1024)
    expect(await refused(new File([bomb], 'bomb.xlsx'))).toMatch(/^A0700 文件内容过大/)
  })

  test('may lie about what it unpacks to, and is read no further than it said', async () => {
    const bomb = Buffer.from(await tampered(SHEET, new Uint8Array(60 * 1024 * 1024).fill(32)))
    const size = Buffer.alloc(4)
    size.writeUInt32LE(60 * 1024 * 1024)
    for (let at = bomb.indexOf(size); at !== -1; at = bomb.indexOf(size, at + 4)) bomb.writeUInt32LE(1000, at)
    expect(await refused(new File([bomb], 'liar.xlsx'))).toMatch(/^A0(700|400)/)
  })

  test('may have a hundred thousand rows, or parts without end', async () => {
    const row = '<row><c t="inlineStr"><is><t>a</t></is></c></row>'
    const rows = `<worksheet><sheetData>${row.repeat(100_000)}</sheetData></worksheet>`
    expect(await refused(new File([await tampered(SHEET, strToU8(rows))], 'rows.xlsx'))).toMatch(/^A0400 一次最多导入/)
    const many = Array.from({ length: 5001 }, (_, index) => [`many-${index}`, '甲', '', '', '', 'VIEWER'])
    expect(await refused(await workbook(many))).toMatch(/^A0400 一次最多导入 5,000 行/)
    const parts = Object.fromEntries(Array.from({ length: 1000 }, (_, index) => [`${SHEET}${index}.xml`, strToU8('a')]))
    expect(await refused(new File([zipSync(parts)], 'parts.xlsx'))).toMatch(/^A0700/)
  })

  test('may hold entities and ranges that grow while they are read', async () => {
    const laughs = `<!DOCTYPE a [<!ENTITY a "ha"><!ENTITY b "${'&a;'.repeat(1000)}">]><worksheet><sheetData><row r="1"><c r="A1" t="inlineStr"><is><t>${'&b;'.repeat(1000)}</t></is></c></row></sheetData></worksheet>`
    expect(await refused(new File([await tampered(SHEET, strToU8(laughs))], 'laughs.xlsx'))).toMatch(/^A0(700|400)/)
    const good = await workbook([['wide-rule', '甲', '', '', '', 'VIEWER']])
    const files = unzipSync(new Uint8Array(await good.arrayBuffer()))
    const sheet = new TextDecoder().decode(files[SHEET])
    const rule =
      '<dataValidations count="1"><dataValidation type="list" sqref="A1:XFD1048576"><formula1>"a"</formula1></dataValidation></dataValidations>'
    files[SHEET] = strToU8(sheet.replace('</sheetData>', `</sheetData>${rule}`))
    const result = await world.as.demo.upload(userImport, new File([zipSync(files)], 'wide.xlsx'))
    expect(result).toMatchObject({ validCount: 1 })
  })

  test('has more than five megabytes', async () => {
    const { code } = await world.as.demo.tryUpload(userImport, new File([new Uint8Array(6 * 1024 * 1024)], 'a.xlsx'))
    expect(code).toBe('A0413')
  })
})
