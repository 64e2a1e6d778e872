import { memo } from 'react'
import { formatNumber } from '../../../lib/format.ts'
import { useMessages } from '../../../lib/i18n/language.ts'
import { Picture } from '../../../ui/picture.tsx'
import { SiteLink } from '../../../ui/site-link.tsx'
import css from './booth.module.css'
import type { BoothView } from './hall-view.ts'
import { hallMessages } from './hall.messages.ts'

interface Props {
  booth: BoothView
  /** Whether its picture is fetched. */
  pictured: boolean
  /** Seen without scrolling. */
  first?: boolean
  sizes: string
  /** Heading level of the enterprise's name, where booths are a list to be read. */
  headingLevel?: 2 | 3
  onFocus?(link: HTMLAnchorElement): void
}

/** A booth: the fascia with the enterprise's name, the lead product on its back wall, what there is to see. All of it is one link. */
export const Booth = memo(function Booth({ booth, pictured, first = false, sizes, headingLevel, onFocus }: Props) {
  const t = useMessages(hallMessages)
  const Name = headingLevel ? (`h${headingLevel}` as const) : 'b'
  const { picture } = booth
  return (
    <SiteLink
      className={`${css['booth']} ${css[booth.skin]}`}
      to={booth.to}
      draggable={false}
      onFocus={(event) => onFocus?.(event.currentTarget)}
    >
      <span className={css['fascia']}>
        <Name className={css['name']}>{booth.enterprise}</Name>
        <span className={css['no']}>{booth.no}</span>
      </span>
      <span className={css['wall']}>
        {picture && pictured && <Picture picture={picture} sizes={sizes} alt="" first={first} />}
        {!picture && <span className={css['none']}>{t.noPicture}</span>}
      </span>
      <span className={css['base']}>
        <span className={css['product']}>{booth.product || booth.about}</span>
        <span className={css['facts']}>
          <span>{t.products(formatNumber(booth.products))}</span>
          <span>{t.patents(formatNumber(booth.patents))}</span>
          {booth.product !== '' && booth.about !== '' && <span className={css['about']}>{booth.about}</span>}
        </span>
      </span>
    </SiteLink>
  )
})
