import { enterpriseKinds } from '@portal/contract/content-kind'
import type { EnterpriseKind, PublicEnterpriseContent } from '@portal/contract/enterprise-content'
import type { PublicCertificate } from '@portal/contract/content'

const certificates = (list: readonly PublicCertificate[]) =>
  list.map(({ scans, documents, ...told }) => [
    told,
    scans.map(({ fileId }) => fileId),
    documents.map(({ name, bytes }) => [name, bytes]),
  ])

type Compared = (content: PublicEnterpriseContent) => unknown
/** What a reviewer compares, per kind and key; addresses and tokens of pictures do not count. */
const compared = {
  display: {
    logo: ({ display }) => display?.logo?.fileId,
    banner: ({ display }) => display?.banner?.fileId,
    slogan: ({ display }) => [display?.slogan ?? '', display?.sloganEn ?? ''],
    figures: ({ display }) => display?.figures ?? [],
    story: ({ display }) => (display?.story ?? []).map(({ picture, ...told }) => [told, picture?.fileId]),
    qualifications: ({ display }) => display?.qualifications ?? [],
    contact: ({ display }) => Object.values(display?.contact ?? {}).filter((value) => value !== ''),
  },
  entCertificate: { entCertificates: (content) => certificates(content.certificates) },
  honor: { honors: ({ honors }) => certificates(honors) },
  pavilion: {
    skin: ({ pavilion }) => pavilion?.skin,
    pavilionBanner: ({ pavilion }) => pavilion?.banner?.fileId,
    welcome: ({ pavilion }) =>
      pavilion &&
      [pavilion.title, pavilion.titleEn, pavilion.welcome, pavilion.welcomeEn].filter((text) => text !== ''),
    sections: ({ pavilion }) => pavilion?.sections,
    products: ({ pavilion }) => pavilion?.products ?? [],
  },
} as const satisfies Record<EnterpriseKind, Record<string, Compared>>
export type EnterpriseChangeKey = {
  [Kind in EnterpriseKind]: keyof (typeof compared)[Kind]
}[EnterpriseKind]

/** What differs between what is published and what is proposed. */
export function enterpriseChanges(
  published: PublicEnterpriseContent,
  proposed: PublicEnterpriseContent,
): EnterpriseChangeKey[] {
  const text = (read: Compared, content: PublicEnterpriseContent): string => JSON.stringify(read(content) ?? null)
  const all = enterpriseKinds.flatMap((kind) => Object.entries<Compared>(compared[kind]))
  const differing = all.filter(([, read]) => text(read, published) !== text(read, proposed))
  return differing.map(([key]) => key as EnterpriseChangeKey)
}
