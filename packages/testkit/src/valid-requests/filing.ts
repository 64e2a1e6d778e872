/** The valid requests of room filing. */
import { entInfo } from '@portal/contract/enterprise'
import { syncDetail, syncOwnApplyData } from '@portal/contract/filing'
import { filingFilePage, filingFileUpload, filingSourceList, filingSourceSave } from '@portal/contract/filing-admin'
import { until } from '../until.ts'
import type { RequestsOf, Sent, ValidRequest } from '../valid-request.ts'
import { workbookFile } from '../workbook.ts'
import type { World } from '../world.ts'

/** An export with one product of an enterprise, under a name that nothing else has. */
const filingExport = (uscc: string, name: string): Promise<File> =>
  workbookFile(
    [
      ['统一社会信用代码', '产品名称', '备案编号'],
      [uscc, name, name],
    ],
    '备案导出.xlsx',
  )

let counted = 0

const ourExport = async ({ as }: World): Promise<File> => {
  const { certification } = await as.demo.call(entInfo, {})
  counted += 1
  return filingExport(certification?.uscc ?? '', `备案产品甲 ${counted}`)
}

const revisionOf = async ({ as }: World): Promise<number> => {
  const { list } = await as.operator.call(filingSourceList, {})
  return list.find(({ kind }) => kind === 'file')?.revision ?? 0
}

/** The source of files in use, and no run under way: what follows may look at rows that nothing moves. */
async function atRest(world: World): Promise<void> {
  const { operator } = world.as
  const { list } = await operator.call(filingSourceList, {})
  if (!list.some(({ kind, active }) => kind === 'file' && active)) {
    await operator.call(filingSourceSave, { body: { kind: 'file', active: true, revision: await revisionOf(world) } })
  }
  await until('runs to be over', async () => {
    const { rows } = await world.pool.query(
      `select 1 from filing_sync where state in ('waiting', 'pulling', 'applying')`,
    )
    return rows.length === 0
  })
}

/** A run of our enterprise whose differences can be looked at. */
async function ourRun(world: World) {
  await atRest(world)
  await world.as.operator.upload(filingFileUpload, await ourExport(world))
  const { runId } = await world.as.demo.call(syncOwnApplyData, {})
  return until('the differences', async () => {
    const found = await world.as.demo.call(syncDetail, { query: { runId } })
    return found.run?.state === 'ready' && found
  })
}

const resting =
  (sent: Sent): ValidRequest['sends'] =>
  async (world) => {
    await atRest(world)
    return sent
  }

export const filingRequests = {
  syncOwnApplyData: { as: 'editor', sends: resting({}) },
  syncDetail: {
    as: 'editor',
    ours: true,
    sends: async (world) => ({ query: { runId: (await ourRun(world)).run?.runId } }),
  },
  syncApply: {
    as: 'demo',
    ours: true,
    sends: async (world) => {
      const { run, items } = await ourRun(world)
      const item = items.find(({ kind }) => kind === 'new')
      return { body: { runId: run?.runId, items: [{ itemId: item?.itemId, fields: ['name'] }] } }
    },
  },
  syncPage: { as: 'editor', sends: resting({ query: { pageNum: 1 } }) },
  filingSourceList: { as: 'operator', sends: resting({}) },
  filingSourceSave: {
    as: 'operator',
    sends: async (world) => {
      await atRest(world)
      return { body: { kind: 'file', active: true, revision: await revisionOf(world) } }
    },
  },
  filingSourceTest: {
    as: 'operator',
    // Nobody listens there: that is an answer too.
    sends: resting({ body: { url: 'http://127.0.0.1:2/', keyId: 'portal' } }),
  },
  filingFileUpload: {
    as: 'operator',
    sends: async (world) => {
      await atRest(world)
      return { file: await ourExport(world) }
    },
  },
  filingFilePage: { as: 'operator', sends: resting({ query: { pageNum: 1 } }) },
  filingFileDetail: {
    as: 'operator',
    sends: async (world) => {
      await atRest(world)
      await world.as.operator.upload(filingFileUpload, await ourExport(world))
      const { list } = await world.as.operator.call(filingFilePage, { query: {} })
      return { query: { id: list[0]?.id } }
    },
  },
  filingFileTemplate: { as: 'operator', sends: resting({}) },
  filingRunPage: { as: 'operator', sends: resting({ query: { pageNum: 1 } }) },
} satisfies RequestsOf<'filing'>
