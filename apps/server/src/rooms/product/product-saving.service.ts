import type { ContentSaved } from '@portal/contract/content'
import type { ProductBasics, ProductChain, ProductKind, ProductPicture } from '@portal/contract/product'
import { now } from '../../platform/clock.ts'
import { fault } from '../../platform/errors.ts'
import { publish } from '../../platform/events.ts'
import type { OrganisationActor } from '../../platform/http/actor.ts'
import { searchVector } from '../../platform/text.ts'
import type { Transactor, Tx } from '../../platform/transaction.ts'
import { audits } from '../audit/index.ts'
import type { Files } from '../file/index.ts'
import type { Messages } from '../message/index.ts'
import { isOwned, type Patents } from '../patent/index.ts'
import type { Users } from '../user/index.ts'
import { newestOf, type States, statesOf } from './product-composition.service.ts'
import { type Loaded, productContentRepo } from './product-content.repo.ts'
import { productChanged, productRecalled, productSubmitted } from './product.events.ts'
import {
  assertChain,
  assertFresh,
  assertPatents,
  assertSubmittable,
  completeness,
  type Content,
  contentState,
  isReplaceable,
  type KindState,
  savedStatus,
} from './product.policy.ts'
import { productRepo } from './product.repo.ts'

/** How a save travels with its content. */
export interface SaveOptions {
  submit: boolean
  /** The revision the editor started from. */
  revision?: number | undefined
}
interface Saved {
  productId: string
  organisationId: string
  name: string
  before: KindState
  content: Content
}

const UNDER_REVIEW = '2'

/** Saving content: one mechanism for all kinds. */
export function createSaving(deps: {
  transactor: Transactor
  users: Users
  messages: Messages
  patents: Patents
  files: Files
}) {
  const { transactor, users, messages, patents, files } = deps

  const nameOf = async (tx: Tx, userId: string | null) =>
    userId === null ? null : ((await users.names(tx, [userId])).get(userId) ?? null)

  /** Refuses files and patents that are not there or not the enterprise's to use, and incomplete submissions. */
  async function examine(tx: Tx, actor: OrganisationActor, saved: Content, submit: boolean, newest: Loaded) {
    await files.assertOwned(tx, actor.organisationId, filesIn(saved))
    if (saved.kind === 'chain') assertChain(saved.content, new Set(newest.patents.map((one) => one.patentId)))
    const linked = saved.kind === 'basics' ? saved.content.patents.map((one) => one.patentId) : []
    const cards = await patents.cards(tx, linked)
    assertPatents(linked, cards)
    if (!submit) return
    const foreign = [...cards.values()].filter((card) => !isOwned(card.applicants, actor.organisationName))
    assertSubmittable(saved, new Map(foreign.map((card) => [card.id, card.number])))
  }

  /** Brings the row of the enterprise's own list in step with the newest revisions. */
  async function refreshOwn(tx: Tx, productId: string, states: States, at: Date) {
    const loaded = await productContentRepo(tx).load(productId, newestOf(states))
    if (loaded.facts) await productRepo(tx).update(productId, ownRow(loaded), at)
  }

  async function announce(tx: Tx, actor: OrganisationActor, saved: Saved, status: KindState['status']) {
    const { productId, organisationId, content, before } = saved
    const { kind } = content
    await publish(tx, productChanged, { productId, organisationId, kind })
    if (status !== UNDER_REVIEW) {
      if (before.status === UNDER_REVIEW) await publish(tx, productRecalled, { productId, kind })
      return
    }
    await publish(tx, productSubmitted, { productId, kind })
    const colleagues = (await users.membersOf(tx, organisationId)).filter((id) => id !== actor.userId)
    await messages.send(
      tx,
      { toUsers: colleagues },
      {
        kind: 'content.submitted',
        params: { product: saved.name, content: kind, by: actor.nickname },
        link: workbenchLink(kind, productId),
      },
    )
  }

  async function saveIn(
    tx: Tx,
    actor: OrganisationActor,
    productId: string,
    content: Content,
    options: SaveOptions,
  ): Promise<ContentSaved> {
    const product = await productRepo(tx).ownForUpdate(productId, actor.organisationId)
    if (!product) throw fault('A0404')
    const states = await statesOf(tx, productId)
    const before = states[content.kind]
    assertFresh(before, options.revision, await nameOf(tx, before.updated_by))
    const newest = await productContentRepo(tx).load(productId, newestOf(states))
    await examine(tx, actor, content, options.submit, newest)

    const at = now()
    const revision = before.newest_revision + 1
    const state = {
      ...before,
      status: savedStatus(content, options.submit, before),
      newest_revision: revision,
      reason: null,
      updated_at: at,
      updated_by: actor.userId,
    }
    if (isReplaceable(before)) {
      await productContentRepo(tx).deleteRevision(productId, content.kind, before.newest_revision)
    }
    await writeContent(tx, productId, revision, content, { by: actor.userId, at, submit: options.submit })
    await productRepo(tx).putState(productId, content.kind, state)
    await refreshOwn(tx, productId, { ...states, [content.kind]: state }, at)
    const name = content.kind === 'basics' ? content.content.name : product.name
    await announce(
      tx,
      actor,
      { productId, organisationId: product.organisation_id, name, before, content },
      state.status,
    )
    await audits.record(tx, {
      actor,
      action: options.submit ? 'product.submitted' : 'product.saved',
      subject: { type: `product.${content.kind}`, id: productId },
      before: before.newest_revision === 0 ? null : { status: before.status, ...contentIn(newest, content.kind) },
      after: { status: state.status, ...content.content },
    })
    return { productId, revision, ...contentState(state) }
  }

  const save = (actor: OrganisationActor, productId: string, content: Content, options: SaveOptions) =>
    transactor.transact((tx) => saveIn(tx, actor, productId, content, options))

  return {
    /** Creates a product (no `productId`) or saves its facts and linked patents. */
    saveBasics: (
      actor: OrganisationActor,
      { productId, submit, revision, ...content }: ProductBasics & SaveOptions & { productId?: string | undefined },
    ): Promise<ContentSaved> =>
      transactor.transact(async (tx) => {
        const id =
          productId ??
          (await productRepo(tx).create(
            {
              ...ownRow({ facts: content, patents: content.patents, pictures: [], chain: null, parts: [] }),
              organisation_id: actor.organisationId,
              created_by: actor.userId,
            },
            now(),
          ))
        return saveIn(tx, actor, id, { kind: 'basics', content }, { submit, revision })
      }),

    /** Saves the detail pictures in their order; the first one is the cover. */
    savePictures: (
      actor: OrganisationActor,
      { productId, pictures, ...options }: { productId: string; pictures: ProductPicture[] } & SaveOptions,
    ) => save(actor, productId, { kind: 'pictures', content: { pictures } }, options),

    /** Saves the exploded picture, its parts and which linked patents protect them. */
    saveChain: (
      actor: OrganisationActor,
      { productId, chain, ...options }: { productId: string; chain: ProductChain } & SaveOptions,
    ) => save(actor, productId, { kind: 'chain', content: chain }, options),
  }
}

/** The page of the workbench where a kind is edited. */
export const workbenchLink = (kind: ProductKind, productId: string): string =>
  kind === 'basics' ? `/myEnt/productManage?edit=${productId}` : `/myEnt/exhibitProductSetting/${productId}`

const filesIn = (saved: Content): string[] => {
  if (saved.kind === 'pictures') return saved.content.pictures.map((picture) => picture.fileId)
  if (saved.kind === 'chain')
    return [saved.content.exploded, ...(saved.content.assembled ? [saved.content.assembled] : [])]
  return saved.content.patents.flatMap(({ proof }) => proof?.fileId ?? [])
}

/** What the audit log compares. */
const contentIn = (loaded: Loaded, kind: ProductKind): object =>
  ({
    basics: { ...loaded.facts, patents: loaded.patents },
    pictures: { pictures: loaded.pictures },
    chain: { ...loaded.chain, parts: loaded.parts },
  })[kind]

function ownRow(loaded: Loaded) {
  const facts = loaded.facts ?? {
    name: '',
    nameEn: '',
    model: '',
    industry: '01' as const,
    summary: '',
    functions: '',
    features: '',
  }
  return {
    name: facts.name,
    model: facts.model,
    industry: facts.industry,
    cover: loaded.pictures[0]?.fileId ?? null,
    patent_count: loaded.patents.length,
    words: searchVector({ A: [facts.name, facts.nameEn, facts.model].join('\n'), C: facts.summary }),
    ...completeness({
      summary: facts.summary,
      functions: facts.functions,
      features: facts.features,
      patents: loaded.patents.length,
      pictures: loaded.pictures.length,
      parts: loaded.parts.length,
    }),
  }
}

async function writeContent(
  tx: Tx,
  productId: string,
  revision: number,
  saved: Content,
  { by, at, submit }: { by: string; at: Date; submit: boolean },
): Promise<void> {
  const repo = productContentRepo(tx)
  const row = { product_id: productId, kind: saved.kind, revision, created_by: by, created_at: at }
  const put = (content: object) => repo.insertRevision({ ...row, content, submitted_at: submit ? at : null })
  if (saved.kind === 'basics') {
    const { patents, ...facts } = saved.content
    await put(facts)
    await repo.insertPatents(productId, revision, patents)
  } else if (saved.kind === 'pictures') {
    await put({})
    await repo.insertPictures(productId, revision, saved.content.pictures)
  } else {
    const { parts, ...pictures } = saved.content
    await put(pictures)
    await repo.insertParts(productId, revision, parts)
  }
}
