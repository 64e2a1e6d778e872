import type { ComplaintSubjectType } from '@portal/contract/complaint-kind'
import { Fault } from '../../platform/errors.ts'
import type { Actor } from '../../platform/http/actor.ts'
import type { Tx } from '../../platform/transaction.ts'
import type { Products } from '../product/index.ts'
import { refusals } from './complaint.policy.ts'

/** What a complaint is about, as visitors see it. */
export interface Subject {
  title: string
  organisationId: string | null
  organisationName: string
}

const isMissing = (error: unknown): boolean => error instanceof Fault && error.code === 'A0404'

/** What can be complained about. Outside transactions it is read as visitors read it. */
export function createSubjects({ products }: { products: Pick<Products, 'detail' | 'takeDown' | 'putBack'> }) {
  async function look(type: ComplaintSubjectType, id: string): Promise<Subject | null> {
    // Articles and lives come with their rooms.
    if (type !== 'product') return null
    try {
      const { name, enterprise } = await products.detail(id)
      return { title: name, organisationId: enterprise.id, organisationName: enterprise.name }
    } catch (error) {
      if (isMissing(error)) return null
      throw error
    }
  }

  return {
    /** A0404 when visitors do not see it. */
    async find(type: ComplaintSubjectType, id: string): Promise<Subject> {
      const found = await look(type, id)
      if (!found) throw refusals.subject()
      return found
    },
    isShown: async (type: ComplaintSubjectType, id: string): Promise<boolean> => (await look(type, id)) !== null,
    canTakeDown: (type: ComplaintSubjectType): boolean => type === 'product',

    /** Takes it off the website at once, in the transaction of the decision. */
    takeDown: async (tx: Tx, actor: Actor, type: ComplaintSubjectType, id: string, reason: string): Promise<void> => {
      if (type !== 'product') throw refusals.cannotTakeDown()
      await products.takeDown(tx, actor, { productId: id, reason })
    },
    putBack: async (tx: Tx, actor: Actor, type: ComplaintSubjectType, id: string): Promise<void> => {
      if (type !== 'product') throw refusals.cannotTakeDown()
      await products.putBack(tx, actor, { productId: id })
    },
  }
}
export type Subjects = ReturnType<typeof createSubjects>
