/**
 * The kinds of content that are drafted, reviewed and published: which there are, what they are called, and where they
 * are edited. Light: shells and notices load it. Their documents: product-document.ts, enterprise-content.ts.
 */
import { bilingual } from './bilingual.ts'
import type { EnterpriseKind } from './enterprise-content.ts'
import type { Bilingual, Language } from './kit.ts'
import type { ExhibitKind, ProductKind } from './product-document.ts'

/** Kinds of a product besides its facts, in the order in which they are filled in. */
export const exhibitKinds = ['pictures', 'video', 'certificate', 'price', 'chain'] as const
/** All kinds of a product: the facts with linked patents, and what it exhibits. */
export const productKinds = ['basics', ...exhibitKinds] as const
/** Kinds of an enterprise. Their names differ from those of products: queue and notices tell them apart by them. */
export const enterpriseKinds = ['display', 'entCertificate', 'honor', 'pavilion'] as const

export const productKindNames = {
  basics: bilingual('产品资料', 'Product facts'),
  pictures: bilingual('详情图', 'Detail pictures'),
  video: bilingual('产品视频', 'Videos'),
  certificate: bilingual('产品证书', 'Product certificates'),
  price: bilingual('参考价格', 'Reference price'),
  chain: bilingual('爆炸链/3D', 'Exploded view / 3D'),
} as const satisfies Record<ProductKind, Bilingual>
export const enterpriseKindNames = {
  display: bilingual('企业展示', 'Enterprise showcase'),
  entCertificate: bilingual('企业证书', 'Enterprise certificates'),
  honor: bilingual('企业荣誉', 'Honours'),
  pavilion: bilingual('线上展厅', 'Online pavilion'),
} as const satisfies Record<EnterpriseKind, Bilingual>

export const isEnterpriseKind = (kind: string): kind is EnterpriseKind => kind in enterpriseKindNames

const names: Partial<Record<string, Bilingual>> = { ...productKindNames, ...enterpriseKindNames }

/** The names of kinds, which stand with commas between them; '' for what is none. */
export const contentKindNames = (kinds: string | undefined, language: Language): string =>
  (kinds ?? '')
    .split(',')
    .flatMap((kind) => names[kind]?.[language] ?? [])
    .join(language === 'en' ? ', ' : '、')

/** The name of an exhibit in the midst of a sentence. */
export function exhibitInSentence(kind: ExhibitKind, language: Language): string {
  const name = productKindNames[kind][language]
  return name.slice(0, 1).toLowerCase() + name.slice(1)
}

/** The page of the workbench where a kind of a product is edited. */
export const productEditor = (kind: ProductKind, productId: string): string =>
  kind === 'basics' ? `/myEnt/productManage?edit=${productId}` : `/myEnt/exhibitProductSetting/${productId}?tab=${kind}`

/** The page of the workbench where a kind of the enterprise is edited. */
export const enterpriseEditors = {
  display: '/myEnt/businessDisplay',
  entCertificate: '/myEnt/certificateManage',
  honor: '/myEnt/certificateManage?tab=honor',
  pavilion: '/myEnt/pavilion',
} as const satisfies Record<EnterpriseKind, string>
