import { KeptCertification } from '@portal/contract/enterprise'
import { enterpriseDocuments } from '@portal/contract/enterprise-content'
import { defineRoom } from '../../platform/room.ts'
import { organisationTopic } from '../../platform/realtime.ts'
import { auditRoom } from '../audit/index.ts'
import { contentRoom } from '../content/index.ts'
import { fileRoom } from '../file/index.ts'
import { messageRoom } from '../message/index.ts'
import { settingRoom } from '../setting/index.ts'
import { userRoom } from '../user/index.ts'
import { enterpriseAddresses } from './enterprise-address.service.ts'
import { enterpriseAdminRoutes } from './enterprise-admin.routes.ts'
import { createEnterpriseAdmin } from './enterprise-admin.service.ts'
import { createCertifications } from './enterprise-certification.service.ts'
import { enterpriseContentRoutes } from './enterprise-content.routes.ts'
import { createEnterpriseContents } from './enterprise-content.service.ts'
import { certificationFiles } from './enterprise-file.repo.ts'
import { enterpriseFigures } from './enterprise-figures.service.ts'
import { createEnterpriseImports } from './enterprise-import.service.ts'
import { enterpriseRecords } from './enterprise-record.service.ts'
import { createSuspensions } from './enterprise-suspension.service.ts'
import { enterpriseChanged } from './enterprise.events.ts'
import { certificationRoutes, enterpriseRoutes } from './enterprise.routes.ts'
import { createEnterprises } from './enterprise.service.ts'

export const enterpriseRoom = defineRoom({
  name: 'enterprise',
  needs: {
    audit: auditRoom,
    user: userRoom,
    file: fileRoom,
    message: messageRoom,
    setting: settingRoom,
    content: contentRoom,
  },
  pages: ['/website/enterprise'],
  publicAddresses: [enterpriseAddresses],
  figures: enterpriseFigures,
  records: enterpriseRecords,
  create({ platform: { transactor, throttle, outbox }, needs }) {
    const { users } = needs.user
    const { messages } = needs.message
    const { files, media } = needs.file
    const { setting: settings, content } = needs
    const contents = content.contents.of({ subject: 'enterprise', schemas: enterpriseDocuments })
    const submissions = content.revisions.of({
      subject: 'enterprise',
      kind: 'certification',
      schema: KeptCertification,
    })
    const enterprises = createEnterprises({ transactor, users, messages, files, settings, submissions })
    const enterpriseContents = createEnterpriseContents({ transactor, users, messages, contents, files, media })
    return {
      enterprises,
      enterpriseContents,
      certifications: createCertifications({ transactor, throttle, users, files, submissions }),
      suspensions: createSuspensions({
        transactor,
        outbox,
        users,
        messages,
        settings,
        enterprises,
        enterpriseContents,
      }),
      enterpriseAdmin: createEnterpriseAdmin({ transactor, users, files, settings }),
      enterpriseImports: createEnterpriseImports({ users, submissions }),
    }
  },
  fileReferences: (_, tx, fileIds) => certificationFiles(tx, fileIds),
  subscriptions(_, { platform: { events }, realtime }) {
    events.listen(enterpriseChanged, ({ organisationId, kind }) =>
      realtime.tell(organisationTopic(organisationId), { name: 'enterprise.changed', kind }),
    )
  },
  routes(app, service, { platform: { temporaryFolder } }) {
    enterpriseRoutes(app, service)
    enterpriseContentRoutes(app, service.enterpriseContents, service.enterprises)
    certificationRoutes(app, service.certifications, temporaryFolder)
    enterpriseAdminRoutes(app, service.enterpriseAdmin, service.suspensions)
  },
})
