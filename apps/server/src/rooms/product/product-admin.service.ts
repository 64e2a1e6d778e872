import type { Data, Language } from '@portal/contract/kit'
import { EXPORT_MAX } from '@portal/contract/list-export'
import { passesPermission } from '@portal/contract/permission'
import {
  type ProductAdminDetail,
  type productAdminExport,
  type productAdminPage,
  productFirst,
  type productPutBack,
  type productTakeDown,
} from '@portal/contract/product-admin'
import type { z } from 'zod'
import { fault } from '../../platform/errors.ts'
import type { Actor } from '../../platform/http/actor.ts'
import { listFile } from '../../platform/sheet/list-file.ts'
import { searchQuery } from '../../platform/text.ts'
import type { ReadTx, Transactor, Tx } from '../../platform/transaction.ts'
import type { Files } from '../file/index.ts'
import { assertShown, assertTakenDown, mayPutBack, mayTakeDown } from './product-admin.policy.ts'
import { productAdminRepo } from './product-admin.repo.ts'
import { productAdminDetail, productRow } from './product-admin.view.ts'
import { allProductSheet } from './product-export.view.ts'
import { type Composition, newestOf, publishedOf, type States } from './product-composition.service.ts'
import type { Deciding } from './product-deciding.service.ts'
import { assertNotArchived } from './product.policy.ts'
import { productRepo } from './product.repo.ts'
import { filesOfCards } from './product.view.ts'

const asked = (flag: 'true' | 'false' | undefined): boolean | null => (flag === undefined ? null : flag === 'true')

const filterOf = (query: Omit<z.output<typeof productAdminExport.query>, 'format'>) => ({
  tsquery: searchQuery(query.keywords ?? ''),
  organisationId: query.enterprise ?? null,
  industry: query.industry ?? null,
  status: query.status ?? null,
  onWebsite: asked(query.onWebsite),
  archived: query.archived === 'true',
  sort: query.sort,
  direction: query.direction ?? productFirst[query.sort],
})

/** Products of all enterprises, for operators. */
export function createProductAdmin(deps: {
  transactor: Transactor
  files: Files
  composition: Composition
  deciding: Pick<Deciding, 'takeDown' | 'putBack'>
}) {
  const { transactor, files, composition, deciding } = deps

  async function rows(tx: ReadTx, ids: string[]) {
    const found = ids.length === 0 ? [] : await productAdminRepo(tx).rows(ids)
    const pictures = await files.pictures(tx, 'any', filesOfCards(found))
    return found.map((row) => productRow(row, pictures))
  }

  /** What visitors see; of a product that is off the website, what its enterprise wrote last. */
  async function pageOf(tx: ReadTx, id: string, states: States) {
    const product = await productRepo(tx).any(id)
    const chosen = states.basics.published_revision === null ? newestOf(states) : publishedOf(states)
    if (!product || !chosen.basics) return null
    return composition.compose(tx, product, states, chosen, 'any')
  }

  async function detail(tx: ReadTx, actor: Actor, id: string): Promise<ProductAdminDetail> {
    const [row] = await rows(tx, [id])
    if (!row) throw fault('A0404')
    const states = await composition.states(tx, id)
    const mayEdit = passesPermission(actor, ['product:edit:any'])
    const can = {
      takeDown: mayEdit && mayTakeDown(states),
      putBack: mayEdit && !row.archived && mayPutBack(states),
    }
    return productAdminDetail(row, states, { page: await pageOf(tx, id, states), can })
  }

  /** The states of a product that is held until the transaction ends. */
  async function held(tx: Tx, id: string) {
    const product = await productRepo(tx).anyForUpdate(id)
    if (!product) throw fault('A0404')
    return { product, states: await composition.states(tx, id) }
  }

  return {
    /** Products of all enterprises by words and filters; `more` where counting stopped. */
    async page(query: z.output<typeof productAdminPage.query>): Promise<Data<typeof productAdminPage>> {
      const tx = transactor.read
      const paging = { limit: query.pageSize, offset: (query.pageNum - 1) * query.pageSize }
      const { ids, total, more } = await productAdminRepo(tx).page(filterOf(query), paging)
      return { list: await rows(tx, ids), total, more }
    },

    /** The same as a file; at most `EXPORT_MAX` of them. */
    async export({ format, ...query }: z.output<typeof productAdminExport.query>, language: Language) {
      const repo = productAdminRepo(transactor.read)
      const { ids } = await repo.page(filterOf(query), { limit: EXPORT_MAX, offset: 0 })
      return listFile(allProductSheet, ids.length === 0 ? [] : await repo.rows(ids), { format, language })
    },

    /** One product of whatever enterprise; A0404 for an unknown one. */
    detail: (actor: Actor, id: string): Promise<ProductAdminDetail> => detail(transactor.read, actor, id),

    /** Takes a product off the website. A0400 when nothing of it is shown. */
    takeDown: (actor: Actor, { id, reason }: z.output<typeof productTakeDown.body>): Promise<ProductAdminDetail> =>
      transactor.transact(async (tx) => {
        assertShown((await held(tx, id)).states)
        await deciding.takeDown(tx, actor, { productId: id, reason })
        return detail(tx, actor, id)
      }),

    /** Shows again what an operator took off. A0400 when nothing was, or when its enterprise put it away meanwhile. */
    putBack: (actor: Actor, { id }: z.output<typeof productPutBack.body>): Promise<ProductAdminDetail> =>
      transactor.transact(async (tx) => {
        const { product, states } = await held(tx, id)
        assertTakenDown(states)
        assertNotArchived(product)
        await deciding.putBack(tx, actor, { productId: id })
        return detail(tx, actor, id)
      }),
  }
}
