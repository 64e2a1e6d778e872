import type { PatentCard } from '@portal/contract/patent'
import type { ProductDetail } from '@portal/contract/product'
import { preferEnglish, useLanguage, useMessages } from '../../lib/i18n/language.ts'
import { SiteLink } from '../../ui/site-link.tsx'
import { patentAddress } from './patent-address.ts'
import { LegalStatusTag, LifeBar, PatentNumber, PatentType } from './patent-parts.tsx'
import css from './patent-table.module.css'
import { patentMessages } from './patent.messages.ts'

type Right = ProductDetail['patents'][number]['right']
const rightKeys = {
  own: 'own',
  licence: 'licence',
  transfer: 'transfer',
  other: 'otherRight',
} as const satisfies Record<Right, string>

/** Patents with status and term; rows become cards on a phone. `right` is shown where it is known. */
export function PatentTable({ patents }: { patents: readonly (PatentCard & { right?: Right })[] }) {
  const t = useMessages(patentMessages)
  const language = useLanguage()
  const withRight = patents.some((patent) => patent.right !== undefined)
  return (
    <table className={css['table']}>
      <caption className="visually-hidden">{t.tableCaption}</caption>
      <thead>
        <tr>
          <th scope="col">{t.title}</th>
          <th scope="col">{t.number}</th>
          <th scope="col">{t.status}</th>
          <th scope="col">{t.life}</th>
          {withRight && <th scope="col">{t.right}</th>}
        </tr>
      </thead>
      <tbody>
        {patents.map((patent) => (
          <tr key={patent.id}>
            <th scope="row">
              <SiteLink to={patentAddress(patent.id)}>{preferEnglish(language, patent.title, patent.titleEn)}</SiteLink>
              <small>
                <PatentType type={patent.type} />
                {patent.mainIpc !== null && ` · ${patent.mainIpc}`}
              </small>
            </th>
            <td data-label={patent.grantedOn === null ? t.applicationNumber : t.number}>
              <PatentNumber patent={patent} />
            </td>
            <td data-label={t.status}>
              <LegalStatusTag status={patent.legalStatus} />
            </td>
            <td className={css['life']} data-label={t.life}>
              <LifeBar patent={patent} />
            </td>
            {withRight && (
              <td data-label={t.right}>
                {t[rightKeys[patent.right ?? 'own']]}
                {patent.right !== undefined && patent.right !== 'own' && (
                  <small lang="zh-CN">{patent.applicants.join(t.separator)}</small>
                )}
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
