import { useLoaderData } from 'react-router'
import { subjectAddress } from '../../../features/complaint/subject-address.ts'
import panel from '../../../features/site-form/form-panel.module.css'
import { useMessages } from '../../../lib/i18n/language.ts'
import { BelowTheFold } from '../../../ui/below-the-fold.tsx'
import { Breadcrumb } from '../../../ui/breadcrumb.tsx'
import { lazyPart } from '../../../ui/lazy-part.tsx'
import page from '../../../ui/page.module.css'
import { SiteLink } from '../../../ui/site-link.tsx'
import type { ComplaintFormPageData } from './complaint-form.data.ts'
import { complaintFormMessages } from './complaint-form.messages.ts'

const ComplaintForm = lazyPart(() => import('./complaint-form.tsx'))

/** The form of a complaint on a page of its own. */
export default function ComplaintFormPage() {
  const { subject, entrance } = useLoaderData<ComplaintFormPageData>()
  const t = useMessages(complaintFormMessages)
  return (
    <div className={page['container']}>
      <meta name="robots" content="noindex" />
      <Breadcrumb
        crumbs={[
          { name: t.home, to: '/website/home' },
          subject.type === 'news'
            ? { name: t.news, to: '/website/news' }
            : { name: t.products, to: '/website/product' },
          ...(subject.title === '' ? [] : [{ name: subject.title, to: subjectAddress(subject) }]),
          { name: t.title },
        ]}
      />
      <div className={`${panel['panel']} ${panel['page']}`}>
        <div className={panel['about']}>
          <h1>{t.title}</h1>
          <p>{t.lead}</p>
          {subject.title !== '' && (
            <dl>
              <dt>{t.about}</dt>
              <dd>
                <SiteLink to={subjectAddress(subject)}>{subject.title}</SiteLink>
              </dd>
            </dl>
          )}
        </div>
        <BelowTheFold>
          <ComplaintForm key={entrance.stamp} subject={subject} entrance={entrance} />
        </BelowTheFold>
      </div>
    </div>
  )
}
