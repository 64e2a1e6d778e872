import { useLoaderData } from 'react-router'
import { InquirySteps } from '../../../features/inquiry/inquiry-steps.tsx'
import panel from '../../../features/site-form/form-panel.module.css'
import { useMessages } from '../../../lib/i18n/language.ts'
import { BelowTheFold } from '../../../ui/below-the-fold.tsx'
import { Breadcrumb } from '../../../ui/breadcrumb.tsx'
import { lazyPart } from '../../../ui/lazy-part.tsx'
import page from '../../../ui/page.module.css'
import { SiteLink } from '../../../ui/site-link.tsx'
import type { InquiryFormPageData } from './inquiry-form.data.ts'
import { inquiryPageMessages } from './inquiry-form.messages.ts'

const InquiryForm = lazyPart(() => import('../../../features/inquiry/inquiry-form.tsx'))

/** The form of an inquiry on a page of its own. */
export default function InquiryFormPage() {
  const { target, entrance } = useLoaderData<InquiryFormPageData>()
  const t = useMessages(inquiryPageMessages)
  const { type, id, title, enterprise } = target
  const address = `/website/${type}/detail?id=${id}`
  return (
    <div className={page['container']}>
      <meta name="robots" content="noindex" />
      <Breadcrumb
        crumbs={[
          { name: t.home, to: '/website/home' },
          { name: type === 'product' ? t.products : t.enterprises, to: `/website/${type}` },
          ...(title === '' ? [] : [{ name: title, to: address }]),
          { name: t.title },
        ]}
      />
      <div className={`${panel['panel']} ${panel['page']}`}>
        <div className={panel['about']}>
          <h1>{t.title}</h1>
          <p>{t.lead}</p>
          {title !== '' && (
            <dl>
              {type === 'product' && (
                <div>
                  <dt>{t.about}</dt>
                  <dd>
                    <SiteLink to={address}>{title}</SiteLink>
                  </dd>
                </div>
              )}
              <div>
                <dt>{t.to}</dt>
                <dd>{enterprise}</dd>
              </div>
            </dl>
          )}
          <InquirySteps />
        </div>
        <BelowTheFold>
          <InquiryForm key={entrance.stamp} target={target} entrance={entrance} />
        </BelowTheFold>
      </div>
    </div>
  )
}
