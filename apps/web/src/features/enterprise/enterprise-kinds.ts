import type { PublicCertificate } from '@portal/contract/content'
import type { EnterpriseKind, PublicEnterpriseContent } from '@portal/contract/enterprise-content'

/** A kind that is a list, whose entries are shown alone and compared one by one. */
interface CertificateKind {
  entries(content: PublicEnterpriseContent): readonly PublicCertificate[]
  dictionary: 'certificate_kind' | 'honor_kind'
  /** What is said where the list is empty. */
  none: 'noCertificates' | 'noHonors'
}
interface EnterpriseKindView {
  /** Whether anything of it is there. */
  isThere(content: PublicEnterpriseContent): boolean
  /** Null: it is shown in the whole page, and compared place by place. */
  list: CertificateKind | null
}

/** How each kind of an enterprise is shown to its own people and to reviewers. */
export const enterpriseKindViews: Record<EnterpriseKind, EnterpriseKindView> = {
  display: { isThere: ({ display }) => display !== null, list: null },
  entCertificate: {
    isThere: ({ certificates }) => certificates.length > 0,
    list: {
      entries: ({ certificates }) => certificates,
      dictionary: 'certificate_kind',
      none: 'noCertificates',
    },
  },
  honor: {
    isThere: ({ honors }) => honors.length > 0,
    list: { entries: ({ honors }) => honors, dictionary: 'honor_kind', none: 'noHonors' },
  },
  pavilion: { isThere: ({ pavilion }) => pavilion !== null, list: null },
}
