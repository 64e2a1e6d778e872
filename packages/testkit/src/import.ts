/** Lists as they are taken in. */
import { randomUUID } from 'node:crypto'
import { rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ImportDetail } from '@portal/contract/import'
import { ownImportDetail, ownImportRun, ownImportUpload } from '@portal/contract/import-own'
import type { Problem } from '@portal/server/src/rooms/import/index.ts'
import type { Client } from './client.ts'
import { until } from './until.ts'
import type { World } from './world.ts'

/** A job waits for its turn, and a thread reads its dictionary. */
export const IMPORT_PATIENCE_MS = 60_000

/** The text of a list, every cell in quotation marks. */
export const csvOf = (rows: string[][]): string =>
  rows.map((cells) => cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',')).join('\r\n')

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
    /** The same, and takes it in. */
    async take(rows: string[][]): Promise<ImportDetail> {
      const { id } = await check(rows)
      await member.call(ownImportRun, { params: { id } })
      return wait(id, ({ state }) => state === 'done' || state === 'failed')
    },
  }
}
