/** Colours as `#rrggbb`: tints, contrast as WCAG 2.2 counts it, and readable neighbours of a colour that is not. */

type Channels = [number, number, number]

const channelsOf = (hex: string): Channels => {
  const value = Number.parseInt(hex.slice(1), 16)
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255]
}

const hexOf = (channels: readonly number[]): string =>
  `#${channels.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`

/** `colour` with `level` (0 to 1) of `other` in it, channel by channel. */
export function mix(colour: string, other: string, level: number): string {
  const others = channelsOf(other)
  return hexOf(channelsOf(colour).map((channel, index) => channel * (1 - level) + (others[index] ?? 0) * level))
}

/** What the tints of the system family fade into: white by day, a near black by night. */
const fadesInto = { light: 255, dark: 20.5 } as const

/** The nine tints of a theme colour, in steps of 10 %, from the strongest to the faintest. */
export function tints(colour: string, mode: 'light' | 'dark'): string[] {
  const channels = channelsOf(colour)
  const end = fadesInto[mode]
  return Array.from({ length: 9 }, (_, index) => {
    const level = (index + 1) / 10
    return hexOf(channels.map((channel) => channel * (1 - level) + end * level))
  })
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = channelsOf(hex).map((channel) => {
    const share = channel / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** The contrast of two colours, 1 to 21. */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

/** What AA asks for text, and for things that are not text. */
export const TEXT = 4.5
export const SHAPE = 3

/** The colour itself where it stands out from all of `grounds`, else its nearest step towards `end` that does. */
export function standingOut(colour: string, grounds: readonly string[], end: string, ratio: number = TEXT): string {
  const steps = Array.from({ length: 51 }, (_, step) => mix(colour, end, step / 50))
  return steps.find((one) => grounds.every((ground) => contrast(one, ground) >= ratio)) ?? end
}
