import type { ProductDetail, ProductPart } from '@portal/contract/product'
import { useEffect, useId, useState } from 'react'
import { preferEnglish, useLanguage, useMessages } from '../../lib/i18n/language.ts'
import { LegalStatusTag, LifeBar, PatentNumber } from '../patent/patent-parts.tsx'
import { patentAddress } from '../patent/patent-address.ts'
import { Section } from '../../ui/section.tsx'
import { SiteLink } from '../../ui/site-link.tsx'
import { anatomyMessages } from './anatomy.messages.ts'
import css from './anatomy.module.css'
import { ChainStage } from './chain-stage.tsx'
import { PartTable } from './part-table.tsx'

type Patents = ProductDetail['patents']

/** The patents of one part with what the enterprise says of each. */
function PartPatents({ part, patents }: { part: ProductPart; patents: Patents }) {
  const t = useMessages(anatomyMessages)
  const language = useLanguage()
  const linked = part.patents.flatMap((link) => {
    const patent = patents.find(({ id }) => id === link.patentId)
    return patent ? [{ ...link, patent }] : []
  })
  if (linked.length === 0) return <p className={css['none']}>{t.noPatentNote}</p>
  return linked.map(({ patent, feature, claim, relation }) => (
    <div key={patent.id} className={css['patent']}>
      <p className={css['patentTitle']}>
        <SiteLink to={patentAddress(patent.id)}>{preferEnglish(language, patent.title, patent.titleEn)}</SiteLink>
      </p>
      <p className={css['facts']}>
        <PatentNumber patent={patent} />
        <LegalStatusTag status={patent.legalStatus} />
        {claim !== '' && <span>{t.claim(claim)}</span>}
        {relation === 'peripheral' && <span>{t.peripheral}</span>}
      </p>
      <blockquote lang="zh-CN">{feature}</blockquote>
      <LifeBar patent={patent} />
    </div>
  ))
}

interface RowProps {
  part: ProductPart
  patents: Patents
  group: string
  chosen: boolean
  onChoose(): void
}

/** One line of the parts list: a radio, so that arrow keys walk the list, and its patents open below without script. */
function PartRow({ part, patents, group, chosen, onChoose }: RowProps) {
  const t = useMessages(anatomyMessages)
  const language = useLanguage()
  const id = `${group}-${part.no}`
  const material = preferEnglish(language, part.material, part.materialEn)
  return (
    <li className={css['part']}>
      <input
        id={id}
        type="radio"
        name={group}
        value={part.no}
        className="visually-hidden"
        defaultChecked={chosen}
        onChange={onChoose}
      />
      <label htmlFor={id}>
        <span className={css['no']} data-core={part.core}>
          {part.no}
        </span>
        <span className={css['partName']}>
          <b>{preferEnglish(language, part.name, part.nameEn)}</b>
          <small>{[part.core ? t.core : '', material].filter(Boolean).join(' · ')}</small>
        </span>
        <span className={css['count']}>
          {part.patents.length === 0 ? t.noPatent : t.partPatents(part.patents.length)}
        </span>
      </label>
      <div className={css['patents']}>
        <PartPatents part={part} patents={patents} />
      </div>
    </li>
  )
}

/** The first part worth looking at: a core part with a patent, else any with a patent. */
const firstChosen = (parts: readonly ProductPart[]): string | null =>
  (parts.find((part) => part.core && part.patents.length > 0) ?? parts.find((part) => part.patents.length > 0))?.no ??
  null

interface TitleBlockProps {
  name: string
  model: string
  maker: string
  parts: number
  patents: number
}

/** The title block of the drawing sheet; it repeats what the page says elsewhere. */
function TitleBlock({ name, model, maker, parts, patents }: TitleBlockProps) {
  const t = useMessages(anatomyMessages)
  const cells = [
    [t.sheetName, name],
    [t.sheetModel, model || '—'],
    [t.sheetMaker, maker],
    [t.sheetParts, parts],
    [t.sheetPatents, patents],
  ] as const
  return (
    <dl className={css['block']} aria-hidden="true">
      {cells.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

interface Props {
  /** Of its heading. */
  id: string
  product: Pick<ProductDetail, 'name' | 'nameEn' | 'model' | 'patents'>
  chain: NonNullable<ProductDetail['chain']>
  /** As the title block names the enterprise. */
  maker: string
}

/** The signature of a product page: taken apart, each part numbered and tied to its patents. */
export function Anatomy({ id, product, chain, maker }: Props) {
  const t = useMessages(anatomyMessages)
  const language = useLanguage()
  const group = useId()
  const [chosen, setChosen] = useState(() => firstChosen(chain.parts))
  useEffect(() => {
    // Whoever chose before the script arrived keeps the choice.
    const checked = document.querySelector<HTMLInputElement>(`input[name="${CSS.escape(group)}"]:checked`)
    if (checked) setChosen(checked.value)
  }, [group])
  const name = preferEnglish(language, product.name, product.nameEn)
  const controlOf = (no: string): string => `${group}-${no}`
  const choose = (no: string | null): void => {
    setChosen(no)
    for (const part of chain.parts) {
      const control = document.getElementById(controlOf(part.no))
      if (control instanceof HTMLInputElement) control.checked = part.no === no
    }
  }
  return (
    <Section className={css['anatomy']} id={id} title={t.title} note={t.note}>
      <div className={css['sheet']}>
        <div className={css['drawing']}>
          <div className={css['pinned']}>
            <ChainStage
              chain={chain}
              patents={product.patents}
              name={name}
              chosen={chosen}
              onChoose={choose}
              controlOf={controlOf}
            />
          </div>
          <TitleBlock
            name={name}
            model={product.model}
            maker={maker}
            parts={chain.parts.length}
            patents={product.patents.length}
          />
        </div>
        <fieldset className={css['list']}>
          <legend>{t.parts}</legend>
          <ol>
            {chain.parts.map((part) => (
              <PartRow
                key={part.no}
                part={part}
                patents={product.patents}
                group={group}
                chosen={part.no === chosen}
                onChoose={() => setChosen(part.no)}
              />
            ))}
          </ol>
        </fieldset>
      </div>
      <details className={css['asTable']} open={chain.exploded === null}>
        <summary>{t.asTable}</summary>
        <PartTable parts={chain.parts} patents={product.patents} />
      </details>
    </Section>
  )
}
