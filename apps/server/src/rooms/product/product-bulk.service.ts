import { bilingual } from '@portal/contract/bilingual'
import { contentKindNames } from '@portal/contract/content-kind'
import type { Data, Language } from '@portal/contract/kit'
import type { BulkAction, productBulk, SubmittedPart } from '@portal/contract/product-own'
import { Fault, fault } from '../../platform/errors.ts'
import type { OrganisationActor } from '../../platform/http/actor.ts'
import type { Transactor, Tx } from '../../platform/transaction.ts'
import type { Deciding } from './product-deciding.service.ts'
import type { Removal } from './product-removal.service.ts'
import type { Submission } from './product-submission.service.ts'
import { productRepo } from './product.repo.ts'

const nothingToSubmit = bilingual('没有待提交的草稿', 'There is no draft to submit')

/** Why nothing of a product was submitted; null where something was. */
export function unsubmitted(parts: readonly SubmittedPart[], language: Language): string | null {
  if (parts.some(({ outcome }) => outcome === 'submitted')) return null
  const first = parts.find(({ says }) => says !== null)
  if (!first) return nothingToSubmit[language]
  return `${contentKindNames(first.kind, language)}${language === 'en' ? ': ' : '：'}${first.says}`
}

interface Rooms {
  transactor: Transactor
  submission: Submission
  deciding: Deciding
  removal: Removal
}

/** One thing done with many own products: each succeeds or fails by itself, and it is said why. */
export function createBulk(rooms: Rooms) {
  const { transactor, submission, deciding, removal } = rooms

  const inOne = (work: (tx: Tx) => Promise<unknown>): Promise<unknown> => transactor.transact(work)
  const actions: Record<
    Exclude<BulkAction, 'submit'>,
    (actor: OrganisationActor, productId: string) => Promise<unknown>
  > = {
    withdraw: (actor, productId) => deciding.withdraw(actor, { productId, kind: 'basics' }),
    archive: (actor, productId) => inOne((tx) => deciding.archiveIn(tx, actor, productId, true)),
    restore: (actor, productId) => inOne((tx) => deciding.archiveIn(tx, actor, productId, false)),
    remove: (actor, productId) => inOne((tx) => removal.removeIn(tx, actor, productId)),
  }

  /** Answers what became of each kind where it was submitted. */
  async function act(actor: OrganisationActor, productId: string, action: BulkAction, language: Language) {
    if (action === 'submit') return submission.submit(actor, productId, language)
    await actions[action](actor, productId)
    return []
  }

  return {
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
          const parts = await act(actor, productId, action, language)
          const says = action === 'submit' ? unsubmitted(parts, language) : null
          items.push({ productId, name: product.name, says, parts })
        } catch (error) {
          if (!(error instanceof Fault)) throw error
          items.push({ productId, name: product?.name ?? '', says: error.says[language], parts: [] })
        }
      }
      return { items, done: items.filter(({ says }) => says === null).length }
    },
  }
}
