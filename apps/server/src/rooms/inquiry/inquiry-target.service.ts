import type { InquiryTargetType } from '@portal/contract/inquiry-kind'
import { orNull } from '../../platform/errors.ts'
import type { ReadTx } from '../../platform/transaction.ts'
import type { Enterprises } from '../enterprise/index.ts'
import type { Products } from '../product/index.ts'
import { refusals } from './inquiry.policy.ts'

/** Who or what is asked, as visitors see it. */
export interface Target {
  title: string
  /** null: the platform. */
  organisationId: string | null
  organisationName: string
}

const PLATFORM: Target = { title: '', organisationId: null, organisationName: '' }

/** What can be asked about: what visitors see, read as they read it. */
export function createTargets(deps: {
  products: Pick<Products, 'detail'>
  enterprises: Pick<Enterprises, 'detail' | 'cards'>
}) {
  async function read(type: InquiryTargetType, id: string): Promise<Target> {
    if (type === 'platform') return PLATFORM
    if (type === 'enterprise') {
      const { name } = await deps.enterprises.detail(id)
      return { title: name, organisationId: id, organisationName: name }
    }
    const { name, enterprise } = await deps.products.detail(id)
    return { title: name, organisationId: enterprise.id, organisationName: enterprise.name }
  }

  return {
    /** A0404 when visitors do not see it. */
    async find(type: InquiryTargetType, id: string): Promise<Target> {
      const found = await orNull(read(type, id))
      if (!found) throw refusals.target()
      return found
    },
    /** The platform always takes messages, an enterprise while it is on the website. */
    takesMessages: async (tx: ReadTx, organisationId: string | null): Promise<boolean> =>
      organisationId === null || (await deps.enterprises.cards(tx, [organisationId])).has(organisationId),
    isShown: async (type: InquiryTargetType, id: string | null): Promise<boolean> =>
      (await orNull(read(type, id ?? ''))) !== null,
  }
}
export type Targets = ReturnType<typeof createTargets>
