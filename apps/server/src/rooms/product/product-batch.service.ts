import { APPROVED } from '@portal/contract/enterprise'
import { type Language, languageOf } from '@portal/contract/kit'
import {
  BATCH_MAX,
  type BatchAction,
  BatchWork,
  type ProductBatch,
  type productBatchOrder,
  REFUSALS_SHOWN,
} from '@portal/contract/product-batch'
import { contentKindNames } from '@portal/contract/content-kind'
import { ProductKind } from '@portal/contract/product-document'
import type { SubmittedPart } from '@portal/contract/product-own'
import type { z } from 'zod'
import { now } from '../../platform/clock.ts'
import { Fault, fault } from '../../platform/errors.ts'
import type { Actor, OrganisationActor } from '../../platform/http/actor.ts'
import { defineJob, type Jobs } from '../../platform/jobs.ts'
import { searchQuery } from '../../platform/text.ts'
import type { ReadTx, Transactor, Tx } from '../../platform/transaction.ts'
import type { Users } from '../user/index.ts'
import { type BatchItem, type CreatedProduct, productBatchRepo, type Settled } from './product-batch.repo.ts'
import { unsubmitted } from './product-bulk.service.ts'
import type { Deciding } from './product-deciding.service.ts'
import type { Removal } from './product-removal.service.ts'
import type { Submission } from './product-submission.service.ts'
import { mayEdit } from './product.policy.ts'

export const batchJob = defineJob<{ batchId: string }>('product.batch')
/** A process that dies is soon followed by another, which goes on where it stopped. */
const OPTIONS = { concurrency: 1, heartbeatSeconds: 30, retries: 8, expireSeconds: 6 * 3600 }
const KEPT_MS = 30 * 24 * 3_600_000

const counterparts = {
  submit: 'recall',
  archive: 'restore',
  restore: 'archive',
  recall: null,
  remove: null,
  takeBack: null,
} as const

const says = {
  changed: (found: number) => ({
    'zh-cn': `筛选结果已变化，现有 ${found} 个产品，请核对后重试`,
    en: `The result has changed: there are ${found} products now. Please look again`,
  }),
  busy: {
    'zh-cn': '本企业的另一批操作正在进行，请等它完成后再试',
    en: 'Another batch of your enterprise is being worked on. Please wait until it is done',
  },
  undone: {
    'zh-cn': '这批操作已经撤销过，或不能撤销',
    en: 'This batch was undone already, or cannot be undone',
  },
  gone: {
    'zh-cn': '由这份清单新增的产品都已撤回或删除',
    en: 'All products that this list created were taken back or deleted already',
  },
}

/** Whether whoever ordered a batch may still have it done in their name. */
const mayStill = (actor: Actor, organisationId: string): actor is OrganisationActor =>
  actor.organisationId === organisationId && actor.examineState === APPROVED && mayEdit(actor)

/** Does it with one product; answers what became of it and the content kinds that it concerned. */
type Work = (tx: Tx, actor: OrganisationActor, item: BatchItem, language: Language) => Promise<Settled>

const done = (kinds: string[]): Settled => ({ outcome: 'done', says: null, kinds })

/** What became of a product that was submitted as a whole: of one that was sent in part it is told what stayed. */
function submittedOf(parts: readonly SubmittedPart[], language: Language): Settled {
  const says = unsubmitted(parts, language)
  if (says !== null) return { outcome: 'refused', says, kinds: [] }
  const kept = parts.filter(({ outcome }) => outcome === 'keptBack')
  const told = kept.map(
    ({ kind, says: why }) => `${contentKindNames(kind, language)}${language === 'en' ? ': ' : '：'}${why}`,
  )
  return {
    outcome: 'done',
    says: told.length > 0 ? told.join(language === 'en' ? '; ' : '；') : null,
    kinds: parts.flatMap(({ kind, outcome }) => (outcome === 'submitted' ? [kind] : [])),
  }
}

/** One thing done with every product that a filter found: ordered, worked on product by product, cancelled, undone. */
export function createBatches(deps: {
  transactor: Transactor
  jobs: Jobs
  users: Users
  submission: Pick<Submission, 'submitIn'>
  deciding: Pick<Deciding, 'archiveIn' | 'recallIn'>
  removal: Removal
}) {
  const { transactor, jobs, users, submission, deciding, removal } = deps

  const works: Record<BatchWork, Work> = {
    async submit(tx, actor, item, language) {
      return submittedOf(await submission.submitIn(tx, actor, item.product_id, { language }), language)
    },
    async archive(tx, actor, item) {
      await deciding.archiveIn(tx, actor, item.product_id, true)
      return done([])
    },
    async restore(tx, actor, item) {
      await deciding.archiveIn(tx, actor, item.product_id, false)
      return done([])
    },
    async recall(tx, actor, item) {
      for (const kind of item.kinds)
        await deciding.recallIn(tx, actor, { productId: item.product_id, kind: ProductKind.parse(kind) })
      return done(item.kinds)
    },
    async remove(tx, actor, item) {
      await removal.removeIn(tx, actor, item.product_id)
      return done([])
    },
    async takeBack(tx, actor, item) {
      await removal.removeIn(tx, actor, item.product_id, { asCreated: true })
      return done([])
    },
  }

  /** Works on one product and notes it in the same transaction: whoever dies in between has done neither. */
  async function workOn(
    batch: { id: string; action: BatchWork; language: Language },
    actor: OrganisationActor,
    item: BatchItem,
  ): Promise<void> {
    const { id, action, language } = batch
    const { position } = item
    try {
      await transactor.transact(async (tx) => {
        const repo = productBatchRepo(tx)
        if (!(await repo.hold(id, position))) return
        await repo.settle(id, position, await works[action](tx, actor, item, language))
      })
    } catch (error) {
      if (!(error instanceof Fault)) throw error
      const refused = { outcome: 'refused' as const, says: error.says[language], kinds: item.kinds }
      await transactor.transact((tx) => productBatchRepo(tx).settle(id, position, refused))
    }
  }

  const end = (id: string, cancelled: boolean) =>
    transactor.transact((tx) => productBatchRepo(tx).end(id, now(), cancelled))

  async function work(batchId: string, signal: AbortSignal): Promise<void> {
    const repo = productBatchRepo(transactor.read)
    const batch = await repo.byId(batchId)
    if (!batch || batch.ended_at) return
    const actor = await users.actor(transactor.read, batch.ordered_by)
    if (!mayStill(actor, batch.organisation_id)) return void (await end(batchId, true))
    const order = { id: batchId, action: BatchWork.parse(batch.action), language: languageOf(batch.language) }
    for (let item = await repo.next(batchId); item; item = await repo.next(batchId)) {
      // The process is being stopped: another one goes on.
      signal.throwIfAborted()
      await workOn(order, actor, item)
    }
    await end(batchId, false)
  }
  jobs.define(batchJob, ({ batchId }, signal) => work(batchId, signal), OPTIONS)

  async function view(tx: ReadTx, id: string, organisationId: string): Promise<ProductBatch> {
    const repo = productBatchRepo(tx)
    const batch = await repo.ofOrganisation(id, organisationId)
    if (!batch) throw fault('A0404')
    const { undone, ...progress } = await repo.progress(id, REFUSALS_SHOWN)
    const action = BatchWork.parse(batch.action)
    const canBeUndone = batch.undoes === null && counterparts[action] !== null
    return {
      id,
      action,
      ...progress,
      endedAt: batch.ended_at?.toISOString() ?? null,
      cancelled: batch.cancelled,
      can: { undo: batch.ended_at !== null && canBeUndone && !undone && progress.done > 0 },
    }
  }

  const create = async (
    tx: Tx,
    actor: OrganisationActor,
    order: { action: BatchWork; language: Language; undoes: string | null },
  ): Promise<string> => {
    const { userId: ordered_by, organisationId: organisation_id } = actor
    const id = await productBatchRepo(tx).create({ ...order, organisation_id, ordered_by, created_at: now() })
    if (id === undefined) throw fault('A0409', says.busy)
    return id
  }

  /** Writes down what the filter finds; A0409 unless these are as many as the caller was told. */
  const order = (actor: OrganisationActor, body: z.output<typeof productBatchOrder.body>, language: Language) =>
    transactor.transact(async (tx) => {
      const { organisationId } = actor
      const repo = productBatchRepo(tx)
      await repo.removeEnded(organisationId, new Date(now().getTime() - KEPT_MS))
      const action: BatchAction = body.action
      const id = await create(tx, actor, { action, language, undoes: null })
      const filter = {
        organisationId,
        tsquery: searchQuery(body.keywords ?? ''),
        industry: body.industry ?? null,
        status: body.status ?? null,
        archived: body.archived,
      }
      const found = await repo.addFound(id, filter, BATCH_MAX + 1)
      if (found !== body.expected) throw fault('A0409', says.changed(found))
      await jobs.enqueue(tx, batchJob, { batchId: id })
      return view(tx, id, organisationId)
    })

  const undo = (actor: OrganisationActor, id: string, language: Language) =>
    transactor.transact(async (tx) => {
      const { action, can } = await view(tx, id, actor.organisationId)
      const counterpart = counterparts[action]
      if (!can.undo || counterpart === null) throw fault('A0409', says.undone)
      const undoing = await create(tx, actor, { action: counterpart, language, undoes: id })
      await productBatchRepo(tx).addDone(undoing, id)
      await jobs.enqueue(tx, batchJob, { batchId: undoing })
      return view(tx, undoing, actor.organisationId)
    })

  /**
   * In the transaction of room import: has the products deleted that a list created (by their lines), as far as nobody
   * changed them since. A0409 where none is left, or while another batch of the enterprise is worked on.
   */
  async function takeBack(
    tx: Tx,
    actor: OrganisationActor,
    created: readonly CreatedProduct[],
    language: Language,
  ): Promise<ProductBatch> {
    const id = await create(tx, actor, { action: 'takeBack', language, undoes: null })
    const left = await productBatchRepo(tx).addCreated(id, actor.organisationId, created)
    if (left === 0) throw fault('A0409', says.gone)
    await jobs.enqueue(tx, batchJob, { batchId: id })
    return view(tx, id, actor.organisationId)
  }

  return {
    order,
    undo,
    takeBack,
    /** Works on a batch until all of it is done; what was done already is not done again. */
    work,

    /** The enterprise's newest batch. */
    async latest({ organisationId }: OrganisationActor): Promise<{ batch: ProductBatch | null }> {
      const newest = await productBatchRepo(transactor.read).newest(organisationId)
      return { batch: newest ? await view(transactor.read, newest.id, organisationId) : null }
    },

    /** Stops it; what was done stays. Repeating is harmless. */
    async cancel({ organisationId }: OrganisationActor, id: string): Promise<ProductBatch> {
      await view(transactor.read, id, organisationId)
      await end(id, true)
      return view(transactor.read, id, organisationId)
    },
  }
}
