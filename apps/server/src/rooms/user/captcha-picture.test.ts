import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { captchaText, CAPTCHA_SIZE, drawCaptcha } from './captcha-picture.ts'

/** Whether each pixel is dark. */
async function ink(picture: Buffer, part?: { left: number; width: number }): Promise<boolean[]> {
  const { width, height } = CAPTCHA_SIZE
  const raw = await sharp(picture)
    .extract({ left: 0, width, top: 0, height, ...part })
    .toColourspace('b-w')
    .raw()
    .toBuffer()
  return [...raw].map((grey) => grey < 128)
}
const shareOf = (pixels: boolean[]): number => pixels.filter(Boolean).length / pixels.length
const differing = (one: boolean[], other: boolean[]): number =>
  shareOf(one.map((pixel, index) => pixel !== other[index]))

describe('the picture of a captcha', () => {
  test('is a PNG of nothing but pixels, with ink on it', async () => {
    const picture = await drawCaptcha('AC34')
    const { format, width, height, ...told } = await sharp(picture).metadata()
    expect({ format, width, height }).toEqual({ format: 'png', ...CAPTCHA_SIZE })
    expect(told).not.toHaveProperty('comments')
    const share = shareOf(await ink(picture))
    expect(share).toBeGreaterThan(0.1)
    expect(share).toBeLessThan(0.5)
  })

  test('is never drawn the same way twice, so that no table of pictures or of characters answers it', async () => {
    const [first, second] = [await ink(await drawCaptcha('AAAA')), await ink(await drawCaptcha('AAAA'))]
    expect(differing(first, second)).toBeGreaterThan(0.1)
    const picture = await drawCaptcha('AAAA')
    const quarter = CAPTCHA_SIZE.width / 4
    const [one = [], ...others] = await Promise.all(
      [0, 1, 2, 3].map((index) => ink(picture, { left: index * quarter, width: quarter })),
    )
    for (const other of others) expect(differing(one, other)).toBeGreaterThan(0.1)
  })

  test('asks for four characters, hardly ever the same ones', () => {
    const texts = Array.from({ length: 200 }, captchaText)
    expect(texts.every((text) => /^[A-Za-z347]{4}$/.test(text))).toBe(true)
    expect(new Set(texts).size).toBeGreaterThan(190)
  })
})
