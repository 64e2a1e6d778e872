import { licenceUpload } from '@portal/contract/enterprise-certification'
import { enterpriseAdminDetail } from '@portal/contract/enterprise-admin'
import { fileStorage, pictureUpload } from '@portal/contract/file'
import { settingDetail, settingSave } from '@portal/contract/setting'
import type { Client } from '@portal/testkit/client'
import { pdfBytes, vttBytes } from '@portal/testkit/documents'
import { uploadPicture } from '@portal/testkit/factories'
import { pngBytes, pngFile } from '@portal/testkit/png'
import {
  beginUpload,
  cancelUpload,
  mediaOf,
  offsetOf,
  refusalOf,
  sendBytes,
  settled,
  uploadAddressOf,
  uploadWhole,
} from '@portal/testkit/tus'
import { startWorld, type World } from '@portal/testkit/world'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

const MEBIBYTE = 1024 * 1024

let world: World
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.close())
beforeEach(async () => {
  await world.pool.query('delete from file_upload where finished_at is null')
  await allow({ beforeApproval: 50, afterApproval: 5120 })
})

/** What operators allow, in megabytes. */
async function allow(storage: { beforeApproval: number; afterApproval: number }): Promise<void> {
  const { settings, revision } = await world.as.operator.call(settingDetail, {})
  await world.as.operator.call(settingSave, { body: { settings: { ...settings, storage }, revision } })
}
const used = async (client: Client): Promise<number> => (await client.call(fileStorage, {}))?.usedBytes ?? 0
const video = (megabytes: number) => ({ kind: 'video', name: 'a.mp4', bytes: megabytes * MEBIBYTE })

describe('what an enterprise keeps', () => {
  test('is counted with every picture and every upload that begins, and freed when one is cancelled', async () => {
    const { demo } = world.as
    const before = await used(demo)
    await uploadPicture(demo)
    const picture = pngBytes(640, 480).length
    expect(await used(demo)).toBe(before + picture)
    const address = await uploadAddressOf(demo, video(100))
    expect(await used(demo)).toBe(before + picture + 100 * MEBIBYTE)
    await cancelUpload(demo, address)
    expect(await used(demo)).toBe(before + picture)
    const whole = await uploadWhole(demo, 'captions', 'a.vtt', vttBytes())
    await settled(demo, whole.address)
    expect(await used(demo)).toBe(before + picture + vttBytes().length)
  })

  test('is what its files and unfinished uploads come to', async () => {
    await uploadAddressOf(world.as.demo, video(7))
    const { rows } = await world.pool.query(
      `select organisation_id, bytes from file_storage where bytes > 0 except
       select organisation_id, sum(bytes) from (
         select organisation_id, bytes from file where organisation_id is not null
         union all select organisation_id, bytes from file_upload where finished_at is null
       ) as kept group by organisation_id`,
    )
    expect(rows).toEqual([])
  })

  test('is shown to its members with the quota, to operators too, and is nothing for whoever belongs to none', async () => {
    const quotaBytes = 5120 * MEBIBYTE
    const use = await world.as.viewer.call(fileStorage, {})
    expect(use).toEqual({ usedBytes: await used(world.as.demo), quotaBytes })
    expect(await world.as.pending.call(fileStorage, {})).toMatchObject({ quotaBytes: 50 * MEBIBYTE })
    expect(await world.as.operator.call(fileStorage, {})).toBeNull()
    const { ours: id } = world.ids.enterprises
    expect((await world.as.operator.call(enterpriseAdminDetail, { query: { id } })).files).toMatchObject({ quotaBytes })
  })
})

describe('a quota', () => {
  test('is held when an upload begins, and says what to do', async () => {
    await allow({ beforeApproval: 50, afterApproval: 100 })
    const { demo } = world.as
    await uploadAddressOf(demo, video(90))
    const refused = await refusalOf(await beginUpload(demo, video(90)))
    expect(refused).toMatchObject({ status: 400, code: 'A0700' })
    expect(refused.message).toMatch(/企业存储空间不足：已用 .+ MB，共 100 MB。请换用较小的文件，或联系平台提高额度/)
    await uploadAddressOf(demo, video(1))
  })

  test('is small before an enterprise is approved', async () => {
    const document = { kind: 'document', name: 'a.pdf', bytes: 20 * MEBIBYTE }
    for (let times = 0; times < 2; times += 1) await uploadAddressOf(world.as.pending, document)
    const refused = await refusalOf(await beginUpload(world.as.pending, document))
    expect(refused.code).toBe('A0700')
    expect(refused.message).toContain('企业认证通过后额度会提高')
  })

  test('lets through no more of those that begin at once than fit together', async () => {
    await allow({ beforeApproval: 50, afterApproval: 100 })
    const began = await Promise.all(Array.from({ length: 10 }, () => beginUpload(world.as.demo, video(30))))
    expect(began.filter(({ status }) => status === 201)).toHaveLength(3)
    expect(await used(world.as.demo)).toBeLessThanOrEqual(100 * MEBIBYTE)
  })

  test('is held for pictures, of which nothing stays then', async () => {
    await allow({ beforeApproval: 50, afterApproval: 100 })
    const { demo } = world.as
    const left = 100 * MEBIBYTE - (await used(demo))
    await uploadAddressOf(demo, { kind: 'video', name: 'a.mp4', bytes: left })
    const { rows: before } = await world.pool.query('select count(*)::int as files from file')
    const answer = await demo.tryUpload(pictureUpload, pngFile())
    expect([answer.status, answer.code]).toEqual([400, 'A0700'])
    expect((await world.pool.query('select count(*)::int as files from file')).rows).toEqual(before)
    await uploadPicture(world.as.stranger)
  })

  test('is held for the licence of an enterprise that is not approved yet, as picture and as PDF', async () => {
    const { pending } = world.as
    const left = 50 * MEBIBYTE - (await used(pending))
    const document = (bytes: number) => ({ kind: 'document', name: 'a.pdf', bytes })
    for (const bytes of [20 * MEBIBYTE, 20 * MEBIBYTE, left - 40 * MEBIBYTE])
      await uploadAddressOf(pending, document(bytes))
    for (const file of [pngFile(), new File([new Uint8Array(pdfBytes())], '营业执照.pdf')])
      expect((await pending.tryUpload(licenceUpload, file)).code).toBe('A0700')
  })

  test('that became less meanwhile is held when the upload ends', async () => {
    const { demo } = world.as
    const bytes = vttBytes()
    await uploadAddressOf(demo, video(150))
    const address = await uploadAddressOf(demo, { kind: 'captions', name: 'a.vtt', bytes: bytes.length })
    await allow({ beforeApproval: 50, afterApproval: 100 })
    expect((await refusalOf(await sendBytes(demo, address, 0, bytes))).code).toBe('A0700')
    expect(await mediaOf(demo, address)).toBeUndefined()
    await allow({ beforeApproval: 50, afterApproval: 200 })
    // The next look at it makes up for the end that was refused.
    expect(await offsetOf(demo, address)).toBe(bytes.length)
    expect(await settled(demo, address)).toMatchObject({ state: 'ready' })
  })

  test('is set by operators within bounds', async () => {
    for (const storage of [
      { beforeApproval: 0, afterApproval: 5120 },
      { beforeApproval: 50, afterApproval: 99 },
      { beforeApproval: 2000, afterApproval: 5120 },
    ]) {
      const { settings, revision } = await world.as.operator.call(settingDetail, {})
      const body = { settings: { ...settings, storage }, revision }
      expect(await world.as.operator.refusal(settingSave, { body })).toBe('A0400')
    }
  })
})
