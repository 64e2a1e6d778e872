import type { ProductDetail, ProductPart } from '@portal/contract/product'
import { preferEnglish, useLanguage, useMessages } from '../../lib/i18n/language.ts'
import { SiteLink } from '../../ui/site-link.tsx'
import { printedNumber } from '../patent/patent-number.ts'
import { patentAddress } from '../patent/patent-address.ts'
import { anatomyMessages } from './anatomy.messages.ts'
import css from './part-table.module.css'

/** The same mapping as the exploded view, as a table: for reading without script, for print, for those who prefer it. */
export function PartTable({ parts, patents }: { parts: readonly ProductPart[]; patents: ProductDetail['patents'] }) {
  const t = useMessages(anatomyMessages)
  const language = useLanguage()
  return (
    <div className={css['scroll']} tabIndex={0} role="group" aria-label={t.asTable}>
      <table className={css['table']}>
        <thead>
          <tr>
            <th scope="col">{t.no}</th>
            <th scope="col">{t.part}</th>
            <th scope="col">{t.material}</th>
            <th scope="col">{t.patent}</th>
            <th scope="col">{t.feature}</th>
          </tr>
        </thead>
        <tbody>
          {parts.map((part) => {
            const rows = part.patents.length === 0 ? [null] : part.patents
            return rows.map((link, index) => {
              const patent = patents.find(({ id }) => id === link?.patentId)
              return (
                <tr key={`${part.no} ${link?.patentId ?? ''}`}>
                  {index === 0 && (
                    <>
                      <td rowSpan={rows.length}>{part.no}</td>
                      <th scope="rowgroup" rowSpan={rows.length}>
                        {preferEnglish(language, part.name, part.nameEn)}
                      </th>
                      <td rowSpan={rows.length}>{preferEnglish(language, part.material, part.materialEn)}</td>
                    </>
                  )}
                  <td>
                    {patent ? <SiteLink to={patentAddress(patent.id)}>{printedNumber(patent)}</SiteLink> : t.noPatent}
                  </td>
                  <td lang="zh-CN">{link?.feature}</td>
                </tr>
              )
            })
          })}
        </tbody>
      </table>
    </div>
  )
}
