import { lazy } from 'react'
import { useLoaderData } from 'react-router'
import { subjectAddress } from '../../../features/complaint/subject-address.ts'
import { useMessages } from '../../../lib/i18n/language.ts'
import { BelowTheFold } from '../../../ui/below-the-fold.tsx'
import { Breadcrumb } from '../../../ui/breadcrumb.tsx'
import page from '../../../ui/page.module.css'
import { SiteLink } from '../../../ui/site-link.tsx'
import type { ComplaintFormPageData } from './complaint-form.data.ts'
import { complaintFormWords } from './complaint-form.messages.ts'
import css from './complaint-form.module.css'

const ComplaintForm = lazy(() => import('./complaint-form.tsx'))

/** The form of a complaint on a page of its own. */
export default function ComplaintFormPage() {
  const { subject, entrance } = useLoaderData<ComplaintFormPageData>()
  const t = useMessages(complaintFormWords)
  return (
    <div className={`${page['container']} ${css['page']}`}>
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
      <h1>{t.title}</h1>
      <p className={css['lead']}>{t.lead}</p>
      {subject.title !== '' && (
        <p className={css['about']}>
          {t.about}
          <SiteLink to={subjectAddress(subject)}>{subject.title}</SiteLink>
        </p>
      )}
      <BelowTheFold>
        <ComplaintForm key={entrance.stamp} subject={subject} entrance={entrance} />
      </BelowTheFold>
    </div>
  )
}
