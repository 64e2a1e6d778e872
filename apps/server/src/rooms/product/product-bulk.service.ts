import { DRAFT, WITHDRAWN } from '@portal/contract/content'
import type { Data, Language } from '@portal/contract/kit'
import { productKinds } from '@portal/contract/content-kind'
import type { ProductKind } from '@portal/contract/product-document'
import type { BulkAction, productBulk } from '@portal/contract/product-own'
import { Fault, fault } from '../../platform/errors.ts'
import type { OrganisationActor } from '../../platform/http/actor.ts'
import type { Transactor, Tx } from '../../platform/transaction.ts'
import { ofEach } from '../content/index.ts'
import type { Composition } from './product-composition.service.ts'
import type { Deciding } from './product-deciding.service.ts'
import type { Saving } from './product-saving.service.ts'
import { contentsIn } from './product-kinds.service.ts'
import { productRepo } from './product.repo.ts'

const unsent: readonly string[] = [DRAFT, WITHDRAWN]
const nothingToSubmit = () =>
  fault('A0400', {
    'zh-cn': '没有待提交的草稿',
    en: 'There is no draft to submit',
  })

interface Rooms {
  transactor: Transactor
  composition: Composition
  saving: Saving
  deciding: Deciding
}

/** One thing done with many own products: each succeeds or fails by itself, and it is said why. */
export function createBulk(rooms: Rooms) {
  const { transactor, composition, saving, deciding } = rooms

  /** Submits every kind of a product that is a draft or was withdrawn, all of them or none; answers which. */
  async function submitIn(tx: Tx, actor: OrganisationActor, productId: string): Promise<ProductKind[]> {
    if (!(await productRepo(tx).ownForUpdate(productId, actor.organisationId))) throw fault('A0404')
    const states = await composition.states(tx, productId)
    const drafts = ofEach(productKinds, (kind) => {
      const { status, newest_revision } = states[kind]
      return unsent.includes(status) ? newest_revision : null
    })
    const contents = contentsIn(await composition.load(tx, productId, drafts))
    if (contents.length === 0) throw nothingToSubmit()
    for (const content of contents) {
      await saving.saveIn(tx, actor, productId, content, {
        submit: true,
        revision: states[content.kind].newest_revision,
      })
    }
    return contents.map(({ kind }) => kind)
  }

  const inOne = (work: (tx: Tx) => Promise<unknown>): Promise<unknown> => transactor.transact(work)
  const actions: Record<BulkAction, (actor: OrganisationActor, productId: string) => Promise<unknown>> = {
    submit: (actor, productId) => inOne((tx) => submitIn(tx, actor, productId)),
    withdraw: (actor, productId) => deciding.withdraw(actor, { productId, kind: 'basics' }),
    archive: (actor, productId) => inOne((tx) => deciding.archiveIn(tx, actor, productId, true)),
    restore: (actor, productId) => inOne((tx) => deciding.archiveIn(tx, actor, productId, false)),
  }

  return {
    submitIn,

    /** What could not be done is told in `language`; what nobody foresaw stops the rest. */
    async bulk(
      actor: OrganisationActor,
      { productIds, action }: { productIds: string[]; action: BulkAction },
      language: Language,
    ): Promise<Data<typeof productBulk>> {
      const items: Data<typeof productBulk>['items'] = []
      for (const productId of new Set(productIds)) {
        const product = await productRepo(transactor.read).own(productId, actor.organisationId)
        try {
          if (!product) throw fault('A0404')
          await actions[action](actor, productId)
          items.push({ productId, name: product.name, says: null })
        } catch (error) {
          if (!(error instanceof Fault)) throw error
          items.push({ productId, name: product?.name ?? '', says: error.says[language] })
        }
      }
      return { items, done: items.filter(({ says }) => says === null).length }
    },
  }
}
export type Bulk = ReturnType<typeof createBulk>
