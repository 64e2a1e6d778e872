import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { entAuth } from '@portal/contract/enterprise'
import { licenceUpload } from '@portal/contract/enterprise-certification'
import { fileStorage, mediaList } from '@portal/contract/file'
import { picSave } from '@portal/contract/product-content'
import { contentRecall } from '@portal/contract/product-own'
import { vttBytes } from '@portal/testkit/documents'
import { certification, createProduct, decide, savePictures, uploadPicture } from '@portal/testkit/factories'
import { jobsDone } from '@portal/testkit/jobs-done'
import { enterprises } from '@portal/testkit/people'
import { pngFile } from '@portal/testkit/png'
import { idOf, settled, uploadWhole } from '@portal/testkit/tus'
import { startWorld, type World } from '@portal/testkit/world'
import { afterAll, beforeAll, expect, test } from 'vitest'

let world: World
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.close())

/** As if so many days had passed since anybody looked at these files, and the day's sweep were due. */
async function sweepAfter(days: number, ids: string[]): Promise<void> {
  await world.pool.query('update file set looked_at = now() - make_interval(days => $2) where id = any($1)', [
    ids,
    days,
  ])
  await world.portal.rooms.file.unused.sweep()
  await jobsDone(world.pool)
}
const left = async (ids: string[]): Promise<string[]> => {
  const { rows } = await world.pool.query<{ id: string }>('select id from file where id = any($1)', [ids])
  return ids.filter((id) => rows.some((row) => row.id === id))
}
const bytesOf = (folder: 'picture' | 'file', id: string): Promise<string[]> =>
  readdir(join(world.dataDir, 'files', folder, id.slice(0, 2), id)).catch(() => [])
const usedBytes = async (): Promise<number> => (await world.as.demo.call(fileStorage, {}))?.usedBytes ?? 0

test('what nothing refers to is removed after a while, with its bytes, and frees the quota', async () => {
  const { demo } = world.as
  const before = await usedBytes()
  const { fileId } = await uploadPicture(demo)
  const { address } = await uploadWhole(demo, 'captions', 'a.vtt', vttBytes())
  await settled(demo, address)
  const captions = idOf(address)
  await jobsDone(world.pool)
  expect((await bytesOf('picture', fileId)).length).toBeGreaterThan(0)
  expect((await bytesOf('file', captions)).length).toBeGreaterThan(0)
  await sweepAfter(99, [fileId, captions])
  expect(await left([fileId, captions])).toEqual([fileId, captions])
  await sweepAfter(101, [fileId, captions])
  expect(await left([fileId, captions])).toEqual([])
  expect(await demo.call(mediaList, { body: { fileIds: [captions] } })).toEqual([])
  expect([await bytesOf('picture', fileId), await bytesOf('file', captions)]).toEqual([[], []])
  expect(await usedBytes()).toBe(before)
})

test('what a draft names stays, and what an older revision names, which can be restored', async () => {
  const { demo } = world.as
  const { productId } = await createProduct(demo, { submit: false })
  const [older, newer] = [(await uploadPicture(demo)).fileId, (await uploadPicture(demo)).fileId]
  const save = (fileId: string, submit: boolean) =>
    demo.call(picSave, { body: { productId, pictures: [{ fileId, alt: '图' }], submit } })
  await save(older, true)
  await demo.call(contentRecall, { body: { productId, kind: 'pictures' } })
  await save(newer, false)
  await sweepAfter(101, [older, newer])
  expect(await left([older, newer])).toEqual([older, newer])
})

test('what somebody refers to at this moment is passed over', async () => {
  const { fileId } = await uploadPicture(world.as.demo)
  const client = await world.pool.connect()
  await client.query('begin')
  await client.query('select from file where id = $1 for key share', [fileId])
  try {
    await sweepAfter(101, [fileId])
  } finally {
    await client.query('rollback')
    client.release()
  }
  expect(await left([fileId])).toEqual([fileId])
  await world.portal.rooms.file.unused.sweep()
  expect(await left([fileId])).toEqual([])
})

test('what is public stays, and whatever a certification names', async () => {
  const { demo, operator, pending } = world.as
  await savePictures(demo, world.published)
  await decide(operator, 'pictures', world.publishedName)
  await decide(operator, 'certification', enterprises.waiting, 'reject')
  const { fileId: licence } = await pending.upload(licenceUpload, pngFile(800, 600))
  await pending.call(entAuth, { body: certification(enterprises.waiting, { licence }) })
  const { rows } = await world.pool.query<{ id: string }>('select file_id as id from file_publication')
  const ids = [licence, ...rows.map(({ id }) => id)]
  expect(ids.length).toBeGreaterThan(1)
  await sweepAfter(101, ids)
  expect(await left(ids)).toEqual(ids)
})

test('of many that start at once, one sweeps', async () => {
  const { rows } = await world.pool.query(`select count from throttle where key = 'file:unused'`)
  expect(rows).toHaveLength(1)
  const { rows: waiting } = await world.pool.query(
    `select 1 from job.job where name = 'file.remove-unused' and state = 'created'`,
  )
  expect(waiting).toHaveLength(1)
})
