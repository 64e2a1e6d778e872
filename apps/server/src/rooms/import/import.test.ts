import { enterprisePage, entInfo } from '@portal/contract/enterprise'
import { importCancel, importDetail, importPage, importReport, importRun, importUpload } from '@portal/contract/import'
import { patentDetail } from '@portal/contract/patent'
import { type Client, createClient } from '@portal/testkit/client'
import { patentNumber, registerPatent, uscc } from '@portal/testkit/factories'
import { until } from '@portal/testkit/until'
import { csvOf, IMPORT_PATIENCE_MS, PATENT_HEAD, patentRow, takeList } from '@portal/testkit/import'
import { startWorld, type World } from '@portal/testkit/world'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'

vi.setConfig({ testTimeout: IMPORT_PATIENCE_MS })

let world: World
let visitor: Client
beforeAll(async () => {
  world = await startWorld()
  visitor = createClient(world.origin)
})
afterAll(() => world.close())

const detail = (id: string) => world.as.operator.call(importDetail, { params: { id } })

/** Uploads a list and waits until it was read through. */
async function check(rows: string[][] | Uint8Array<ArrayBuffer>) {
  const bytes = Array.isArray(rows) ? csvOf(rows) : rows
  const { id } = await world.as.operator.upload(importUpload, new File([bytes], '清单.csv'))
  return until(
    'the preview',
    async () => {
      const found = await detail(id)
      return found.state !== 'checking' && found
    },
    IMPORT_PATIENCE_MS,
  )
}

/** Has an import run that was previewed, and waits for its end. */
async function run(id: string) {
  await world.as.operator.call(importRun, { params: { id } })
  return until(
    'the import',
    async () => {
      const now = await detail(id)
      return now.state === 'done' && now
    },
    IMPORT_PATIENCE_MS,
  )
}

describe('a list of patents', () => {
  test('is previewed without writing a row, and taken in when the operator says so', async () => {
    const number = patentNumber()
    const { id, state, kind, counts, columns, sample } = await check([PATENT_HEAD, patentRow(number)])
    expect({ state, kind, counts }).toEqual({
      state: 'ready',
      kind: 'patent',
      counts: { rows: 1, created: 1, updated: 0, unchanged: 0, refused: 0, warned: 0 },
    })
    expect(columns.map(({ key }) => key)).toEqual(['number', 'title', 'applicants', 'filedOn', 'legalStatus'])
    expect(sample).toEqual([{ line: 2, values: patentRow(number), refused: false }])
    expect(await visitor.refusal(patentDetail, { query: { no: number } })).toBe('A0404')
    await run(id)
    expect(await visitor.call(patentDetail, { query: { no: number } })).toMatchObject({
      title: '一种示例泵',
      applicants: ['示例一有限公司', '示例大学'],
      filedOn: '2021-03-04',
      legalStatus: 'in-force',
    })
  })

  test('taken in twice changes nothing, and an empty cell leaves what is there', async () => {
    const number = patentNumber()
    await takeList(world, [PATENT_HEAD, patentRow(number)])
    expect((await takeList(world, [PATENT_HEAD, patentRow(number)])).counts).toMatchObject({ created: 0, unchanged: 1 })
    expect(
      (await takeList(world, [PATENT_HEAD, patentRow(number, { title: '一种示例阀', filed: '' })])).counts,
    ).toMatchObject({
      updated: 1,
    })
    expect(await visitor.call(patentDetail, { query: { no: number } })).toMatchObject({
      title: '一种示例阀',
      filedOn: '2021-03-04',
    })
  })

  test('wins over what an enterprise stated of the same patent', async () => {
    const { number } = await registerPatent(world.as.demo, '本企业')
    expect((await takeList(world, [PATENT_HEAD, patentRow(number)])).counts).toMatchObject({ created: 0, updated: 1 })
    expect(await visitor.call(patentDetail, { query: { no: number } })).toMatchObject({
      title: '一种示例泵',
      legalStatus: 'in-force',
    })
  })

  test('reports every bad row with line, column, value and reason, and takes the good ones', async () => {
    const number = patentNumber()
    const { id } = await check([
      PATENT_HEAD,
      patentRow('CN202110123456.0'),
      patentRow(number),
      patentRow(patentNumber(), { title: '', filed: '2021-02-30', status: '未知的状态' }),
      patentRow('2.02E+11'),
    ])
    const found = await run(id)
    expect(found.counts).toMatchObject({ rows: 4, created: 1, refused: 3 })
    expect(found.problems.map(({ line, column, value }) => [line, column, value])).toEqual([
      [2, '申请号', 'CN202110123456.0'],
      [4, '申请日', '2021-02-30'],
      [4, '发明名称', ''],
      [4, '法律状态', '未知的状态'],
      [5, '申请号', '2.02E+11'],
    ])
    const { name, bytes } = await world.as.operator.call(importReport, { params: { id } })
    expect(name).toBe('清单-导入问题.csv')
    const lines = new TextDecoder().decode(bytes).split('\r\n')
    expect(lines).toHaveLength(1 + 5 + 1)
    expect(lines[2]).toBe('"4","申请日","2021-02-30","无法识别为日期，请写成 2026-01-31","未导入"')
    await visitor.call(patentDetail, { query: { no: number } })
  })

  test('in GB18030 is read like any other', async () => {
    // "申请号,发明名称,申请人" and one row, as spreadsheet programs here save CSV.
    const head = Buffer.from('c9eac7ebbac52cb7a2c3f7c3fbb3c62cc9eac7ebc8cb0d0a', 'hex')
    const row = Buffer.concat([
      Buffer.from(`${patentNumber()},`),
      Buffer.from('d2bbd6d6b1c3', 'hex'),
      Buffer.from(','),
      Buffer.from('cabec0fd', 'hex'),
    ])
    const found = await check(new Uint8Array(Buffer.concat([head, row])))
    expect(found).toMatchObject({ state: 'ready', encoding: 'gb18030', counts: { created: 1, refused: 0 } })
    expect(found.sample[0]?.values.slice(1)).toEqual(['一种泵', '示例'])
  })

  test('names columns that mean nothing, and is refused without those it needs', async () => {
    const known = await check([
      [...PATENT_HEAD, '内部备注'],
      [...patentRow(patentNumber()), '甲'],
    ])
    expect(known).toMatchObject({ state: 'ready', unknown: ['内部备注'] })
    expect(
      await check([
        ['发明名称', '法律状态'],
        ['一种泵', '有效'],
      ]),
    ).toMatchObject({
      state: 'refused',
      reason: '看起来是专利清单，但缺少列：申请号、申请（专利权）人',
    })
    expect(
      await check([
        ['甲', '乙'],
        ['1', '2'],
      ]),
    ).toMatchObject({ state: 'refused' })
  })

  test('that is called .xlsx and is a text is refused as no workbook', async () => {
    const { id } = await world.as.operator.upload(importUpload, new File(['随便写点什么\r\n'], 'junk.xlsx'))
    await until('a refusal', async () => {
      const { state, reason } = await world.as.operator.call(importDetail, { params: { id } })
      return state === 'refused' && reason?.startsWith('这不是有效的 .xlsx 文件')
    })
  })

  test('that is none is refused with what to do', async () => {
    expect(await check(new Uint8Array([0x50, 0x4b, 0x03, 0x04, 1, 2, 3]))).toMatchObject({
      state: 'refused',
      reason: expect.stringContaining('损坏'),
    })
    expect(await check(new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1]))).toMatchObject({
      state: 'refused',
      reason: expect.stringContaining('.xls'),
    })
  })
})

describe('a list of enterprises', () => {
  const HEAD = ['企业名称', '统一社会信用代码', '所在省', '所属产业', '联系电话']

  test('makes approved enterprises without members, once', async () => {
    const code = uscc()
    const row = ['示例阀门导入有限公司', code, '浙江省', '新装备制造业', '13800000001']
    expect((await takeList(world, [HEAD, row])).counts).toMatchObject({ created: 1, refused: 0 })
    expect((await takeList(world, [HEAD, row])).counts).toMatchObject({ created: 0, unchanged: 1 })
    const { rows } = await world.pool.query(`select count(*)::int as n from enterprise where uscc = $1`, [code])
    expect(rows).toEqual([{ n: 1 }])
    const { list } = await visitor.call(enterprisePage, { query: { keywords: '示例阀门导入' } })
    expect(list).toHaveLength(1)
  })

  test('does not decide what is still under review, and asks for what a new one needs', async () => {
    const { certification } = await world.as.pending.call(entInfo, {})
    const found = await takeList(world, [
      HEAD,
      ['等待审核的企业', certification?.uscc ?? '', '浙江省', '新装备制造业', ''],
      ['示例缺产业有限公司', uscc(), '浙江省', '', ''],
      ['示例代码错误有限公司', '9133010012345', '浙江省', '新装备制造业', ''],
    ])
    expect(found.counts).toMatchObject({ created: 0, refused: 3 })
    expect(found.problems.map(({ line, column }) => [line, column])).toEqual([
      [2, '统一社会信用代码'],
      [3, '所属产业'],
      [4, '统一社会信用代码'],
    ])
    expect(await world.as.pending.call(entInfo, {})).toMatchObject({ examineState: '2' })
  })
})

test('A preview says what will be, and of a row that is left out nothing of being taken', async () => {
  const HEAD = ['企业名称', '统一社会信用代码', '所在省', '所属产业']
  const wrong = uscc().replace(/.$/, (last) => (last === '0' ? '1' : '0'))
  const other = uscc().replace(/.$/, (last) => (last === '0' ? '1' : '0'))
  const rows = [
    HEAD,
    ['示例校验甲有限公司', wrong, '浙江省', '新装备制造业'],
    ['示例校验乙有限公司', other, '浙江省', ''],
  ]
  const seen = await check(rows)
  expect(seen.problems.map(({ line, reason, warning }) => [line, reason, warning])).toEqual([
    [2, '校验位不符，请核对（将按所填导入）', true],
    [3, '校验位不符，请核对', false],
    [3, '新企业须填写所属产业', false],
  ])
  const done = await run(seen.id)
  expect(done.counts).toMatchObject({ created: 1, refused: 1, warned: 1 })
  expect(done.problems.map(({ reason }) => reason).slice(0, 2)).toEqual([
    '校验位不符，请核对（已按所填导入）',
    '校验位不符，请核对',
  ])
})

test('an import can be stopped and continued; what is over can be neither stopped nor run again', async () => {
  const { id } = await check([PATENT_HEAD, patentRow(patentNumber())])
  expect(await world.as.operator.refusal(importCancel, { params: { id } })).toBe('A0400')
  await world.pool.query(
    `update import_run set state = 'running', begun = true, run_by = created_by, lease_until = now() + '1 day' where id = $1`,
    [id],
  )
  expect(await world.as.operator.call(importCancel, { params: { id } })).toMatchObject({
    state: 'cancelled',
    can: { retry: true },
  })
  await run(id)
  expect(await world.as.operator.refusal(importRun, { params: { id } })).toBe('A0400')
  const { list } = await world.as.operator.call(importPage, { query: {} })
  expect(list[0]).toMatchObject({ id, state: 'done' })
})

test('nobody but operators who may import sees or starts one', async () => {
  expect(await world.as.demo.refusal(importPage, { query: {} })).toBe('A0301')
  expect(await world.as.demo.tryUpload(importUpload, new File(['x'], 'x.csv'))).toMatchObject({ code: 'A0301' })
})
