/** The public page of an enterprise before it is public. */
import { z } from 'zod'
import { EnterpriseKind } from './enterprise-content.ts'
import { EnterpriseDetail } from './enterprise.ts'
import { endpoint } from './kit.ts'

export const entContentPreview = endpoint({
  method: 'POST',
  again: 'reads',
  path: '/api/enterprise/ent/content/preview',
  access: 'enterprise:read:own',
  summary: "The public page of the caller's enterprise with its newest revisions, or with an older one of one kind.",
  body: z.object({ kind: EnterpriseKind.optional(), revision: z.number().int().min(1).optional() }),
  data: EnterpriseDetail,
})
