/** What the platform is, whom to turn to, and a form to write to it. */
import { inquiryEntrance, type InquiryEntrance } from '@portal/contract/inquiry'
import { type SiteContact, webSetting } from '@portal/contract/setting'
import { attemptOf } from '../link-page.ts'
import { breadcrumbLd, canonicalOf, graph, type Load, originOf, type PageHead } from '../page-data.ts'
import { aboutMessages } from './about.messages.ts'

export interface AboutPageData {
  head: PageHead
  contact: SiteContact
  /** Hours within which an enterprise is usually reviewed. */
  reviewHours: number
  entrance: InquiryEntrance
}

export const query = [] as const
export const personal = ['attempt'] as const

export const load: Load<AboutPageData> = async (context) => {
  const { language, call } = context
  const t = aboutMessages[language]
  const [{ contact, siteName, review }, entrance] = await Promise.all([
    call(webSetting, {}),
    call(inquiryEntrance, { query: attemptOf(context) }),
  ])
  const address = '/website/about'
  const origin = originOf(context)
  const organisation = {
    '@type': 'Organization',
    name: siteName[language],
    url: canonicalOf(origin, '/website/home', language),
    logo: `${origin}/icons/icon-512.png`,
    ...((contact.phone !== '' || contact.email !== '') && {
      contactPoint: {
        '@type': 'ContactPoint',
        contactType: 'customer service',
        ...(contact.phone !== '' && { telephone: contact.phone }),
        ...(contact.email !== '' && { email: contact.email }),
      },
    }),
  }
  const crumbs = [
    { name: t.home, to: '/website/home' },
    { name: t.title, to: address },
  ]
  const jsonLd = graph(organisation, breadcrumbLd(origin, language, crumbs))
  const head = { title: t.title, description: t.lead, address, origin, jsonLd }
  return { head, contact, reviewHours: review.expectedHours, entrance }
}
