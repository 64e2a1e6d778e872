/** One published product. */
import { industries } from '@portal/contract/industry'
import { inquiryEntrance, type InquiryEntrance } from '@portal/contract/inquiry'
import type { Language } from '@portal/contract/kit'
import { productDetail, type ProductDetail } from '@portal/contract/product'
import { type EnterpriseCardView, enterpriseCardView } from '../../../features/enterprise/enterprise-card.view.ts'
import { type ProductCardView, productCardView } from '../../../features/product/product-card.view.ts'
import { unitMessages } from '../../../features/product/unit-name.messages.ts'
import { priceLine } from '../../../features/product/price-line.ts'
import { preferEnglish } from '../../../lib/i18n/language.ts'
import { pictureAddress } from '../../../ui/picture.tsx'
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
import { qrOf, type QrView } from './qr-path.ts'
import { productPageMessages } from './product.messages.ts'

export interface ProductPageData {
  head: PageHead
  product: ProductDetail
  industry: string
  enterprise: EnterpriseCardView
  related: ProductCardView[]
  /** The reference price in one line. */
  price: string
  /** Of this page; null where the server does not know its own name. */
  qr: QrView | null
  /** What the forms of the page are posted with. */
  entrance: InquiryEntrance
}

/** schema.org says the same as the page. */
function structured(product: ProductDetail, address: string, origin: string, language: Language) {
  const t = productPageMessages[language]
  const name = preferEnglish(language, product.name, product.nameEn)
  const { enterprise } = product
  const node = {
    '@type': 'Product',
    name,
    url: canonicalOf(origin, address, language),
    description: preferEnglish(language, product.summary, product.summaryEn),
    image: product.pictures.map((picture) => origin + pictureAddress(picture, 1280)),
    model: product.model,
    category: industries[product.industry][language],
    manufacturer: { '@type': 'Organization', name: preferEnglish(language, enterprise.name, enterprise.nameEn) },
    ...(product.launchedOn !== null && { releaseDate: product.launchedOn }),
  }
  const crumbs = [
    { name: t.home, to: '/website/home' },
    { name: t.products, to: '/website/product' },
    { name, to: address },
  ]
  return graph(node, breadcrumbLd(origin, language, crumbs))
}

/** What it reads of the address. */
export const query = ['id'] as const

export const load: Load<ProductPageData> = async (context) => {
  const { url, language, call } = context
  const id = url.searchParams.get('id')
  const found = isId(id) ? await orNull(call(productDetail, { body: { productId: id } })) : null
  if (!found) return null
  const entrance = await call(inquiryEntrance, { query: {} })
  const { related, ...rest } = found
  const product = {
    ...rest,
    unit: unitMessages[language].unit(rest.unit),
    price: rest.price && { ...rest.price, unit: unitMessages[language].unit(rest.price.unit) },
  }
  const address = `/website/product/detail?id=${product.id}`
  const origin = originOf(context)
  const summary = preferEnglish(language, product.summary, product.summaryEn)
  return {
    head: {
      title: preferEnglish(language, product.name, product.nameEn),
      description: abridged(sentences(language, summary, product.functions)),
      image: shareImage('product', product.id, language),
      address,
      origin,
      jsonLd: structured(product, address, origin, language),
    },
    // The parts one by one are drawn by the home page alone.
    product: { ...product, chain: product.chain && { ...product.chain, layers: [] } },
    industry: industries[product.industry][language],
    enterprise: enterpriseCardView(product.enterprise, language),
    price: priceLine(product, language),
    qr: origin === '' ? null : qrOf(origin + address),
    related: related.map((card) => productCardView(card, language)),
    entrance,
  }
}
