import { type ContentHistory, type ContentState, UNDER_REVIEW } from '@portal/contract/content'
import type { Picture } from '@portal/contract/file'
import type { Language } from '@portal/contract/kit'
import type { ProductDetail } from '@portal/contract/product'
import type { ExhibitKind, ProductKind } from '@portal/contract/product-document'
import { EXPORT_MAX, type ExportFormat } from '@portal/contract/list-export'
import { type OwnFilter, ownProductFirst, type searchPageByParam } from '@portal/contract/product-own'
import type { z } from 'zod'
import { fault } from '../../platform/errors.ts'
import type { OrganisationActor } from '../../platform/http/actor.ts'
import { listFile } from '../../platform/sheet/list-file.ts'
import { searchQuery } from '../../platform/text.ts'
import type { ReadTx, Transactor } from '../../platform/transaction.ts'
import { contentState } from '../content/index.ts'
import type { Files, MediaLibrary } from '../file/index.ts'
import { isOwned, patentCard, type Patents } from '../patent/index.ts'
import { type Composition, newestOf, only, publishedOf } from './product-composition.service.ts'
import { NOTHING, type ProductContents } from './product-kind.policy.ts'
import { filesOf, toldOf } from './product-kinds.service.ts'
import { mayEdit } from './product.policy.ts'
import { ownProductSheet } from './product-export.view.ts'
import { productRepo } from './product.repo.ts'
import { filesOfCards, ownHead, ownProduct } from './product.view.ts'

/** A patent that is used by right of somebody else, with what the enterprise says about it. */
export interface Proof {
  patentId: string
  number: string
  title: string
  kind: 'licence' | 'transfer' | 'other'
  statement: string
  picture: Picture | null
}

const searchOf = ({ organisationId }: OrganisationActor, filter: OwnFilter) => ({
  organisationId,
  tsquery: searchQuery(filter.keywords ?? ''),
  industry: filter.industry ?? null,
  status: filter.status ?? null,
  archived: filter.archived,
  sort: filter.sort,
  direction: filter.direction ?? ownProductFirst[filter.sort],
})

/** What an enterprise reads of its products, and an operator of those under review. */
export function createReading(deps: {
  transactor: Transactor
  contents: ProductContents
  patents: Patents
  files: Files
  media: MediaLibrary
  composition: Composition
}) {
  const { transactor, contents, patents, files, media, composition } = deps
  const tx = transactor.read

  async function own(actor: OrganisationActor, productId: string) {
    const product = await productRepo(tx).own(productId, actor.organisationId)
    if (!product) throw fault('A0404')
    return product
  }

  async function ownStates(actor: OrganisationActor, productId: string) {
    const product = await own(actor, productId)
    return { product, states: await composition.states(tx, productId) }
  }

  /** One kind of an own product in its newest revision, with its state and the files it refers to. */
  async function newest<Kind extends ProductKind>(actor: OrganisationActor, productId: string, kind: Kind) {
    const found = await productRepo(tx).newestOfOwn(productId, actor.organisationId, kind)
    if (!found) throw fault('A0404')
    const document = found.newest?.document ? contents.read(kind, found.newest.document) : null
    const scope = { organisationId: actor.organisationId }
    const referred = filesOf({ ...NOTHING, [kind]: document })
    const picturesById = await files.pictures(tx, scope, referred)
    return {
      document,
      picturesById,
      head: ownHead(productId, found, { edit: mayEdit(actor) }),
      files: [...(await media.media(tx, scope, referred)).values()],
      pictures: [...picturesById.values()],
    }
  }

  /** The newest facts of an own product, with the cards of their patents in order and the pictures of proofs. */
  async function facts(actor: OrganisationActor, productId: string) {
    const found = await productRepo(tx).factsOfOwn(productId, actor.organisationId)
    if (!found?.newest?.document) throw fault('A0404')
    const content = contents.read('basics', found.newest.document)
    const cards = new Map(found.patents?.map((row) => [row.id, patentCard(row)]))
    return {
      head: ownHead(productId, found, { edit: mayEdit(actor) }),
      content,
      cards: content.patents.flatMap(({ patentId }) => cards.get(patentId) ?? []),
      pictures: found.pictures?.map(files.drawn) ?? [],
    }
  }

  /** Patents of a revision that are used by right of somebody else. */
  async function proofs(productId: string, revision: number): Promise<Proof[]> {
    const { basics } = await composition.load(tx, productId, only('basics', revision))
    const given = (basics?.patents ?? []).flatMap(({ patentId, proof }) => (proof ? [{ patentId, ...proof }] : []))
    const cards = await patents.cards(
      tx,
      given.map((one) => one.patentId),
    )
    const picturesById = await files.pictures(
      tx,
      'any',
      given.flatMap((one) => one.fileId ?? []),
    )
    return given.flatMap(({ patentId, kind, statement, fileId }) => {
      const card = cards.get(patentId)
      const picture = picturesById.get(fileId ?? '') ?? null
      return card ? [{ patentId, number: card.number, title: card.title, kind, statement, picture }] : []
    })
  }

  return {
    /** The caller's own products in all states. */
    async ownPage(actor: OrganisationActor, query: z.output<typeof searchPageByParam.body>) {
      const range = { limit: query.pageSize, offset: (query.pageNum - 1) * query.pageSize }
      const found = await productRepo(tx).ownPage({ ...searchOf(actor, query), ...range })
      const scope = { organisationId: actor.organisationId }
      const picturesById = await files.pictures(tx, scope, filesOfCards(found.list))
      const can = { edit: mayEdit(actor) }
      return { ...found, list: found.list.map((row) => ownProduct(row, picturesById, can)) }
    },

    /** The caller's own products as a file; at most `EXPORT_MAX` of them. */
    async export(
      actor: OrganisationActor,
      { format, ...filter }: OwnFilter & { format: ExportFormat },
      language: Language,
    ) {
      const repo = productRepo(tx)
      const { list } = await repo.ownPage({ ...searchOf(actor, filter), limit: EXPORT_MAX, offset: 0 })
      const numbers = await repo.filingNumbers(
        actor.organisationId,
        list.map(({ id }) => id),
      )
      const rows = list.map((row) => ({ ...row, filing_no: numbers.get(row.id) ?? '' }))
      return listFile(ownProductSheet, rows, { format, language })
    },

    /** The newest revision of the facts of an own product. */
    async basics(actor: OrganisationActor, productId: string) {
      const { head, content, cards, pictures } = await facts(actor, productId)
      const owned = cards.map((card) => ({ ...card, owned: isOwned(card.applicants, actor.organisationName) }))
      return { ...head, content, patents: owned, files: pictures }
    },

    /** State of one kind of an own product. */
    async status(actor: OrganisationActor, productId: string, kind: ProductKind): Promise<ContentState> {
      const { states } = await ownStates(actor, productId)
      return contentState(states[kind])
    },

    /** The newest revision of an exhibit of an own product, with what its editor needs beside it. */
    async exhibit<Kind extends ExhibitKind>(actor: OrganisationActor, productId: string, kind: Kind) {
      const { head, ...found } = await newest(actor, productId, kind)
      const told = await toldOf(kind, {
        ...found,
        async published() {
          const rows = await contents.publications(tx, { id: productId, kind })
          return rows.flatMap(({ revision, document, decidedAt }) =>
            decidedAt ? [{ revision, document, publishedAt: decidedAt.toISOString() }] : [],
          )
        },
        linkedPatents: async () => (await facts(actor, productId)).cards,
      })
      return { ...head, ...told }
    },

    /** The revisions of one kind of an own product. */
    async history(
      actor: OrganisationActor,
      { productId, kind }: { productId: string; kind: ProductKind },
    ): Promise<ContentHistory> {
      await own(actor, productId)
      return contents.history(tx, { id: productId, kind })
    },

    /** The public page of an own product with its newest revisions, or with an older one of one kind. */
    async preview(
      actor: OrganisationActor,
      {
        productId,
        kind,
        revision,
      }: { productId: string; kind?: ProductKind | undefined; revision?: number | undefined },
    ): Promise<ProductDetail> {
      const { product, states } = await ownStates(actor, productId)
      const chosen = kind && revision ? { ...newestOf(states), [kind]: revision } : newestOf(states)
      return composition.compose(tx, product, states, chosen, { organisationId: actor.organisationId })
    },

    /** The revision of a kind that waits for review, with whom and when; null when none waits. */
    async waiting(inTx: ReadTx, productId: string, kind: ProductKind) {
      const product = await productRepo(inTx).any(productId)
      const of = { id: productId, kind }
      const state = await contents.stateOf(inTx, of)
      if (!product || state.status !== UNDER_REVIEW) return null
      const saved = await contents.submission(inTx, of, state.newest_revision)
      return {
        name: product.name,
        organisationId: product.organisation_id,
        revision: state.newest_revision,
        submittedBy: saved?.savedBy ?? product.created_by,
        submittedAt: saved?.submittedAt ?? product.updated_at,
      }
    },

    /**
     * For an operator: the public page with these revisions put in place of what is published, beside what is published
     * (null when nothing is), and the proofs of right of the facts among them.
     */
    async review(productId: string, waiting: Partial<Record<ProductKind, number>>) {
      const product = await productRepo(tx).any(productId)
      if (!product) throw fault('A0404')
      const states = await composition.states(tx, productId)
      const published = publishedOf(states)
      const proposed = { ...published, basics: published.basics ?? states.basics.newest_revision, ...waiting }
      const scope = 'any' as const
      return {
        proposed: await composition.compose(tx, product, states, proposed, scope),
        published: published.basics === null ? null : await composition.compose(tx, product, states, published, scope),
        proofs: waiting.basics === undefined ? [] : await proofs(productId, waiting.basics),
      }
    },
  }
}
