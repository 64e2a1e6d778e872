import { type Picture, pictureCrop, pictureUpload, pictureUrl } from '@portal/contract/file'
import { pngBytes } from '@portal/testkit/png'
import { until } from '@portal/testkit/until'
import { startWorld, type World } from '@portal/testkit/world'
import sharp, { type Sharp } from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

let world: World
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.close())

const blob = (bytes: Uint8Array, type = 'image/png') => new Blob([new Uint8Array(bytes)], { type })
const upload = (bytes: Uint8Array, fields?: Record<string, string>): Promise<Picture> =>
  world.as.demo.upload(pictureUpload, blob(bytes), fields)
const refusalOf = async (bytes: Uint8Array) => {
  const { status, code, message } = await world.as.demo.tryUpload(pictureUpload, blob(bytes))
  return { status, code, message }
}

const fetched = (picture: Picture, width: number, format: 'webp' | 'avif' = 'webp', init?: RequestInit) =>
  world.anonymous.fetch(pictureUrl(picture, width, format), init)
async function pixelsOf(picture: Picture, width: number) {
  const response = await fetched(picture, width)
  expect(response.status).toBe(200)
  return sharp(Buffer.from(await response.arrayBuffer()))
}

/** Left half red, right half green. */
const twoColours = async (width: number, height: number) => {
  const green = { create: { width: width / 2, height, channels: 3 as const, background: '#00ff00' } }
  const red = sharp({ create: { width, height, channels: 3, background: '#ff0000' } })
  return red.composite([{ input: green, left: width / 2, top: 0 }])
}
const isGreen = async (image: Sharp) => {
  const { dominant } = await image.stats()
  return dominant.g > dominant.r
}

/** A GIF of 42 bytes that claims to be as large as told. */
function announcing(width: number, height: number): Buffer {
  const gif = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')
  for (const at of [6, 32]) {
    gif.writeUInt16LE(width, at)
    gif.writeUInt16LE(height, at + 2)
  }
  return gif
}

describe('uploading', () => {
  test('A picture gets renditions no wider than itself, and a tiny placeholder', async () => {
    const picture = await upload(pngBytes(1000, 500))
    expect(picture).toMatchObject({ width: 1000, height: 500, widths: [320, 640, 960], avif: false })
    expect(picture.placeholder).toMatch(/^data:image\/webp;base64,/)
    expect(picture.placeholder.length).toBeLessThanOrEqual(500)
    expect(await (await pixelsOf(picture, 640)).metadata()).toMatchObject({ format: 'webp', width: 640, height: 320 })
    expect((await upload(pngBytes(120, 60))).widths).toEqual([120])
  })

  test('A photo taken sideways is stored upright, without what the camera noted', async () => {
    const turned = await (await twoColours(800, 400)).jpeg().withMetadata({ orientation: 6 }).toBuffer()
    const picture = await upload(turned)
    expect([picture.width, picture.height]).toEqual([400, 800])
    const { exif, orientation, width, height } = await (await pixelsOf(picture, 320)).metadata()
    expect({ exif, orientation, width, height }).toEqual({ width: 320, height: 640 })
  })

  test('Transparency stays, and nothing is laid under it that would shine through', async () => {
    const clear = sharp({ create: { width: 400, height: 300, channels: 4, background: '#ff000080' } })
    const picture = await upload(await clear.png().toBuffer())
    expect(await (await pixelsOf(picture, 320)).metadata()).toMatchObject({ hasAlpha: true })
    expect(picture.placeholder).toBe('')
  })

  test('AVIF follows', async () => {
    const picture = await upload(pngBytes(400, 300))
    expect((await fetched(picture, 320, 'avif')).status).toBe(404)
    await until('the AVIF rendition', async () => (await fetched(picture, 320, 'avif')).ok)
    expect((await fetched(picture, 320, 'avif')).headers.get('content-type')).toBe('image/avif')
  })

  test('What is no picture, damaged, empty or too large in pixels is refused with a sentence', async () => {
    expect(await refusalOf(Buffer.from('<html><script>alert(1)</script>'))).toMatchObject({
      status: 415,
      code: 'A0415',
    })
    expect(await refusalOf(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))).toMatchObject({ code: 'A0415' })
    expect(await refusalOf(pngBytes(300, 300).subarray(0, 200))).toMatchObject({ status: 400, code: 'A0700' })
    expect((await refusalOf(Buffer.alloc(0))).message).toContain('空')
    expect((await refusalOf(announcing(60_000, 60_000))).message).toContain('像素过多')
  })
})

describe('cropping', () => {
  test('A crop is a new picture with new pixels; the old one stays', async () => {
    const original = await upload(await (await twoColours(800, 400)).png().toBuffer())
    const body = { fileId: original.fileId, left: 0.5, top: 0, width: 0.5, height: 1 }
    const cropped = await world.as.demo.call(pictureCrop, { body })
    expect(cropped.fileId).not.toBe(original.fileId)
    expect([cropped.width, cropped.height]).toEqual([400, 400])
    expect(await isGreen(await pixelsOf(cropped, 320))).toBe(true)
    expect((await fetched(original, 640)).status).toBe(200)
  })

  test('The upload can bring its crop along, in pixels', async () => {
    const bytes = await (await twoColours(800, 400)).png().toBuffer()
    const picture = await upload(bytes, { crop: '400,100,200,200' })
    expect([picture.width, picture.height]).toEqual([200, 200])
    expect(await isGreen(await pixelsOf(picture, 200))).toBe(true)
  })

  test("Somebody else's picture cannot be cropped, nor told from one that does not exist", async () => {
    const { fileId } = await upload(pngBytes(400, 300))
    const whole = { left: 0, top: 0, width: 1, height: 1 }
    for (const id of [fileId, '00000000-0000-4000-8000-000000000000']) {
      expect(await world.as.stranger.refusal(pictureCrop, { body: { fileId: id, ...whole } })).toBe('A0404')
    }
  })
})

describe('serving', () => {
  test('An unpublished picture is seen with its signature only; a published one by everybody', async () => {
    const picture = await upload(pngBytes(400, 300))
    const bare = { ...picture, token: '' }
    const forged = {
      ...picture,
      token: picture.token.replace(/s=(.)/, (_, first: string) => `s=${first === 'A' ? 'B' : 'A'}`),
    }
    expect((await fetched(picture, 320)).headers.get('cache-control')).toMatch(/^private/)
    expect((await fetched(bare, 320)).status).toBe(404)
    expect((await fetched(forged, 320)).status).toBe(404)

    const { files } = world.portal.rooms.file
    const { transactor } = world.portal.platform
    await transactor.transact((tx) => files.publish(tx, 'test:1', [picture.fileId]))
    expect((await fetched(bare, 320)).headers.get('cache-control')).toMatch(/^public/)
    const drawn = await files.pictures(transactor.read, 'public', [picture.fileId])
    expect(drawn.get(picture.fileId)?.token).toBe('')

    await transactor.transact((tx) => files.unpublish(tx, 'test:1'))
    expect((await fetched(bare, 320)).status).toBe(404)
  })

  test('Ranges, validators and unknown names are answered as HTTP says', async () => {
    const picture = await upload(pngBytes(400, 300))
    const whole = await fetched(picture, 320)
    const part = await fetched(picture, 320, 'webp', { headers: { range: 'bytes=0-9' } })
    expect([part.status, part.headers.get('content-length')]).toEqual([206, '10'])
    const etag = whole.headers.get('etag') ?? ''
    expect((await fetched(picture, 320, 'webp', { headers: { 'if-none-match': etag } })).status).toBe(304)
    expect(whole.headers.get('content-security-policy')).toContain('sandbox')
    for (const name of ['..%2foriginal', '320.svg', '99.webp', '%00']) {
      const response = await world.anonymous.fetch(`/file/${picture.fileId}/${name}${picture.token}`)
      expect([name, response.status]).toEqual([name, 404])
    }
  })
})
