import { enterpriseEditors, isEnterpriseKind } from '@portal/contract/content-kind'
import type { RoomRecords } from '../../platform/records.ts'
import { enterpriseCertificates } from './enterprise-certificate.policy.ts'
import { enterpriseRecordRepo } from './enterprise-record.repo.ts'

/** Enterprises for operators, and an enterprise's own certificates and honours; these lead to where they are edited. */
export const enterpriseRecords: RoomRecords = {
  kinds: {
    enterprise: { access: 'enterprise:read:any', to: (id) => `/console/enterprises/${id}` },
    ownCertificate: {
      access: 'enterprise:read:own',
      to: (kind) => (isEnterpriseKind(kind) ? enterpriseEditors[kind] : enterpriseEditors.entCertificate),
    },
  },
  find: (tx, search) => enterpriseRecordRepo(tx).find(search, enterpriseCertificates),
}
