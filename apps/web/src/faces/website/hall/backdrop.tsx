import css from './backdrop.module.css'

/** Half the width of the aisle, floor and ceiling, seen from the eye at 0/0; `walk.module.css` places posts and sills on the same edges. */
const WALL = 800
const FLOOR = 300
const CEILING = -340
/** How large the far end appears, and how much of the near end is drawn. */
const FAR = 0.11
const NEAR = 6

const point = (x: number, y: number, scale: number): string => `${x * scale},${y * scale}`
/** A plane between two edges that run along the hall. */
const plane = (ax: number, ay: number, bx: number, by: number): string =>
  [point(ax, ay, FAR), point(bx, by, FAR), point(bx, by, NEAR), point(ax, ay, NEAR)].join(' ')
const lengthwise = (x: number, y: number): string => `M${point(x, y, FAR)}L${point(x, y, NEAR)}`

const steps = (from: number, to: number, count: number): number[] =>
  Array.from({ length: count }, (_, index) => from + ((to - from) * (index + 1)) / (count + 1))

const lines = [
  ...steps(-WALL, WALL, 7).map((x) => lengthwise(x, FLOOR)),
  ...steps(CEILING, FLOOR, 3).flatMap((y) => [lengthwise(-WALL, y), lengthwise(WALL, y)]),
].join('')
const edges = [
  lengthwise(-WALL, FLOOR),
  lengthwise(WALL, FLOOR),
  lengthwise(-WALL, CEILING),
  lengthwise(WALL, CEILING),
].join('')

/** Class of whatever shows a hall: the colours of its `data-skin`. */
export const hallSkin = css['skin']

/** Floor, walls and ceiling. What runs along the hall looks the same from every row, so it is drawn once and never moves. */
export function Backdrop() {
  return (
    <svg viewBox="-720 -340 1440 720" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <polygon className={css['ceiling']} points={plane(-WALL, CEILING, WALL, CEILING)} />
      <polygon className={css['wall']} points={plane(-WALL, CEILING, -WALL, FLOOR)} />
      <polygon className={css['wall']} points={plane(WALL, CEILING, WALL, FLOOR)} />
      <polygon className={css['floor']} points={plane(-WALL, FLOOR, WALL, FLOOR)} />
      <rect
        className={css['far']}
        x={-WALL * FAR}
        y={CEILING * FAR}
        width={2 * WALL * FAR}
        height={(FLOOR - CEILING) * FAR}
      />
      <path className={css['lines']} d={lines} />
      <path className={css['edges']} d={edges} />
    </svg>
  )
}
