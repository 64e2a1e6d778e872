import type { CSSProperties } from 'react'
import { srcSet } from '../../../ui/picture.tsx'
import css from './machine-stage.module.css'
import type { Machine, MovingPart } from './machine.view.ts'

/** Where motion is not wanted a still stands here, and none of these is fetched. */
const MOVES = '(prefers-reduced-motion: no-preference)'
/** How wide the stage is at most, a hundredth of it. */
const STAGE = 8.6
const NOTHING = 'data:image/svg+xml,%3Csvg xmlns=%22http://www.w3.org/2000/svg%22/%3E'

function Part({ part }: { part: MovingPart }) {
  const { picture, left, top, width, dx, dy } = part
  const sizes = `${Math.ceil(width * STAGE)}px`
  const style = { left: `${left}%`, top: `${top}%`, width: `${width}%`, '--dx': dx, '--dy': dy } as CSSProperties
  return (
    <picture>
      {picture.avif && <source media={MOVES} type="image/avif" srcSet={srcSet(picture, 'avif')} sizes={sizes} />}
      <source media={MOVES} type="image/webp" srcSet={srcSet(picture, 'webp')} sizes={sizes} />
      <img src={NOTHING} width={picture.width} height={picture.height} alt="" style={style} decoding="sync" />
    </picture>
  )
}

/** The parts of a product over each other; the style `--t` of what is around takes them apart: 0 assembled – 1 apart. */
export function MachineStage({ machine }: { machine: Machine }) {
  const { parts, x, y, mx, my, grow } = machine
  const style = { '--x': x, '--y': y, '--mx': mx, '--my': my, '--grow': grow } as CSSProperties
  return (
    <div className={css['machine']} style={style}>
      {parts.map((part) => (
        <Part key={part.key} part={part} />
      ))}
    </div>
  )
}
