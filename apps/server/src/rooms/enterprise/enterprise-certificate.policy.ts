import type { EnterpriseKind } from '@portal/contract/enterprise-content'
import type { ContentKind } from '../content/index.ts'

/** Where certificates and honours of enterprises are kept. */
export const enterpriseCertificates = [
  { subject: 'enterprise', kind: 'entCertificate' },
  { subject: 'enterprise', kind: 'honor' },
] as const satisfies readonly (ContentKind & { kind: EnterpriseKind })[]
