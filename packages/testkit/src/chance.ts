/** Values that nobody thought of, made from a seed: the same seed makes the same ones. */

/** A fraction from 0 up to but not 1. */
export type Chance = () => number

/** Numbers that follow from a text (FNV-1a, then mulberry32): good enough to be odd, and the same on every machine. */
export function chanceFrom(seed: string): Chance {
  let state = 0x811c9dc5
  for (const byte of Buffer.from(seed)) state = Math.imul(state ^ byte, 0x01000193)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** A whole number below `most`. */
export const below = (chance: Chance, most: number): number => Math.floor(chance() * most)

/** One of several. Throws when there is none. */
export function oneOf<T>(chance: Chance, all: readonly T[]): T {
  const found = all[below(chance, all.length)]
  if (found === undefined) throw new RangeError('there is nothing to choose from')
  return found
}

const numbers = [0, -0, -1, 1e21, 1e-7, 0.1, 2 ** 31, 2 ** 53 + 2, -(2 ** 63), Number.MAX_VALUE]
const words = [
  '',
  ' ',
  'null',
  'true',
  'NaN',
  '0x10',
  '1e5',
  '-0',
  '__proto__',
  'constructor',
  '9'.repeat(30),
  '2026-02-30',
  '0000-00-00',
  '+275760-09-13T00:00:00.001Z',
  '00000000-0000-0000-0000-000000000000',
  '::ffff:127.0.0.1',
  '%00',
  '${1}',
  "'--",
  '\\',
]
/** Where the first of a range stands, and how many there are: controls, Latin, joiners and directions, Chinese, halves of pairs, flags and faces. */
const ranges = [
  [0x00, 0x20],
  [0x20, 0x60],
  [0x300, 0x70],
  [0x2000, 0x70],
  [0x4e00, 0x5000],
  [0xd800, 0x800],
  [0xfe00, 0x200],
  [0x1f1e6, 0x500],
] as const

/** Mostly short, now and then as long as an article. */
const lengthOf = (chance: Chance): number => Math.floor(2 ** (chance() * chance() * 14))

/** A text of any characters, well-formed or not. */
export function strangeText(chance: Chance): string {
  if (chance() < 0.4) return oneOf(chance, words)
  const [first, count] = oneOf(chance, ranges)
  const points = Array.from({ length: lengthOf(chance) }, () => first + below(chance, count))
  return points.map((point) => String.fromCodePoint(point)).join('')
}

function nested(chance: Chance, depth: number): unknown {
  let value: unknown = strangeText(chance)
  for (let level = 0; level < depth; level += 1) value = chance() < 0.5 ? [value] : { [oneOf(chance, words)]: value }
  return value
}

/** Any value of JSON: of every type, size and depth. */
export function strangeValue(chance: Chance): unknown {
  const kind = below(chance, 8)
  if (kind === 0) return null
  if (kind === 1) return chance() < 0.5
  if (kind === 2) return oneOf(chance, numbers)
  if (kind === 3) return Array.from({ length: lengthOf(chance) % 300 }, () => strangeText(chance).slice(0, 30))
  if (kind === 4) return nested(chance, below(chance, 100))
  return strangeText(chance)
}

type Json = Record<string, unknown>
const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value)

/** The value with something inside it, anywhere, gone, strange, or there several times. */
export function mutated(chance: Chance, value: unknown): unknown {
  if (Array.isArray(value) && value.length > 0 && chance() < 0.8) return mutatedList(chance, value)
  if (isObject(value) && Object.keys(value).length > 0 && chance() < 0.9) return mutatedObject(chance, value)
  return chance() < 0.1 ? [value] : strangeValue(chance)
}

function mutatedList(chance: Chance, list: readonly unknown[]): unknown[] {
  const at = below(chance, list.length)
  if (chance() < 0.2) return Array.from({ length: 2 + below(chance, 200) }, () => list[at])
  return list.map((one, index) => (index === at ? mutated(chance, one) : one))
}

function mutatedObject(chance: Chance, object: Json): Json {
  const key = oneOf(chance, Object.keys(object))
  const { [key]: value, ...others } = object
  if (chance() < 0.1) return others
  if (chance() < 0.1) return { ...object, [strangeText(chance)]: value }
  return { ...object, [key]: mutated(chance, value) }
}
