/** Keeps numbered hot-spots from lying over each other. */

interface Point {
  x: number
  y: number
}

const ROUNDS = 40
const round = (value: number): number => Math.round(value * 10_000) / 10_000
const within = (value: number): number => Math.min(0.97, Math.max(0.03, value))

/**
 * Pushes points apart until none is nearer to another than `gap` (fraction of the frame's width; `ratio` is width by
 * height), or forty rounds are over. Rounded, so that server and browser agree to the last digit.
 */
export function standApart(points: readonly Point[], ratio: number, gap: number): Point[] {
  const moved = points.map(({ x, y }) => ({ x, y: y / ratio }))
  for (let turn = 0; turn < ROUNDS; turn += 1) {
    let still = true
    for (const [index, a] of moved.entries()) {
      for (const b of moved.slice(index + 1)) {
        const [dx, dy] = [b.x - a.x, b.y - a.y]
        const distance = Math.sqrt(dx * dx + dy * dy)
        if (distance >= gap) continue
        still = false
        const push = (gap - distance) / 2 + 0.0005
        const [ux, uy] = distance < 0.0001 ? [0, 1] : [dx / distance, dy / distance]
        a.x -= ux * push
        a.y -= uy * push
        b.x += ux * push
        b.y += uy * push
      }
    }
    if (still) break
  }
  return moved.map(({ x, y }) => ({ x: round(within(x)), y: round(within(y * ratio)) }))
}
