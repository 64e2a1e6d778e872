import type { ComplaintSubjectType } from '@portal/contract/complaint-kind'
import { orNull } from '../../platform/errors.ts'
import type { Actor } from '../../platform/http/actor.ts'
import type { Tx } from '../../platform/transaction.ts'
import type { Newsroom } from '../news/index.ts'
import type { Products } from '../product/index.ts'
import { refusals } from './complaint.policy.ts'

/** What a complaint is about, as visitors see it. */
export interface Subject {
  title: string
  organisationId: string | null
  organisationName: string
}

/** What can be complained about. Outside transactions it is read as visitors read it. */
export function createSubjects({
  products,
  news,
}: {
  products: Pick<Products, 'detail' | 'takeDown' | 'putBack'>
  news: Pick<Newsroom['news'], 'detail' | 'takeDown' | 'putBack'>
}) {
  const readers: Partial<Record<ComplaintSubjectType, (id: string) => Promise<Subject>>> = {
    async product(id) {
      const { name, enterprise } = await products.detail(id)
      return { title: name, organisationId: enterprise.id, organisationName: enterprise.name }
    },
    async news(id) {
      const { title } = await news.detail('website', id, 'zh-cn')
      return { title, organisationId: null, organisationName: '' }
    },
  }

  async function look(type: ComplaintSubjectType, id: string): Promise<Subject | null> {
    // Lives come with their room.
    const read = readers[type]
    return read ? orNull(read(id)) : null
  }

  return {
    /** A0404 when visitors do not see it. */
    async find(type: ComplaintSubjectType, id: string): Promise<Subject> {
      const found = await look(type, id)
      if (!found) throw refusals.subject()
      return found
    },
    isShown: async (type: ComplaintSubjectType, id: string): Promise<boolean> => (await look(type, id)) !== null,
    canTakeDown: (type: ComplaintSubjectType): boolean => type in readers,

    /** Takes it off the website at once, in the transaction of the decision. An enterprise is told by the caller. */
    takeDown: async (tx: Tx, actor: Actor, type: ComplaintSubjectType, id: string, reason: string): Promise<void> => {
      if (type === 'product') await products.takeDown(tx, actor, { productId: id, reason, tells: false })
      else if (type === 'news') await news.takeDown(tx, actor, { newsId: id, reason })
      else throw refusals.cannotTakeDown()
    },
    putBack: async (tx: Tx, actor: Actor, type: ComplaintSubjectType, id: string): Promise<void> => {
      if (type === 'product') await products.putBack(tx, actor, { productId: id, tells: false })
      else if (type === 'news') await news.putBack(tx, actor, { newsId: id })
      else throw refusals.cannotTakeDown()
    },
  }
}
export type Subjects = ReturnType<typeof createSubjects>
