/** One certified enterprise with its public products. */
import { enterpriseDetail, type EnterpriseDetail } from '@portal/contract/enterprise'
import { industries } from '@portal/contract/industry'
import { productPage, type ProductPage } from '@portal/contract/product'
import { regions } from '@portal/contract/region'
import { type ProductCardView, productCardView } from '../../../features/product/product-card.view.ts'
import { preferEnglish } from '../../../lib/i18n/language.ts'
import { pictureAddress } from '../../../ui/picture.tsx'
import { abridged, breadcrumbLd, graph, isId, type Load, originOf, orNull, type PageHead } from '../page-data.ts'
import { enterprisePageWords } from './enterprise.messages.ts'

export interface EnterprisePageData {
  head: PageHead
  enterprise: EnterpriseDetail
  name: string
  region: string
  industry: string
  products: ProductCardView[]
  total: number
  types: ProductPage['facets']['type']
}

const SHOWN = 12

export const load: Load<EnterprisePageData> = async (context) => {
  const { url, language, call } = context
  const id = url.searchParams.get('id')
  const enterprise = isId(id) ? await orNull(call(enterpriseDetail, { query: { id } })) : null
  if (!enterprise) return null
  const found = await call(productPage, { query: { enterprise: enterprise.id, pageSize: SHOWN } })
  const t = enterprisePageWords[language]
  const name = preferEnglish(language, enterprise.name, enterprise.nameEn)
  const region = regions[enterprise.region][language]
  const industry = industries[enterprise.industry][language]
  const address = `/website/enterprise/detail?id=${enterprise.id}`
  const origin = originOf(context)
  const cover = found.list[0]?.cover
  const organisation = {
    '@type': 'Organization',
    name,
    url: origin + address,
    ...(enterprise.website !== '' && { sameAs: enterprise.website }),
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
      description: abridged(`${region} · ${industry} · ${enterprise.profile}`),
      ...(cover && { image: pictureAddress(cover, 1280) }),
      address,
      origin,
      jsonLd: graph(organisation, breadcrumbLd(origin, crumbs)),
    },
    enterprise,
    name,
    region,
    industry,
    products: found.list.map((card) => productCardView(card, language)),
    total: found.total,
    types: found.facets.type,
  }
}
