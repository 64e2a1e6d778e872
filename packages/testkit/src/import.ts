/** Lists as they are taken in. */
import { randomUUID } from 'node:crypto'
import { rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ImportDetail } from '@portal/contract/import'
import { ownImportDetail, ownImportRun, ownImportUpload } from '@portal/contract/import-own'
import { searchPageByParam } from '@portal/contract/product-own'
import type { Problem } from '@portal/server/src/rooms/import/index.ts'
import type { Client } from './client.ts'
import { until } from './until.ts'
import type { World } from './world.ts'

/** A job waits for its turn, and a thread reads its dictionary. */
export const IMPORT_PATIENCE_MS = 60_000

/** The text of a list, every cell in quotation marks. */
export const csvOf = (rows: string[][]): string =>
  rows.map((cells) => cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',')).join('\r\n')

export const PATENT_HEAD = ['申请号', '发明名称', '申请（专利权）人', '申请日', '法律状态']

/** A patent under that head. */
export const patentRow = (number: string, change: Record<string, string> = {}): string[] => {
  const cells = {
    title: '一种示例泵',
    applicants: '示例一有限公司；示例大学',
    filed: '2021-03-04',
    status: '有效',
    ...change,
  }
  return [number, cells.title, cells.applicants, cells.filed, cells.status]
}

export const OWN_HEAD = ['备案编号', '产品名称', '一句话简介', '主要功能', '关联专利']

let filed = 0
/** A filing number that no other product of this process bears. */
export const newFilingNo = (): string => `OWN-${(filed += 1)}`

/** Takes a list in as the command does: without a preview, and without waiting for a job. */
export async function takeList({ portal, ids }: World, rows: string[][]) {
  const path = join(tmpdir(), `portal-list-${randomUUID()}.csv`)
  await writeFile(path, csvOf(rows))
  const { import: imports, user } = portal.rooms
  const actor = await user.users.actor(portal.platform.transactor.read, ids.people.operator)
  const found: Problem[] = []
  try {
    const counts = await imports.importFile({ path, name: '清单.csv', kind: null, dryRun: false }, actor, {
      head: () => undefined,
      step: () => undefined,
      problems: async (problems) => void found.push(...problems),
    })
    return { counts, problems: found }
  } finally {
    await rm(path)
  }
}

/** What somebody of an enterprise does with a list of its own. */
export function ownLists(member: Client) {
  /** Waits until an own list has come so far. */
  const wait = (id: string, passed: (found: ImportDetail) => boolean): Promise<ImportDetail> =>
    until(
      'an own list',
      async () => {
        const found = await member.call(ownImportDetail, { params: { id } })
        return passed(found) && found
      },
      IMPORT_PATIENCE_MS,
    )
  /** Uploads a list and waits until it was read through. */
  async function check(rows: string[][]): Promise<ImportDetail> {
    const { id } = await member.upload(ownImportUpload, new File([csvOf(rows)], '产品清单.csv'))
    return wait(id, ({ state }) => state !== 'checking')
  }
  return {
    wait,
    check,
    /** The products of the enterprise that are called so. */
    async named(name: string) {
      const { list } = await member.call(searchPageByParam, { body: { keywords: name } })
      return list.filter((one) => one.name === name)
    },
    /** Uploads a list, waits until it was read through, and takes it in. */
    async take(rows: string[][]): Promise<ImportDetail> {
      const { id } = await check(rows)
      await member.call(ownImportRun, { params: { id } })
      return wait(id, ({ state }) => state === 'done' || state === 'failed')
    },
  }
}
