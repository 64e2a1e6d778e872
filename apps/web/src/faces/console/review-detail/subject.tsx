import { exhibitKinds } from '@portal/contract/content-kind'
import { type Certification } from '@portal/contract/enterprise'
import { industries } from '@portal/contract/industry'
import { regions } from '@portal/contract/region'
import { certificationTexts } from '@portal/contract/remark'
import type { ReviewDetail } from '@portal/contract/review'
import { Alert, Tag, Typography } from 'antd'
import { Fragment } from 'react'
import { LicencePicture } from '../../../features/certification/licence-picture.tsx'
import { contentMessages } from '../../../features/content/content.messages.ts'
import { ProductPage } from '../../../features/content/product-page.tsx'
import { useLanguage, useMessages } from '../../../lib/i18n/language.ts'
import { Link } from '../../../ui/link.tsx'
import { Picture } from '../../../ui/picture.tsx'
import { DifferenceList, Marked } from '../../../features/difference/difference-list.tsx'
import { exhibitReviews } from './exhibit-review.tsx'
import { changesBetween, productDifferences } from './product-changes.ts'
import { type ChangeKey, isFactKey } from './product-difference.ts'
import { differenceMessages } from '../../../features/difference/differences.messages.ts'
import css from './review-detail.module.css'
import { messages } from './review-detail.messages.ts'
import { Changes, SideBySide } from './side-by-side.tsx'

type ProductSubject = Extract<ReviewDetail['subject'], { type: 'product' }>
type CertificationSubject = Extract<ReviewDetail['subject'], { type: 'certification' }>

/** By what right the enterprise uses patents of others; visitors see only the kind. */
function Proofs({ proofs }: { proofs: ProductSubject['proofs'] }) {
  const t = useMessages(messages)
  if (proofs.length === 0) return null
  return (
    <section className={css.proofs} aria-label={t.proofs}>
      <h2>{t.proofs}</h2>
      <p>{t.proofsHint}</p>
      <ul>
        {proofs.map(({ patentId, number, title, kind, statement, picture }) => (
          <li key={patentId}>
            <strong>{title}</strong> <code>{number}</code>
            <div>
              <Tag>{t[kind]}</Tag>
              {statement}
            </div>
            {picture && <Picture picture={picture} sizes="320px" />}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Proposed beside published, both through the public page's own renderer. */
export function ProductSubjectView({ subject: { published, proposed, proofs } }: { subject: ProductSubject }) {
  const t = useMessages(messages)
  const told = useMessages(differenceMessages)
  const sides = { before: told.published, after: told.proposed }
  const kinds = useMessages(contentMessages)
  const nameOf = (key: ChangeKey): string => (isFactKey(key) ? t[`c_${key}`] : kinds[key])
  const keys = published && changesBetween(published, proposed)
  return (
    <>
      <Changes changed={keys && keys.map(nameOf)} />
      <Proofs proofs={proofs} />
      {published && (
        <DifferenceList
          sides={sides}
          differences={productDifferences(published, proposed, told.place).map(
            ({ of, item, field, ...difference }) => ({
              path: [nameOf(of), item, field ? told[`f_${field}`] : ''].filter((step) => step !== ''),
              ...difference,
            }),
          )}
        />
      )}
      {published &&
        exhibitKinds
          .filter((kind) => keys?.includes(kind))
          .map((kind) => <Fragment key={kind}>{exhibitReviews[kind].draw?.(published, proposed, sides)}</Fragment>)}
      <SideBySide
        published={published && <ProductPage product={published} />}
        proposed={<ProductPage product={proposed} />}
      />
    </>
  )
}

/** Says that nothing was filled in, where an empty cell would leave it open. */
function Nothing() {
  const t = useMessages(messages)
  return <span className={css.empty}>{t.notFilled}</span>
}

/** The business licence beside the data, for holding names and codes against it; below it the one that was approved. */
function Licences({ subject: { proposed, published, licences } }: { subject: CertificationSubject }) {
  const t = useMessages(messages)
  const licenceOf = (fileId: string | null) => licences.find((one) => one.fileId === fileId)
  const licence = licenceOf(proposed.licence)
  const earlier = published && published.licence !== proposed.licence ? licenceOf(published.licence) : undefined
  return (
    <section className={css.licences} aria-labelledby="review-licence">
      <h2 id="review-licence">{t.businessLicence}</h2>
      {licence ? <LicencePicture licence={licence} wide /> : <Nothing />}
      {earlier && (
        <>
          <h3>{t.published}</h3>
          <LicencePicture licence={earlier} />
        </>
      )}
    </section>
  )
}

/** Who else has the code that is proposed, with the way there. */
function SameCode({ sameCode }: Pick<CertificationSubject, 'sameCode'>) {
  const t = useMessages(messages)
  return sameCode.map(({ organisationId, name, holds, reviewId }) => (
    <Alert
      key={organisationId}
      type={holds ? 'error' : 'warning'}
      showIcon
      title={holds ? t.codeHeld(name) : t.codeClaimed(name)}
      description={
        reviewId === null ? (
          <Link to={`/console/enterprises/${organisationId}`}>{t.toOtherEnterprise}</Link>
        ) : (
          <Link to={`/console/review/${reviewId}`}>{t.toOtherReview}</Link>
        )
      }
    />
  ))
}

/** The certification as a table; a column for what was approved before, where there is one. */
export function CertificationSubjectView({ subject }: { subject: CertificationSubject }) {
  const t = useMessages(messages)
  const language = useLanguage()
  const { proposed, published, usccHolds, nameTaken, sameCode } = subject
  const value = (from: Certification, field: (typeof certificationTexts)[number]): string => {
    if (field === 'region') return regions[from.region][language]
    return field === 'industry' ? industries[from.industry][language] : from[field]
  }
  return (
    <>
      <SameCode sameCode={sameCode} />
      {nameTaken && <Alert type="warning" showIcon title={t.nameTaken} />}
      <div className={css.examined}>
        <div className={css.scroll}>
          <table className={css.certification}>
            <thead>
              <tr>
                <th scope="col">{t.field}</th>
                {published && <th scope="col">{t.published}</th>}
                <th scope="col">{t.proposed}</th>
              </tr>
            </thead>
            <tbody>
              {certificationTexts.map((field) => (
                <tr
                  key={field}
                  className={published && value(published, field) !== value(proposed, field) ? css.changed : undefined}
                >
                  <th scope="row">{t[field]}</th>
                  {published && (
                    <td>
                      {value(published, field) ? (
                        <Marked before={value(published, field)} after={value(proposed, field)} side="before" />
                      ) : (
                        <Nothing />
                      )}
                    </td>
                  )}
                  <td>
                    {value(proposed, field) ? (
                      <Marked
                        before={value(published ?? proposed, field)}
                        after={value(proposed, field)}
                        side="after"
                      />
                    ) : (
                      <Nothing />
                    )}
                    {field === 'uscc' && !usccHolds && (
                      <Typography.Text type="warning" className={css.warning ?? ''}>
                        {t.usccWrong}
                      </Typography.Text>
                    )}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
        <Licences subject={subject} />
      </div>
    </>
  )
}
