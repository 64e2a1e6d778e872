/** Where the call-outs of the opening picture stand: names at free places, each with a leader to its part. */

export interface Spot {
  x: number
  y: number
}
/** In fractions of the picture; `x`, `y` is where the name's shelf meets the leader. */
export interface Place {
  x: number
  y: number
  side: 'left' | 'right'
  /** The name hangs under its shelf instead of standing on it. */
  hangs: boolean
}

/** Width and height of a name, and how far a part reaches from its middle (further down, to its feet). */
const NAME_WIDTH = 0.25
const NAME_HEIGHT = 0.12
const REACH = 0.18

const within = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value))
const range = (values: number[]): number => Math.max(...values) - Math.min(...values)

/** Names beside a machine that comes apart upwards: right and left by turns, evenly down the sides. */
function atSides(chosen: Spot[]): Place[] {
  const order = chosen.map((_, index) => index).toSorted((a, b) => (chosen[a]?.y ?? 0) - (chosen[b]?.y ?? 0))
  const last = { left: -1, right: -1 }
  const places = new Map<number, Place>()
  for (const [turn, index] of order.entries()) {
    const spot = chosen[index] ?? { x: 0.5, y: 0.5 }
    const side = spot.x < 0.42 ? 'left' : spot.x > 0.58 ? 'right' : turn % 2 === 0 ? 'right' : 'left'
    const y = within(Math.max(spot.y - 0.04, last[side] + NAME_HEIGHT + 0.03), NAME_HEIGHT, 0.97)
    last[side] = y
    places.set(index, { side, hangs: false, y, x: side === 'left' ? NAME_WIDTH : 1 - NAME_WIDTH })
  }
  return chosen.map((_, index) => places.get(index) ?? { x: 0, y: 0, side: 'right', hangs: false })
}

/** Starts of names in one row: each near its part, none over another, none outside. */
function spreadOut(wanted: number[]): number[] {
  const step = NAME_WIDTH + 0.02
  const starts: number[] = []
  for (const start of wanted) starts.push(Math.max(within(start, 0, 1 - NAME_WIDTH), (starts.at(-1) ?? -step) + step))
  let limit = 1 - NAME_WIDTH
  return starts
    .toReversed()
    .map((start) => {
      const placed = Math.min(start, limit)
      limit = placed - step
      return placed
    })
    .toReversed()
}

/** Names that fit beside each other, and how far apart their parts must be for leaders to stay steep. */
const ROW = 3
const STEEP = 0.16

/** Whether a name belongs above its part: fewer other parts are in the way there. */
function belongsAbove(spot: Spot, all: readonly Spot[]): boolean {
  const near = all.filter((other) => Math.abs(other.x - spot.x) < 0.14)
  const above = near.filter((other) => other.y < spot.y - 0.02).length
  const below = near.filter((other) => other.y > spot.y + 0.02).length
  return above <= below
}

/** The rows of names: each spot where it belongs, else on the other side, else nowhere. */
function rowsOf(chosen: readonly Spot[], all: readonly Spot[]): { up: Spot[]; down: Spot[] } {
  const rows: { up: Spot[]; down: Spot[] } = { up: [], down: [] }
  for (const spot of chosen) {
    const sides = belongsAbove(spot, all) ? ([rows.up, rows.down] as const) : ([rows.down, rows.up] as const)
    const free = sides.find((row) => row.length < ROW && row.every((other) => Math.abs(other.x - spot.x) >= STEEP))
    free?.push(spot)
  }
  return rows
}

/** Names above and below a machine that comes apart sideways. */
function aboveAndBelow(chosen: Spot[], all: readonly Spot[]): (Place | null)[] {
  const rows = rowsOf(chosen, all)
  const places = new Map<Spot, Place>()
  for (const [side, unsorted] of Object.entries(rows)) {
    const row = unsorted.toSorted((a, b) => a.x - b.x)
    const starts = spreadOut(row.map((spot) => spot.x - 0.04))
    for (const [index, spot] of row.entries()) {
      const x = starts[index] ?? 0
      const column = all.filter((other) => other.x > x - 0.06 && other.x < x + NAME_WIDTH + 0.02).map(({ y }) => y)
      const hangs = side === 'down'
      const y = hangs ? Math.max(spot.y, ...column) + REACH + 0.06 : Math.min(spot.y, ...column) - REACH
      places.set(spot, { side: 'right', hangs, x, y: within(y, NAME_HEIGHT, 1 - NAME_HEIGHT) })
    }
  }
  return chosen.map((spot) => places.get(spot) ?? null)
}

/** How far apart parts must stand for each to have its own name. */
const APART = 0.13

/** The first `most` of `ranked` that stand apart from each other. */
export function standingApart<T>(ranked: T[], spotOf: (one: T) => Spot, most: number): T[] {
  const chosen: T[] = []
  for (const one of ranked) {
    const spot = spotOf(one)
    const crowded = chosen.some((other) => Math.hypot(spotOf(other).x - spot.x, spotOf(other).y - spot.y) < APART)
    if (chosen.length < most && !crowded) chosen.push(one)
  }
  return chosen
}

/** Places for the chosen spots among all spots of the picture, in the order of `chosen`; null where none is free. */
export function placeCallouts(chosen: Spot[], all: readonly Spot[]): (Place | null)[] {
  if (chosen.length === 0) return []
  const sideways = range(all.map(({ x }) => x)) >= range(all.map(({ y }) => y))
  return sideways ? aboveAndBelow(chosen, all) : atSides(chosen)
}
