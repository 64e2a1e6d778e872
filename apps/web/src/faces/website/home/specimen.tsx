import { useEffect, useMemo, useRef, useState } from 'react'
import { patentAddress } from '../../../features/patent/patent-address.ts'
import { ExplodedStage } from '../../../features/product/exploded-stage.tsx'
import { productAddress } from '../../../features/product/product-address.ts'
import { SpreadSlider } from '../../../features/product/spread-slider.tsx'
import { useMessages } from '../../../lib/i18n/language.ts'
import { Icon } from '../../../ui/icon.tsx'
import page from '../../../ui/page.module.css'
import { SiteLink } from '../../../ui/site-link.tsx'
import type { Callout, HeroView } from './hero.data.ts'
import { MachineStage } from './machine-stage.tsx'
import { type Machine, onItsWay } from './machine.view.ts'
import css from './specimen.module.css'
import { specimenMessages } from './specimen.messages.ts'

interface Spot {
  x: number
  y: number
}

/** Leaders as one drawing: from each part to the shelf of its name. */
function Leaders({
  callouts,
  spots,
  className,
}: {
  callouts: Callout[]
  spots: Spot[]
  className: string | undefined
}) {
  const lines = callouts.flatMap(({ x, y }, index) => {
    const spot = spots[index]
    return spot ? [`M${spot.x * 100} ${spot.y * 100}L${x * 100} ${y * 100}`] : []
  })
  return (
    <svg
      className={`${css['leaders']} ${className ?? ''}`}
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path className={css['halo']} d={lines.join('')} />
      <path d={lines.join('')} />
    </svg>
  )
}

/** The parts that have a name, on their way, with the leaders that follow them. */
function Pins({ hero, machine, spread }: { hero: HeroView; machine: Machine; spread: number }) {
  const { callouts, exploded } = hero
  const spots = spotsOf(hero).map((spot) => onItsWay(machine, spot, exploded.width / exploded.height, spread))
  return (
    <>
      <Leaders callouts={callouts} spots={spots} className={css['pins']} />
      {callouts.map(({ no }, index) => (
        <span
          key={no}
          className={`${css['spot']} ${css['pins']}`}
          data-called
          aria-hidden="true"
          style={{ left: `${(spots[index]?.x ?? 0) * 100}%`, top: `${(spots[index]?.y ?? 0) * 100}%` }}
        >
          {no}
        </span>
      ))}
    </>
  )
}

/** Where the parts that have a name stand in the exploded picture, in the order of the names. */
const spotsOf = ({ callouts, parts }: HeroView) =>
  callouts.flatMap(({ no }) => parts.filter((part) => part.no === no).slice(0, 1))

function CalloutName({ callout }: { callout: Callout }) {
  return (
    <li
      className={css['callout']}
      data-side={callout.side}
      data-hangs={callout.hangs}
      style={{ left: `${callout.x * 100}%`, top: `${callout.y * 100}%` }}
    >
      <SiteLink to={patentAddress(callout.patentId)}>
        <span className={css['no']}>{callout.no}</span>
        <b>{callout.part}</b>
        <span className={css['number']} data-status={callout.legalStatus}>
          {callout.number}
        </span>
      </SiteLink>
    </li>
  )
}

/** How far the product stands apart before anybody scrolls. */
const START = 0.4
/** From where on names are read over two pictures that fade into each other. */
const NAMED = 0.8
/** Scrolling this far, in pixels, takes it apart at least; where it stands further down, until it is in the middle. */
const TRAVEL = 220

/** How far the product is taken apart: as far as the page was scrolled, until somebody takes the slider. */
function useSpread(moves: boolean) {
  const [spread, setSpread] = useState(moves ? START : 1)
  const place = useRef<HTMLDivElement>(null)
  const held = useRef(false)
  useEffect(() => {
    if (!moves) return undefined
    const follow = (): void => {
      const box = place.current?.getBoundingClientRect()
      if (!box || held.current) return
      const middle = scrollY + box.top + (box.height - innerHeight) / 2
      setSpread(Math.min(1, START + ((1 - START) * scrollY) / Math.max(TRAVEL, middle)))
    }
    follow()
    addEventListener('scroll', follow, { passive: true })
    return () => removeEventListener('scroll', follow)
  }, [moves])
  const hold = (value: number): void => {
    held.current = true
    setSpread(value)
  }
  return { place, spread, hold }
}

const STAGE = '(max-width: 639px) calc(100vw - 16px), (max-width: 1023px) 100vw, 860px'

/** A product that can be taken apart, its parts led to their patents. */
export default function Specimen({ hero }: { hero: HeroView }) {
  const t = useMessages(specimenMessages)
  const { machine } = hero
  const { place, spread, hold } = useSpread(machine !== null)
  const moving = useMemo(() => machine && <MachineStage machine={machine} />, [machine])
  return (
    <div className={css['specimen']} ref={place} data-machine={machine ? true : undefined}>
      <ExplodedStage
        chain={hero}
        parts={hero.parts}
        name={hero.name}
        spread={spread}
        chosen={null}
        gap={0}
        sizes={STAGE}
        first
        machine={moving}
        renderSpot={(part) => (
          <span className={css['spot']} data-called={hero.callouts.some(({ no }) => no === part.no)} title={part.name}>
            {part.no}
          </span>
        )}
      >
        <Leaders callouts={hero.callouts} spots={spotsOf(hero)} className={css['still']} />
        {machine && <Pins hero={hero} machine={machine} spread={spread} />}
      </ExplodedStage>
      <ul className={css['callouts']} data-apart={machine !== null || spread > NAMED}>
        {hero.callouts.map((callout) => (
          <CalloutName key={callout.no} callout={callout} />
        ))}
      </ul>
      <div className={css['foot']}>
        <p>
          <span>{t.featured}</span>
          <b>{hero.name}</b>
          <span>{hero.enterprise}</span>
        </p>
        {(machine ?? hero.assembled) && <SpreadSlider value={spread} onChange={hold} />}
        <SiteLink className={page['more']} to={`${productAddress(hero.id)}#anatomy`}>
          {t.openFeatured}
          <Icon name="arrow" size={16} />
        </SiteLink>
      </div>
    </div>
  )
}
