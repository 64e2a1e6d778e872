import { UNDER_REVIEW } from '@portal/contract/content'
import { APPROVED } from '@portal/contract/enterprise'
import { productEditor } from '@portal/contract/content-kind'
import type { ProductBasics, ProductKind } from '@portal/contract/product-document'
import type { ProductSaved } from '@portal/contract/product-own'
import { now } from '../../platform/clock.ts'
import { Fault, fault } from '../../platform/errors.ts'
import { publish } from '../../platform/events.ts'
import { assertMaySubmitContent, type OrganisationActor } from '../../platform/http/actor.ts'
import { searchVector } from '../../platform/text.ts'
import type { Transactor, Tx } from '../../platform/transaction.ts'
import { type Change, contentState, type SaveOptions } from '../content/index.ts'
import { assertUsable } from '../file/index.ts'
import type { Messages } from '../message/index.ts'
import { isOwned, type Patents } from '../patent/index.ts'
import type { Users } from '../user/index.ts'
import { type Composition, newestOf } from './product-composition.service.ts'
import { productChanged, productRecalled, productSubmitted } from './product.events.ts'
import {
  type Content,
  type Loaded,
  NOTHING,
  type ProductContents,
  type ValidationContext,
} from './product-kind.policy.ts'
import {
  assertAcceptable,
  completeness,
  contentOf,
  contentsIn,
  copied,
  filesIn,
  isEmpty,
} from './product-kinds.service.ts'
import { assertMayPrepare, assertNotArchived } from './product.policy.ts'
import { productRepo } from './product.repo.ts'

/** Facts of a product as they are saved; without `productId`, of a new one. */
export type Facts = ProductBasics & SaveOptions & { productId?: string | undefined }

/** Saving content: one mechanism for all kinds. */
export function createSaving(deps: {
  transactor: Transactor
  users: Users
  messages: Messages
  contents: ProductContents
  patents: Patents
  composition: Composition
}) {
  const { transactor, users, messages, contents, patents, composition } = deps

  /** Refuses files and patents that are not there or not the enterprise's to use, and incomplete submissions. */
  async function examine(tx: Tx, actor: OrganisationActor, content: Content, submit: boolean, newest: Loaded) {
    const files = await assertUsable(tx, actor.organisationId, filesIn(content), submit)
    const named = content.kind === 'basics' ? content.document.patents.map((one) => one.patentId) : []
    const known = await patents.linkable(tx, actor, named)
    const foreign = [...known.values()].filter((card) => !isOwned(card.applicants, actor.organisationName))
    const around: ValidationContext = {
      linked: new Set(newest.basics?.patents.map((one) => one.patentId)),
      known,
      foreign: new Map(foreign.map((card) => [card.id, card.number])),
      files,
    }
    assertAcceptable(content, around, submit)
  }

  /** Brings the row of the enterprise's own list in step with the newest revisions. */
  async function refreshOwn(tx: Tx, productId: string, at: Date) {
    const states = await composition.states(tx, productId)
    const loaded = await composition.load(tx, productId, newestOf(states))
    await productRepo(tx).update(productId, ownRow(loaded), at)
    await productRepo(tx).putStatuses(productId, states)
  }

  async function announce(
    tx: Tx,
    { kind, productId, organisationId }: { kind: ProductKind; productId: string; organisationId: string },
    { before, after }: Change,
  ) {
    await publish(tx, productChanged, { productId, organisationId, kind })
    if (after.status === UNDER_REVIEW) await publish(tx, productSubmitted, { productId, kind })
    else if (before.status === UNDER_REVIEW) await publish(tx, productRecalled, { productId, kind })
  }

  /** One notice to the colleagues for all kinds that somebody sent to review together; none for none. */
  async function tellSubmitted(tx: Tx, actor: OrganisationActor, productId: string, kinds: readonly ProductKind[]) {
    const [first] = kinds
    const product = await productRepo(tx).own(productId, actor.organisationId)
    if (!first || !product) return
    const colleagues = (await users.membersOf(tx, actor.organisationId)).filter((id) => id !== actor.userId)
    const params = { subject: product.name, content: kinds.join(','), by: actor.nickname }
    const link = productEditor(first, productId)
    await messages.send(tx, { toUsers: colleagues }, { kind: 'content.submitted', params, link })
  }

  /** Saves one kind; who sent it to review tells the colleagues (`tellSubmitted`). */
  async function saveIn(
    tx: Tx,
    actor: OrganisationActor,
    productId: string,
    content: Content,
    options: SaveOptions,
  ): Promise<ProductSaved> {
    if (options.submit) assertMaySubmitContent(actor)
    const product = await productRepo(tx).ownForUpdate(productId, actor.organisationId)
    if (!product) throw fault('A0404')
    assertNotArchived(product)
    const newest = await composition.load(tx, productId, newestOf(await composition.states(tx, productId)))
    await examine(tx, actor, content, options.submit, newest)
    const { kind, document } = content
    const saving = { ...options, document, isEmpty: isEmpty(content) }
    const change = await contents.save(tx, actor, { id: productId, kind }, saving)
    await refreshOwn(tx, productId, now())
    await announce(tx, { kind, productId, organisationId: actor.organisationId }, change)
    return { productId, revision: change.after.newest_revision, ...contentState(change.after) }
  }

  /** Why content could not be saved or submitted beside `newest`; null where nothing keeps it. */
  async function refusalOf(
    tx: Tx,
    actor: OrganisationActor,
    content: Content,
    { submit, newest }: { submit: boolean; newest: Loaded },
  ): Promise<Fault | null> {
    try {
      await examine(tx, actor, content, submit, newest)
      return null
    } catch (error) {
      if (error instanceof Fault) return error
      throw error
    }
  }

  /** Whether all that facts refer to is still there: files and patents may have gone since they were saved. */
  const isWhole = async (tx: Tx, actor: OrganisationActor, basics: ProductBasics): Promise<boolean> =>
    (await refusalOf(tx, actor, { kind: 'basics', document: basics }, { submit: false, newest: NOTHING })) === null

  async function createIn(
    tx: Tx,
    actor: Pick<OrganisationActor, 'organisationId' | 'userId'>,
    basics: ProductBasics,
  ): Promise<string> {
    const owner = { organisation_id: actor.organisationId, created_by: actor.userId }
    return productRepo(tx).create({ ...ownRow({ ...NOTHING, basics }), ...owner }, now())
  }

  /** Creates a product (no `productId`) or saves its facts and linked patents. */
  async function saveFactsIn(
    tx: Tx,
    actor: OrganisationActor,
    { productId, submit, revision, ...document }: Facts,
  ): Promise<ProductSaved> {
    if (productId === undefined && actor.examineState !== APPROVED)
      assertMayPrepare(await productRepo(tx).countOwn(actor.organisationId))
    const id = productId ?? (await createIn(tx, actor, document))
    return saveIn(tx, actor, id, { kind: 'basics', document }, { submit, revision })
  }

  return {
    /** Creates a product or saves its facts, and these alone. */
    saveBasics: (actor: OrganisationActor, facts: Facts): Promise<ProductSaved> =>
      transactor.transact(async (tx) => {
        const saved = await saveFactsIn(tx, actor, facts)
        if (facts.submit) await tellSubmitted(tx, actor, saved.productId, ['basics'])
        return saved
      }),

    /** Saves any other kind. */
    save: (actor: OrganisationActor, productId: string, content: Content, options: SaveOptions) =>
      transactor.transact(async (tx) => {
        const saved = await saveIn(tx, actor, productId, content, options)
        if (options.submit) await tellSubmitted(tx, actor, productId, [content.kind])
        return saved
      }),

    /** Takes the content of an older revision over as a new draft. */
    restore: (
      actor: OrganisationActor,
      { productId, kind, revision }: { productId: string; kind: ProductKind; revision: number },
    ): Promise<ProductSaved> =>
      transactor.transact(async (tx) => {
        const product = await productRepo(tx).ownForUpdate(productId, actor.organisationId)
        if (!product) throw fault('A0404')
        assertNotArchived(product)
        const of = { id: productId, kind }
        const change = await contents.restore(tx, actor, of, {
          revision,
          isEmpty: (document) => isEmpty(contentOf(kind, document)),
        })
        await refreshOwn(tx, productId, now())
        await announce(tx, { kind, productId, organisationId: actor.organisationId }, change)
        return { productId, revision: change.after.newest_revision, ...contentState(change.after) }
      }),

    /** Creates a product with the newest content of another one, all of it as drafts. `name`: of the copy. */
    copy: (actor: OrganisationActor, productId: string, nameOf: (name: string) => string) =>
      transactor.transact(async (tx) => {
        const product = await productRepo(tx).own(productId, actor.organisationId)
        if (!product) throw fault('A0404')
        const loaded = await composition.load(tx, productId, newestOf(await composition.states(tx, productId)))
        const { basics: facts, ...exhibits } = copied(loaded)
        if (!facts) throw fault('A0404')
        const basics = { ...facts, name: nameOf(facts.name) }
        const id = await createIn(tx, actor, basics)
        for (const content of contentsIn({ ...exhibits, basics }))
          await saveIn(tx, actor, id, content, { submit: false })
        return { productId: id }
      }),

    refreshOwn,
    createIn,
    isWhole,
    refusalOf,
    saveFactsIn,
    saveIn,
    tellSubmitted,
  }
}
export type Saving = ReturnType<typeof createSaving>

function ownRow(loaded: Loaded) {
  const { basics } = loaded
  const names = [basics?.name, basics?.nameEn, basics?.model].join('\n')
  return {
    name: basics?.name ?? '',
    model: basics?.model ?? '',
    industry: basics?.industry ?? '01',
    cover: loaded.pictures?.pictures[0]?.fileId ?? null,
    patent_count: basics?.patents.length ?? 0,
    search_vector: searchVector({ A: names, C: basics?.summary ?? '' }),
    ...completeness(loaded),
  }
}
