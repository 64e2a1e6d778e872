import { type Media, mediaList, pictureUrl } from '@portal/contract/file'
import { pdfBytes } from '@portal/testkit/documents'
import { pngBytes } from '@portal/testkit/png'
import { uploadWhole } from '@portal/testkit/tus'
import { until } from '@portal/testkit/until'
import { startWorld, type World } from '@portal/testkit/world'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { drawFirstPage } from './document-thread.ts'

let world: World
beforeAll(async () => {
  world = await startWorld({ FFMPEG_PATH: 'off' })
})
afterAll(() => world.close())

async function checked(name: string, bytes: Uint8Array): Promise<Media> {
  const { demo } = world.as
  const { address, response } = await uploadWhole(demo, 'document', name, bytes)
  expect(response.status).toBe(204)
  return until(
    'the document to be checked',
    async () => {
      const [media] = await demo.call(mediaList, { body: { fileIds: [address.split('/').at(-1) ?? ''] } })
      return media && media.state !== 'checking' ? media : null
    },
    30_000,
  )
}

/** A PDF that is encrypted with a password that nobody here has. */
const lockedPdf = (): Buffer => {
  const key = '<0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef>'
  const locked = `/Encrypt<</Filter/Standard/V 1/R 2/O ${key}/U ${key}/P -44>>/ID[<00><00>]`
  return Buffer.from(pdfBytes().toString('latin1').replace('/Root 1 0 R', `/Root 1 0 R${locked}`), 'latin1')
}

describe('a document', () => {
  test('as PDF gets its first page as picture, and is kept to be saved', { timeout: 40_000 }, async () => {
    const media = await checked('营业执照.pdf', pdfBytes({ pages: 3 }))
    expect(media).toMatchObject({ state: 'ready', detail: { document: { pages: 3 } } })
    expect(media.poster?.width).toBe(1600)
    const page = await world.anonymous.fetch(pictureUrl(media.poster ?? { fileId: '', token: '' }, 320, 'webp'))
    const { data } = await sharp(Buffer.from(await page.arrayBuffer()))
      .raw()
      .toBuffer({ resolveWithObject: true })
    // White paper at the edge.
    expect([...data.subarray(0, 3)]).toEqual([255, 255, 255])
    const saved = await world.anonymous.fetch(media.url)
    expect(saved.headers.get('content-disposition')).toContain('attachment')
    expect(saved.headers.get('content-disposition')).toContain(encodeURIComponent('营业执照.pdf'))
    expect((await world.anonymous.fetch(media.url.split('?')[0] ?? '')).status).toBe(404)
  })

  test('that is a picture stands for itself', { timeout: 40_000 }, async () => {
    const media = await checked('证书.png', pngBytes(640, 480))
    expect(media).toMatchObject({ state: 'ready', poster: { width: 640, height: 480 } })
  })

  test.each([
    ['without pages', 'a.pdf', () => pdfBytes({ pages: 0 }), /blank|damaged/],
    ['that is torn', 'a.pdf', () => Buffer.from('%PDF-1.7\nnothing of it is left'), /damaged/],
    ['with a password', 'a.pdf', lockedPdf, /encrypted/],
    ['whose picture is torn', 'a.png', () => pngBytes(400, 400).subarray(0, 200), /damaged/],
    ['whose page is as large as a field', 'a.pdf', () => pdfBytes({ box: [1e9, 1e9] }), /./],
  ])('%s ends in a clear state', { timeout: 40_000 }, async (_, name, bytes, failure) => {
    const media = await checked(name, bytes())
    if (media.state === 'failed') expect(media.failure).toMatch(failure)
    else expect(media.poster).not.toBeNull()
  })

  test('that would draw for ever is given up', async () => {
    const endless = pdfBytes({ content: '0 0 595 842 re f '.repeat(400_000) })
    expect(await drawFirstPage(endless, 50)).toMatchObject({ outcome: 'excessive' })
  })
})
