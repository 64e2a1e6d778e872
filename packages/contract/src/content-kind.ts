/** The kinds of content that are drafted, reviewed and published, by name. Light: shells and notices load it. */
import type { EnterpriseKind } from './enterprise-content.ts'
import type { Bilingual, Language } from './kit.ts'
import type { ProductKind } from './product-document.ts'

export const contentKindNames: Record<ProductKind | EnterpriseKind, Bilingual> = {
  basics: { 'zh-cn': '产品资料', en: 'Product facts' },
  pictures: { 'zh-cn': '详情图', en: 'Detail pictures' },
  video: { 'zh-cn': '产品视频', en: 'Videos' },
  certificate: { 'zh-cn': '产品证书', en: 'Product certificates' },
  price: { 'zh-cn': '参考价格', en: 'Reference price' },
  chain: { 'zh-cn': '爆炸链/3D', en: 'Exploded view / 3D' },
  display: { 'zh-cn': '企业展示', en: 'Enterprise showcase' },
  entCertificate: { 'zh-cn': '企业证书', en: 'Enterprise certificates' },
  honor: { 'zh-cn': '企业荣誉', en: 'Honours' },
  pavilion: { 'zh-cn': '线上展厅', en: 'Online pavilion' },
}

const names: Partial<Record<string, Bilingual>> = contentKindNames

/** The name of a kind; '' for what is none. */
export const contentKindName = (kind: string | undefined, language: Language): string =>
  names[kind ?? '']?.[language] ?? ''
