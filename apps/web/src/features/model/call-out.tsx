/** What is said of the chosen part, tied to it by a leader. */
import type { ProductDetail, ProductPart } from '@portal/contract/product'
import { type Ref, useImperativeHandle, useRef } from 'react'
import { preferEnglish, useLanguage, useMessages } from '../../lib/i18n/language.ts'
import { Icon } from '../../ui/icon.tsx'
import { SiteLink } from '../../ui/site-link.tsx'
import { patentAddress } from '../patent/patent-address.ts'
import { printedNumber } from '../patent/patent-number.ts'
import { LegalStatusTag } from '../patent/patent-parts.tsx'
import { modelMessages } from './model.messages.ts'
import css from './model.module.css'

/** Moves the leader without drawing the page anew: it follows every picture. */
export interface Leader {
  /** In CSS pixels of the stage; null hides it. */
  point(at: { x: number; y: number } | null): void
}

interface Props {
  part: ProductPart
  patents: ProductDetail['patents']
  leader: Ref<Leader>
  onClose(): void
}

function Patents({ part, patents }: Pick<Props, 'part' | 'patents'>) {
  const t = useMessages(modelMessages)
  const linked = part.patents.flatMap((link) => {
    const patent = patents.find(({ id }) => id === link.patentId)
    return patent ? [{ ...link, patent }] : []
  })
  if (linked.length === 0) return <p className={css['small']}>{t.noPatent}</p>
  return (
    <ul className={css['patents']}>
      {linked.map(({ patent, claim, feature }) => (
        <li key={patent.id}>
          <SiteLink to={patentAddress(patent.id)}>{printedNumber(patent)}</SiteLink>{' '}
          <LegalStatusTag status={patent.legalStatus} />
          {claim !== '' && <span className={css['small']}> {t.claim(claim)}</span>}
          <p className={css['feature']} lang="zh-CN">
            {feature}
          </p>
        </li>
      ))}
    </ul>
  )
}

export function CallOut({ part, patents, leader, onClose }: Props) {
  const t = useMessages(modelMessages)
  const language = useLanguage()
  const box = useRef<HTMLDivElement>(null)
  const line = useRef<SVGLineElement>(null)
  const dot = useRef<SVGCircleElement>(null)
  useImperativeHandle(leader, () => ({
    point(at) {
      const [card, leads, ends] = [box.current, line.current, dot.current]
      const stage = card?.parentElement
      if (!card || !leads || !ends || !stage) return
      for (const drawn of [leads, ends]) drawn.style.display = at ? '' : 'none'
      if (!at) return
      // The card stands where the part is not.
      card.dataset['side'] = at.x > stage.clientWidth / 2 ? 'left' : 'right'
      const edge = card.dataset['side'] === 'left' ? card.offsetLeft + card.offsetWidth : card.offsetLeft
      const height = Math.min(card.offsetTop + card.offsetHeight - 12, Math.max(card.offsetTop + 20, at.y))
      const ends4 = { x1: edge, y1: height, x2: at.x, y2: at.y }
      for (const [name, value] of Object.entries(ends4)) leads.setAttribute(name, value.toFixed(1))
      ends.setAttribute('cx', at.x.toFixed(1))
      ends.setAttribute('cy', at.y.toFixed(1))
    },
  }))
  const material = preferEnglish(language, part.material, part.materialEn)
  return (
    <>
      <svg className={css['leader']} aria-hidden="true">
        <line ref={line} />
        <circle ref={dot} r="4" />
      </svg>
      <div ref={box} className={css['callOut']} role="group" aria-label={t.chosen(part.name)}>
        <p className={css['partName']}>
          <b>
            {part.no} {preferEnglish(language, part.name, part.nameEn)}
          </b>
          <button type="button" aria-label={t.close} title={t.close} onClick={onClose}>
            <Icon name="close" size={16} />
          </button>
        </p>
        <p className={css['small']}>{[part.core ? t.core : '', material].filter(Boolean).join(' · ')}</p>
        <Patents part={part} patents={patents} />
      </div>
    </>
  )
}
