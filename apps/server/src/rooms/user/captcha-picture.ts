/** The picture of a captcha: bent pixels, so that the outlines of its characters stand nowhere. */
import { randomInt } from 'node:crypto'

/** Twice the size it is shown in. */
export const CAPTCHA_SIZE = { width: 240, height: 80 }
const { width: WIDTH, height: HEIGHT } = CAPTCHA_SIZE
const LENGTH = 4
/** What looks like something else, all the more when bent, is not asked for; the case does not matter. */
const CHARACTERS = 'acdehkpxyACDEFGHJKMNPRTUVWXY347'
const GROUND = '#f4f4f4'
const INK = '#222'
/** Edge of the square that a character stands in. */
const BOX = 76
/** One pixel of so many is of any grey. */
const SPECKLED = 14

/** A number of an interval; not to be foreseen, as `Math.random` is. */
const between = (least: number, most: number): number => least + ((most - least) * randomInt(1_000_001)) / 1_000_000
const pick = (from: string): string => from[randomInt(from.length)] ?? ''

/** Characters to be typed. */
export const captchaText = (): string => Array.from({ length: LENGTH }, () => pick(CHARACTERS)).join('')

/** A curve across the whole picture: of ink it joins characters, of the ground it cuts them. */
function strike(colour: string): string {
  const y = () => Math.round(between(HEIGHT * 0.15, HEIGHT * 0.85))
  const path = `M-5 ${y()} C${WIDTH / 3} ${y()},${(WIDTH * 2) / 3} ${y()},${WIDTH + 5} ${y()}`
  return `<path d="${path}" stroke="${colour}" stroke-width="${between(1.8, 3)}" fill="none"/>`
}

/** The characters, turned, sheared and closer than a program likes them, as SVG that leaves the server never. */
async function outlined(text: string): Promise<string> {
  // Loaded by the first who needs one: it brings a font.
  const { create } = await import('svg-captcha')
  const step = (WIDTH - BOX - 8) / (text.length - 1)
  const characters = [...text].map((character, index) => {
    const { data } = create({ size: 1, charPreset: character, width: BOX, height: BOX, fontSize: 124, noise: 0 })
    const place = `translate(${4 + index * step + between(-3, 3)} ${between(-5, 5)})`
    const turn = `rotate(${between(-22, 22)} ${BOX / 2} ${BOX / 2}) skewX(${between(-14, 14)})`
    return `<g transform="${place} ${turn}" stroke="${INK}" stroke-width="2">${data}</g>`
  })
  const lines = [strike(INK), strike(INK), strike(GROUND)]
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
    <rect width="100%" height="100%" fill="${GROUND}"/>${characters.join('')}${lines.join('')}</svg>`
}

/** A wave of pixels by the distance along the other axis. */
function wave(length: number): (along: number) => number {
  const [height, phase, turns] = [between(2.5, 5), between(0, 2 * Math.PI), between(1, 2)]
  return (along) => height * Math.sin(phase + (turns * 2 * Math.PI * along) / length)
}

/** Bends what was drawn, one byte of grey a pixel, and strews specks over it. */
function bent(grey: Uint8Array): Uint8Array {
  const [across, down] = [wave(HEIGHT), wave(WIDTH)]
  const clamped = (value: number, most: number): number => Math.max(0, Math.min(most - 1, Math.round(value)))
  const specks = new Set(Array.from({ length: (WIDTH * HEIGHT) / SPECKLED }, () => randomInt(WIDTH * HEIGHT)))
  return grey.map((_, at) => {
    const [x, y] = [at % WIDTH, Math.floor(at / WIDTH)]
    const from = clamped(y + down(x), HEIGHT) * WIDTH + clamped(x + across(y), WIDTH)
    return specks.has(at) ? randomInt(256) : (grey[from] ?? 0)
  })
}

/** A PNG that shows the text. */
export async function drawCaptcha(text: string): Promise<Buffer> {
  const { default: sharp } = await import('sharp')
  const drawn = await sharp(Buffer.from(await outlined(text)))
    .flatten()
    .toColourspace('b-w')
    .raw()
    .toBuffer()
  return sharp(bent(drawn), { raw: { ...CAPTCHA_SIZE, channels: 1 } })
    .png()
    .toBuffer()
}
