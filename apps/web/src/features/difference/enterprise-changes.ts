import type { PublicEnterpriseContent } from '@portal/contract/enterprise-content'
import type { PublicCertificate } from '@portal/contract/content'

export const enterpriseChangeKeys = [
  'logo',
  'banner',
  'slogan',
  'figures',
  'story',
  'qualifications',
  'contact',
  'entCertificates',
  'honors',
  'skin',
  'pavilionBanner',
  'welcome',
  'sections',
  'products',
] as const
export type EnterpriseChangeKey = (typeof enterpriseChangeKeys)[number]

const certificates = (list: readonly PublicCertificate[]) =>
  list.map(({ scans, documents, ...told }) => [
    told,
    scans.map(({ fileId }) => fileId),
    documents.map(({ name, bytes }) => [name, bytes]),
  ])

/** What a reviewer compares, per key; addresses and tokens of pictures do not count. */
const facets: Record<EnterpriseChangeKey, (content: PublicEnterpriseContent) => unknown> = {
  logo: ({ display }) => display?.logo?.fileId,
  banner: ({ display }) => display?.banner?.fileId,
  slogan: ({ display }) => [display?.slogan ?? '', display?.sloganEn ?? ''],
  figures: ({ display }) => display?.figures ?? [],
  story: ({ display }) => (display?.story ?? []).map(({ picture, ...told }) => [told, picture?.fileId]),
  qualifications: ({ display }) => display?.qualifications ?? [],
  contact: ({ display }) => Object.values(display?.contact ?? {}).filter((value) => value !== ''),
  entCertificates: (content) => certificates(content.certificates),
  honors: ({ honors }) => certificates(honors),
  skin: ({ pavilion }) => pavilion?.skin,
  pavilionBanner: ({ pavilion }) => pavilion?.banner?.fileId,
  welcome: ({ pavilion }) =>
    pavilion && [pavilion.title, pavilion.titleEn, pavilion.welcome, pavilion.welcomeEn].filter((text) => text !== ''),
  sections: ({ pavilion }) => pavilion?.sections,
  products: ({ pavilion }) => pavilion?.products ?? [],
}

/** What differs between what is published and what is proposed. */
export function enterpriseChanges(
  published: PublicEnterpriseContent,
  proposed: PublicEnterpriseContent,
): EnterpriseChangeKey[] {
  const text = (key: EnterpriseChangeKey, content: PublicEnterpriseContent): string =>
    JSON.stringify(facets[key](content) ?? null)
  return enterpriseChangeKeys.filter((key) => text(key, published) !== text(key, proposed))
}
