import type { Picture as PictureData } from '@portal/contract/file'
import { type CSSProperties, type ReactNode, useMemo } from 'react'
import { useMessages } from '../../lib/i18n/language.ts'
import { Picture } from '../../ui/picture.tsx'
import { stageMessages } from './exploded-stage.messages.ts'
import css from './exploded-stage.module.css'
import type { PlacedPart } from './placed-part.ts'
import { standApart } from './spot-places.ts'

export type StagePart = Pick<PlacedPart, 'no' | 'x' | 'y' | 'restX' | 'restY'> & { name: string }

export interface StageChain {
  exploded: PictureData
  assembled: PictureData | null
}

interface Props {
  chain: StageChain
  parts: readonly StagePart[]
  /** Of the product, for the words of the pictures. */
  name: string
  /** 0 assembled – 1 taken apart. */
  spread: number
  chosen: string | null
  sizes: string
  /** How far hot-spots stand apart at least, in fractions of the picture's width; 0 leaves them on their parts. */
  gap: number
  /** The picture that the page is about. */
  first?: boolean
  /** The parts one by one, which move in place of the two pictures wherever motion is wanted and script runs. */
  machine?: ReactNode
  /** Draws one hot-spot; it is placed by the stage. */
  renderSpot(part: StagePart): ReactNode
  /** Lies over the pictures: call-outs. */
  children?: ReactNode
}

/** A point of the assembled picture in fractions of the exploded one's frame, into which it is fitted whole. */
export function restPoint({ exploded, assembled }: StageChain, part: StagePart): { x: number; y: number } {
  if (!assembled || part.restX === null || part.restY === null) return { x: part.x, y: part.y }
  const ratio = assembled.width / assembled.height / (exploded.width / exploded.height)
  const width = Math.min(1, ratio)
  const height = Math.min(1, 1 / ratio)
  return { x: (1 - width) / 2 + part.restX * width, y: (1 - height) / 2 + part.restY * height }
}

/** Where each part's hot-spot stands, taken apart and assembled, as the style sheet reads it. */
function placesOf(chain: StageChain, parts: readonly StagePart[], gap: number): CSSProperties[] {
  const ratio = chain.exploded.width / chain.exploded.height
  const apart = standApart(parts, ratio, gap)
  const rest = standApart(
    parts.map((part) => restPoint(chain, part)),
    ratio,
    gap,
  )
  return parts.map(
    (_, index) =>
      ({
        '--x': apart[index]?.x,
        '--y': apart[index]?.y,
        '--rx': rest[index]?.x,
        '--ry': rest[index]?.y,
      }) as CSSProperties,
  )
}

/** The two pictures of a product over each other with its parts' hot-spots, which travel as it is taken apart. */
export function ExplodedStage(props: Props) {
  const { chain, parts, name, spread, chosen, sizes, gap, first = false, machine, renderSpot, children } = props
  const t = useMessages(stageMessages)
  const { exploded } = chain
  const assembled = machine ? null : chain.assembled
  const places = useMemo(() => placesOf(chain, parts, gap), [chain, parts, gap])
  const chosenAt = parts.findIndex((part) => part.no === chosen)
  const style = {
    '--t': assembled || machine ? spread : 1,
    aspectRatio: `${exploded.width} / ${exploded.height}`,
  } as CSSProperties
  return (
    <div className={css['stage']} style={style} data-machine={machine ? true : undefined}>
      {machine && (
        <div className={css['moving']} role="img" aria-label={t.picture(name)}>
          {machine}
        </div>
      )}
      {assembled && (
        <div className={css['assembled']} aria-hidden={spread > 0.5}>
          <Picture picture={assembled} sizes={sizes} alt={t.assembledPicture(name)} />
        </div>
      )}
      <div className={css['exploded']} aria-hidden={assembled !== null && spread <= 0.5}>
        <Picture picture={exploded} sizes={sizes} alt={t.picture(name)} first={first && !machine} />
      </div>
      {assembled && (
        <svg className={css['ways']} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
          {parts.map((part) => {
            const rest = restPoint(chain, part)
            return <path key={part.no} d={`M${rest.x * 100} ${rest.y * 100}L${part.x * 100} ${part.y * 100}`} />
          })}
        </svg>
      )}
      {chosenAt !== -1 && <span className={css['light']} style={places[chosenAt]} />}
      {parts.map((part, index) => (
        <span key={part.no} className={css['place']} style={places[index]} data-chosen={index === chosenAt}>
          {renderSpot(part)}
        </span>
      ))}
      {children}
    </div>
  )
}
