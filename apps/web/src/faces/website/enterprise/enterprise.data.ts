/** One certified enterprise: its pavilion, with its public products. */
import { enterpriseDetail } from '@portal/contract/enterprise'
import { newsAbout } from '@portal/contract/news'
import { patentPortrait } from '@portal/contract/patent'
import { inquiryEntrance, type InquiryEntrance } from '@portal/contract/inquiry'
import { shownEnterprise } from '../../../features/enterprise/shown-enterprise.load.ts'
import type { ShownEnterprise } from '../../../features/enterprise/shown-enterprise.ts'
import { pictureAddress } from '../../../ui/picture.tsx'
import type { ArticleView } from '../expo/expo-view.ts'
import { articleView } from '../expo/expo.data.ts'
import {
  abridged,
  breadcrumbLd,
  canonicalOf,
  graph,
  isId,
  type Load,
  originOf,
  orNull,
  type PageHead,
  sentences,
  shareImage,
} from '../page-data.ts'
import { portraitView, type PortraitView } from './portrait.ts'
import { enterprisePageMessages } from './enterprise.messages.ts'

export interface EnterprisePageData {
  head: PageHead
  shown: ShownEnterprise
  /** null where no patents are behind its products. */
  portrait: PortraitView | null
  /** About its products, the newest first. */
  articles: ArticleView[]
  entrance: InquiryEntrance
}

/** What it reads of the address. */
export const query = ['id'] as const

export const load: Load<EnterprisePageData> = async (context) => {
  const { url, language, call } = context
  const id = url.searchParams.get('id')
  const enterprise = isId(id) ? await orNull(call(enterpriseDetail, { query: { id } })) : null
  if (!enterprise) return null
  const [shown, patents] = await Promise.all([
    shownEnterprise(enterprise, context),
    call(patentPortrait, { query: { enterprise: enterprise.id } }),
  ])
  const about = shown.products.map(({ id }) => id).join(',')
  const news = about === '' ? { list: [] } : await call(newsAbout, { query: { products: about } })
  const t = enterprisePageMessages[language]
  const { name, region, industry } = shown
  const { display } = enterprise
  const address = `/website/enterprise/detail?id=${enterprise.id}`
  const origin = originOf(context)
  const organisation = {
    '@type': 'Organization',
    name,
    url: canonicalOf(origin, address, language),
    ...(enterprise.website !== '' && { sameAs: enterprise.website }),
    ...(display?.logo && { logo: origin + pictureAddress(display.logo, 320) }),
    image: origin + shareImage('enterprise', enterprise.id, language),
    taxID: enterprise.uscc,
    address: enterprise.address,
  }
  const crumbs = [
    { name: t.home, to: '/website/home' },
    { name: t.enterprises, to: '/website/enterprise' },
    { name, to: address },
  ]
  return {
    head: {
      title: name,
      description: abridged(sentences(language, `${region} · ${industry}`, enterprise.profile)),
      image: shareImage('enterprise', enterprise.id, language),
      address,
      origin,
      jsonLd: graph(organisation, breadcrumbLd(origin, language, crumbs)),
    },
    shown,
    portrait: portraitView(patents, language),
    articles: news.list.map((card) => articleView(card, language)),
    entrance: await call(inquiryEntrance, { query: {} }),
  }
}
