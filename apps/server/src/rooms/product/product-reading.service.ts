import type { ContentState } from '@portal/contract/content'
import type { Picture } from '@portal/contract/file'
import type { ProductDetail, ProductKind, searchPageByParam } from '@portal/contract/product'
import type { z } from 'zod'
import { fault } from '../../platform/errors.ts'
import type { OrganisationActor } from '../../platform/http/actor.ts'
import { searchQuery } from '../../platform/text.ts'
import type { Transactor, Tx } from '../../platform/transaction.ts'
import type { Files } from '../file/index.ts'
import { isOwned, type Patents } from '../patent/index.ts'
import type { Users } from '../user/index.ts'
import { type Composition, newestOf, publishedOf, type States, statesOf } from './product-composition.service.ts'
import { productContentRepo } from './product-content.repo.ts'
import { contentState, mayEdit } from './product.policy.ts'
import { productRepo } from './product.repo.ts'
import { drawnPictures, filesOfCards, ownProduct } from './product.view.ts'

/** A patent that is used by right of somebody else, with what the enterprise says about it. */
export interface Proof {
  patentId: string
  number: string
  title: string
  kind: 'licence' | 'transfer' | 'other'
  statement: string
  picture: Picture | null
}

/** What an enterprise reads of its products, and an operator of those under review. */
export function createReading(deps: {
  transactor: Transactor
  users: Users
  patents: Patents
  files: Files
  composition: Composition
}) {
  const { transactor, users, patents, files, composition } = deps
  const tx = transactor.read

  async function ownStates(actor: OrganisationActor, productId: string) {
    const product = await productRepo(tx).own(productId, actor.organisationId)
    if (!product) throw fault('A0404')
    return { product, states: await statesOf(tx, productId) }
  }

  /** What every detail call answers besides its content. */
  async function headOf(actor: OrganisationActor, states: States, kind: ProductKind) {
    const state = states[kind]
    const names = await users.names(tx, state.updated_by === null ? [] : [state.updated_by])
    return {
      revision: state.newest_revision,
      publishedRevision: state.published_revision,
      updatedBy: names.get(state.updated_by ?? '') ?? null,
      ...contentState(state),
      can: { edit: mayEdit(actor) },
    }
  }

  return {
    /** The caller's own products in all states. */
    async ownPage(actor: OrganisationActor, query: z.output<typeof searchPageByParam.body>) {
      const found = await productRepo(tx).ownPage({
        organisationId: actor.organisationId,
        words: searchQuery(query.keywords ?? ''),
        industry: query.industry ?? null,
        status: query.status ?? null,
        sort: query.sort,
        limit: query.pageSize,
        offset: (query.pageNum - 1) * query.pageSize,
      })
      const scope = { organisationId: actor.organisationId }
      const drawn = await files.pictures(tx, scope, filesOfCards(found.list))
      const can = { edit: mayEdit(actor) }
      return { ...found, list: found.list.map((row) => ownProduct(row, drawn, can)) }
    },

    /** The newest revision of the facts of an own product. */
    async basics(actor: OrganisationActor, productId: string) {
      const { states } = await ownStates(actor, productId)
      const loaded = await productContentRepo(tx).load(productId, { ...newestOf(states), pictures: null, chain: null })
      if (!loaded.facts) throw fault('A0404')
      const cards = await patents.cards(
        tx,
        loaded.patents.map((one) => one.patentId),
      )
      const proofs = loaded.patents.flatMap(({ proof }) => proof?.fileId ?? [])
      const drawn = await files.pictures(tx, { organisationId: actor.organisationId }, proofs)
      return {
        ...(await headOf(actor, states, 'basics')),
        productId,
        content: { ...loaded.facts, patents: loaded.patents },
        patents: loaded.patents.flatMap(({ patentId }) => {
          const card = cards.get(patentId)
          return card ? [{ ...card, owned: isOwned(card.applicants, actor.organisationName) }] : []
        }),
        files: [...drawn.values()],
      }
    },

    /** State of one kind of an own product. */
    async status(actor: OrganisationActor, productId: string, kind: ProductKind): Promise<ContentState> {
      const { states } = await ownStates(actor, productId)
      return contentState(states[kind])
    },

    /** The newest revision of the detail pictures of an own product. */
    async pictures(actor: OrganisationActor, productId: string) {
      const { product, states } = await ownStates(actor, productId)
      const revisions = { basics: null, pictures: states.pictures.newest_revision, chain: null }
      const { pictures } = await productContentRepo(tx).load(productId, revisions)
      const scope = { organisationId: actor.organisationId }
      const drawn = await files.pictures(
        tx,
        scope,
        pictures.map((picture) => picture.fileId),
      )
      return {
        ...(await headOf(actor, states, 'pictures')),
        productId,
        productName: product.name,
        pictures: drawnPictures(pictures, drawn),
      }
    },

    /** The public page of an own product as it would look with its newest revisions. */
    async preview(actor: OrganisationActor, productId: string): Promise<ProductDetail> {
      const { product, states } = await ownStates(actor, productId)
      return composition.compose(tx, product, states, newestOf(states), { organisationId: actor.organisationId })
    },

    /** The revision of a kind that waits for review, with whom and when; null when none waits. */
    async waiting(inTx: Tx, productId: string, kind: ProductKind) {
      const product = await productRepo(inTx).any(productId)
      const state = (await statesOf(inTx, productId))[kind]
      if (!product || state.status !== '2') return null
      const saved = await productContentRepo(inTx).revision(productId, kind, state.newest_revision)
      return {
        name: product.name,
        organisationId: product.organisation_id,
        revision: state.newest_revision,
        submittedBy: saved?.created_by ?? product.created_by,
        submittedAt: saved?.submitted_at ?? product.updated_at,
      }
    },

    /**
     * For an operator: the public page with one revision put in place of what is published, beside what is published
     * (null when nothing is), and the proofs of right of that proposal.
     */
    async review(productId: string, kind: ProductKind, revision: number) {
      const product = await productRepo(tx).any(productId)
      if (!product) throw fault('A0404')
      const states = await statesOf(tx, productId)
      const published = publishedOf(states)
      const proposed = { ...published, basics: published.basics ?? states.basics.newest_revision, [kind]: revision }
      const scope = 'any' as const
      return {
        proposed: await composition.compose(tx, product, states, proposed, scope),
        published: published.basics === null ? null : await composition.compose(tx, product, states, published, scope),
        proofs: kind === 'basics' ? await this.proofs(productId, revision) : [],
      }
    },

    /** Patents of a revision that are used by right of somebody else. */
    async proofs(productId: string, revision: number): Promise<Proof[]> {
      const revisions = { basics: revision, pictures: null, chain: null }
      const loaded = await productContentRepo(tx).load(productId, revisions)
      const given = loaded.patents.flatMap(({ patentId, proof }) => (proof ? [{ patentId, ...proof }] : []))
      const cards = await patents.cards(
        tx,
        given.map((one) => one.patentId),
      )
      const drawn = await files.pictures(
        tx,
        'any',
        given.flatMap((one) => one.fileId ?? []),
      )
      return given.flatMap(({ patentId, kind, statement, fileId }) => {
        const card = cards.get(patentId)
        const picture = drawn.get(fileId ?? '') ?? null
        return card ? [{ patentId, number: card.number, title: card.title, kind, statement, picture }] : []
      })
    },
  }
}
