import { useMessages } from '../../../lib/i18n/language.ts'
import css from './art.module.css'
import { loginMessages } from './login.messages.ts'

/** Looked at from this far above: a circle becomes an ellipse of this ratio. */
const FLAT = 0.34
const AXIS = 250

interface Point {
  x: number
  y: number
}
const at = (radius: number, angle: number, y: number): Point => ({
  x: AXIS + radius * Math.cos(angle),
  y: y + radius * FLAT * Math.sin(angle),
})
const print = ({ x, y }: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`

/** The outline of a disc with `teeth` teeth seen from above. */
function toothed(radius: number, depth: number, teeth: number, y: number): string {
  const steps = [
    [0, 0],
    [0.2, 1],
    [0.5, 1],
    [0.7, 0],
  ] as const
  const points = Array.from({ length: teeth }, (_, tooth) =>
    steps.map(([turn, out]) => at(radius + out * depth, ((tooth + turn) / teeth) * 2 * Math.PI, y)),
  ).flat()
  return `M${points.map(print).join('L')}Z`
}

/** The wall below a disc's edge. */
const wall = (radius: number, y: number, height: number): string => {
  const ry = radius * FLAT
  return `M${AXIS - radius} ${y}v${height}a${radius} ${ry} 0 0 0 ${radius * 2} 0v${-height}a${radius} ${ry} 0 0 1 ${-radius * 2} 0Z`
}

function Ring({ y, radius, height, holes = [] }: { y: number; radius: number; height: number; holes?: number[] }) {
  return (
    <>
      <path d={wall(radius, y, height)} className={css['wall']} />
      <ellipse cx={AXIS} cy={y} rx={radius} ry={radius * FLAT} className={css['face']} />
      {holes.map((hole) => (
        <ellipse key={hole} cx={AXIS} cy={y} rx={hole} ry={hole * FLAT} className={css['hole']} />
      ))}
    </>
  )
}

/** Bolt holes around a flange. */
function Bolts({ y, radius, count, size }: { y: number; radius: number; count: number; size: number }) {
  return Array.from({ length: count }, (_, index) => {
    const { x, y: cy } = at(radius, ((index + 0.5) / count) * 2 * Math.PI, y)
    return <ellipse key={index} cx={x} cy={cy} rx={size} ry={size * FLAT * 1.15} className={css['hole']} />
  })
}

function Rollers({ y, radius, count }: { y: number; radius: number; count: number }) {
  return Array.from({ length: count }, (_, index) => {
    const centre = at(radius, (index / count) * 2 * Math.PI, y)
    return <ellipse key={index} cx={centre.x} cy={centre.y} rx={5} ry={3} className={css['roller']} />
  })
}

interface CallOut {
  y: number
  from: number
  no: string
  name: string
  kind: string
}

/** A leader from a part to its name and the patent that protects it. */
function Leader({ y, from, no, name, kind }: CallOut) {
  const x = AXIS + from
  return (
    <g>
      <path d={`M${x} ${y}L${x + 26} ${y - 16}H404`} className={css['leader']} />
      <circle cx={x} cy={y} r="3.5" className={css['dot']} />
      <circle cx="418" cy={y - 16} r="12" className={css['badge']} />
      <text x="418" y={y - 11.5} className={css['no']}>
        {no}
      </text>
      <text x="438" y={y - 20} className={css['name']}>
        {name}
      </text>
      <text x="438" y={y - 3} className={css['kind']}>
        {kind}
      </text>
    </g>
  )
}

/** A reducer taken apart along its axis, its parts tied to patents. Decoration. */
export function Art() {
  const t = useMessages(loginMessages)
  return (
    <svg className={css['art']} viewBox="64 4 546 620" fill="none" aria-hidden="true">
      <path d={`M${AXIS} 8V590`} className={css['axis']} />
      <g>
        <Ring y={500} radius={132} height={26} holes={[62]} />
        <Bolts y={500} radius={104} count={12} size={7} />
      </g>
      <g>
        <path d={toothed(112, 7, 36, 414)} className={css['wall']} />
        <path d={wall(112, 388, 26)} className={css['wall']} />
        <path d={toothed(112, 7, 36, 388)} className={css['face']} />
        <ellipse cx={AXIS} cy={388} rx={82} ry={82 * FLAT} className={css['hole']} />
      </g>
      <g>
        <path d={wall(76, 254, 64)} className={css['glass']} />
        <path d={toothed(76, 4, 44, 254)} className={css['lit']} />
        <ellipse cx={AXIS} cy={254} rx={66} ry={66 * FLAT} className={css['hole']} />
      </g>
      <g>
        <Ring y={172} radius={104} height={18} holes={[86, 70, 54]} />
        <Rollers y={172} radius={78} count={26} />
      </g>
      <g>
        <Ring y={84} radius={120} height={14} holes={[34, 24]} />
        <Bolts y={84} radius={98} count={12} size={6} />
      </g>
      <path d="M92 84v416M84 84h16M84 500h16" className={css['dimension']} />
      <text transform="translate(82 292) rotate(-90)" className={css['measure']}>
        416.0
      </text>
      <path d="M118 600h264M118 592v16M382 592v16M118 506v74M382 506v74" className={css['dimension']} />
      <text x={AXIS} y="618" className={css['measure']}>
        ⌀ 264.0
      </text>
      <Leader y={78} from={112} no="1" name={t.artHousing} kind={t.artDesign} />
      <Leader y={182} from={96} no="2" name={t.artBearing} kind={t.artUtility} />
      <Leader y={284} from={74} no="3" name={t.artFlexspline} kind={t.artInvention} />
      <Leader y={402} from={108} no="4" name={t.artGear} kind={t.artInvention} />
      <Leader y={512} from={124} no="5" name={t.artBase} kind={t.artUtility} />
    </svg>
  )
}
