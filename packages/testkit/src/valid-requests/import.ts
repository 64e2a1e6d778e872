/** The valid requests of room import. */
import { importDetail, importRun, importUpload } from '@portal/contract/import'
import { ownImportDetail, ownImportRun, ownImportUpload } from '@portal/contract/import-own'
import { productBatchLatest } from '@portal/contract/product-batch'
import { listsRead } from '../lists-read.ts'
import { until } from '../until.ts'
import type { RequestsOf, Sent, ValidRequest } from '../valid-request.ts'
import type { World } from '../world.ts'

/** One patent of nobody's and one row that is wrong. */
const LIST = '申请号,发明名称,申请人\r\nCN202110123456.7,一种示例装置,示例有限公司\r\nx,一种示例方法,示例有限公司\r\n'

const list = (): File => new File([LIST], '专利清单.csv', { type: 'text/csv' })

const uploaded = async ({ as }: World): Promise<string> => (await as.operator.upload(importUpload, list())).id

/** An upload that nobody works on any more. */
async function checked(world: World): Promise<string> {
  const id = await uploaded(world)
  await until('the preview of a list', async () => {
    const { state } = await world.as.operator.call(importDetail, { params: { id } })
    return state === 'ready'
  })
  return id
}

async function imported(world: World): Promise<string> {
  const id = await checked(world)
  await world.as.operator.call(importRun, { params: { id } })
  await until('the import of a list', async () => {
    const { state } = await world.as.operator.call(importDetail, { params: { id } })
    return state === 'done'
  })
  return id
}

/** The same, in a state, and held by nobody who works on it: its rows stand still while others try what they may. */
async function held(world: World, state: 'ready' | 'running', upload = checked): Promise<string> {
  const id = await upload(world)
  await world.pool.query(
    `update import_run set state = $2, begun = $2 = 'running', lease_until = now() + interval '1 day' where id = $1`,
    [id, state],
  )
  return id
}

const byOperator = (sends: (world: World) => Promise<Sent> | Sent): ValidRequest => ({
  as: 'operator',
  sends: async (world) => {
    await listsRead(world.pool)
    return sends(world)
  },
})

const of = (id: Promise<string>) => id.then((one) => ({ params: { id: one } }))

/** One product and one row that is wrong. */
const OWN_LIST = '备案编号,产品名称\r\nDRF-7001,示例自助导入泵\r\nDRF-7002,\r\n'

const ownList = (rows = OWN_LIST): File => new File([rows], '产品清单.csv', { type: 'text/csv' })

const ownState = async (world: World, id: string, wanted: string) => {
  await until(`an own list to be ${wanted}`, async () => {
    const { state } = await world.as.demo.call(ownImportDetail, { params: { id } })
    return state === wanted
  })
  return id
}

const ownChecked = async (world: World): Promise<string> => {
  const { id } = await world.as.demo.upload(ownImportUpload, ownList())
  return ownState(world, id, 'ready')
}

async function ownImported(world: World): Promise<string> {
  const id = await ownChecked(world)
  await world.as.demo.call(ownImportRun, { params: { id } })
  return ownState(world, id, 'done')
}

let undone = 0

/** A list of a product that no other creates, taken in while no batch is worked on. */
async function ownUndoable(world: World): Promise<string> {
  const { demo } = world.as
  await until('no batch to be worked on', async () => {
    const { batch } = await demo.call(productBatchLatest, {})
    return batch === null || batch.endedAt !== null
  })
  const rows = `备案编号,产品名称\r\nDRF-8${(undone += 1)},示例撤销导入泵\r\n`
  const { id } = await demo.upload(ownImportUpload, ownList(rows))
  await ownState(world, id, 'ready')
  await demo.call(ownImportRun, { params: { id } })
  return ownState(world, id, 'done')
}

const byOwner = (sends: (world: World) => Promise<Sent> | Sent, ours?: true): ValidRequest => ({
  as: 'demo',
  ...(ours && { ours }),
  sends: async (world) => {
    await listsRead(world.pool)
    // As many as one person sends in an hour, and more, are sent here.
    await world.pool.query(`delete from throttle where key like 'import:upload:%'`)
    return sends(world)
  },
})

export const importRequests = {
  importTemplate: byOperator(() => ({ query: { kind: 'patent' } })),
  importUpload: byOperator(() => ({ file: list() })),
  importPage: byOperator(() => ({ query: { pageNum: 1 } })),
  importDetail: byOperator((world) => of(imported(world))),
  importRun: byOperator((world) => of(held(world, 'ready'))),
  importCancel: byOperator((world) => of(held(world, 'running'))),
  importReport: byOperator((world) => of(imported(world))),
  ownImportTemplate: byOwner(() => ({})),
  ownImportUpload: byOwner(() => ({ file: ownList() })),
  ownImportPage: byOwner(() => ({ query: { pageNum: 1 } })),
  ownImportDetail: byOwner((world) => of(ownImported(world)), true),
  ownImportRun: byOwner((world) => of(held(world, 'ready', ownChecked)), true),
  ownImportCancel: byOwner((world) => of(held(world, 'running', ownChecked)), true),
  ownImportUndo: byOwner((world) => of(ownUndoable(world)), true),
  ownImportReport: byOwner((world) => of(ownImported(world)), true),
} satisfies RequestsOf<'import'>
