import { useLoaderData } from 'react-router'
import { EnterpriseView } from '../../../features/enterprise/enterprise-view.tsx'
import { useMessages } from '../../../lib/i18n/language.ts'
import { BelowTheFold, onFirstMove } from '../../../ui/below-the-fold.tsx'
import { Breadcrumb } from '../../../ui/breadcrumb.tsx'
import { lazyPart } from '../../../ui/lazy-part.tsx'
import page from '../../../ui/page.module.css'
import type { EnterprisePageData } from './enterprise.data.ts'
import { enterprisePageMessages } from './enterprise.messages.ts'

const PatentPortrait = lazyPart(onFirstMove(() => import('./patent-portrait.tsx')))
const EnterpriseNews = lazyPart(onFirstMove(() => import('./enterprise-news.tsx')))
const TrackingPixel = lazyPart(() => import('../tracking-pixel.tsx'))
const InquirySection = lazyPart(onFirstMove(() => import('../../../features/inquiry/inquiry-section.tsx')))

export default function EnterprisePage() {
  const { shown, portrait, articles, entrance } = useLoaderData<EnterprisePageData>()
  const t = useMessages(enterprisePageMessages)
  return (
    <>
      <div className={page['container']}>
        <Breadcrumb
          crumbs={[
            { name: t.home, to: '/website/home' },
            { name: t.enterprises, to: '/website/enterprise' },
            { name: shown.name },
          ]}
        />
      </div>
      <EnterpriseView shown={shown} />
      <BelowTheFold>
        {portrait && <PatentPortrait portrait={portrait} />}
        <div className={page['container']}>
          {articles.length > 0 && <EnterpriseNews articles={articles} />}
          <InquirySection
            target={{ type: 'enterprise', id: shown.enterprise.id }}
            enterprise={shown.name}
            entrance={entrance}
          />
        </div>
        <TrackingPixel subject="enterprise" id={shown.enterprise.id} />
      </BelowTheFold>
    </>
  )
}
