import type { ContentHistory } from '@portal/contract/content'
import { now } from '../../platform/clock.ts'
import type { Actor } from '../../platform/http/actor.ts'
import type { ReadTx, Tx } from '../../platform/transaction.ts'
import { audits } from '../audit/index.ts'
import type { Users } from '../user/index.ts'
import {
  assertRecallable,
  assertRestorable,
  assertWithdrawable,
  contentState,
  decided,
  isFresh,
  isReplaceable,
  type KindState,
  putBack,
  savedStatus,
  stale,
  takenDown,
  UNTOUCHED,
  withdrawn,
} from './content.policy.ts'
import { type ContentKey, contentRepo, type PublishedRow, type Subject } from './content.repo.ts'
import { revisionView } from './content.view.ts'

/** How a save travels with its content. */
export interface SaveOptions {
  submit: boolean
  /** The revision the editor started from. */
  revision?: number | undefined
}
interface Saving extends SaveOptions {
  document: unknown
  /** Whether it holds nothing: emptying a draft is allowed, and reads as empty. */
  isEmpty: boolean
  restoredFrom?: number
}
/** What an operator decided about one revision. */
export interface ContentDecision {
  revision: number
  approve: boolean
  reason: string
}
export interface Change {
  before: KindState
  after: KindState
}
/** By kind: the states, and what is published, as stored. */
interface PublishedContent {
  states: Map<string, KindState>
  documents: Map<string, unknown>
}
const publishedContent = (rows: readonly PublishedRow[]): PublishedContent => ({
  states: new Map(
    rows.map((row) => {
      const { kind, document: _, ...state } = row
      return [kind, state]
    }),
  ),
  documents: new Map(rows.flatMap(({ kind, document }) => (document === null ? [] : [[kind, document] as const]))),
})

type Editor = Pick<Actor, 'userId' | 'nickname' | 'organisationId'>
type Kept = KindState & { updated_at: Date; updated_by: string }

/**
 * Revisions of everything that is drafted, reviewed and published: one mechanism for all kinds and subjects.
 * The calling room holds its subject's row for the transaction, has looked at who may, and knows what a document says.
 */
export function createContents({ users }: { users: Users }) {
  async function stateOf(tx: ReadTx, key: ContentKey): Promise<KindState> {
    const rows = await contentRepo(tx).states(key)
    const row = rows.find(({ kind }) => kind === key.kind)
    if (!row) return UNTOUCHED
    const { kind: _, ...state } = row
    return { ...state, status: state.status as KindState['status'] }
  }

  async function nameOf(tx: ReadTx, userId: string | null): Promise<string | null> {
    return userId === null ? null : ((await users.names(tx, [userId])).get(userId) ?? null)
  }

  async function documentOf(tx: ReadTx, key: ContentKey, revision: number): Promise<unknown> {
    return revision === 0 ? null : ((await contentRepo(tx).revision(key, revision))?.document ?? null)
  }

  /** Changes a state without writing a revision. */
  async function change(
    tx: Tx,
    actor: Editor,
    key: ContentKey,
    action: string,
    to: (before: KindState) => Partial<KindState>,
  ): Promise<Change> {
    const before = await stateOf(tx, key)
    const after: Kept = { ...before, ...to(before), updated_at: now(), updated_by: actor.userId }
    await contentRepo(tx).putState(key, after)
    await audits.record(tx, {
      actor,
      action: `${key.subject}.${action}`,
      subject: { type: `${key.subject}.${key.kind}`, id: key.id },
      before: contentState(before),
      after: contentState(after),
    })
    return { before, after }
  }

  async function save(tx: Tx, actor: Editor, key: ContentKey, saving: Saving): Promise<Change> {
    const repo = contentRepo(tx)
    const before = await stateOf(tx, key)
    if (!isFresh(before, saving.revision)) throw stale(before, await nameOf(tx, before.updated_by))
    const at = now()
    const after: Kept = {
      ...before,
      status: savedStatus(saving.isEmpty, saving.submit, before),
      newest_revision: before.newest_revision + 1,
      reason: null,
      updated_at: at,
      updated_by: actor.userId,
    }
    const replaced = await documentOf(tx, key, before.newest_revision)
    await repo.putState(key, after)
    if (isReplaceable(before)) await repo.deleteUnseen(key, before.newest_revision)
    await repo.insertRevision(key, {
      revision: after.newest_revision,
      document: saving.document,
      created_by: actor.userId,
      created_at: at,
      submitted_at: saving.submit ? at : null,
      restored_from: saving.restoredFrom ?? null,
    })
    await audits.record(tx, {
      actor,
      action: `${key.subject}.${saving.submit ? 'submitted' : 'saved'}`,
      subject: { type: `${key.subject}.${key.kind}`, id: key.id },
      before: replaced === null ? null : { status: before.status, ...(replaced as object) },
      after: { status: after.status, ...(saving.document as object) },
    })
    return { before, after }
  }

  return {
    /** States by kind; a kind nobody touched is missing. */
    async states(tx: ReadTx, subject: Subject): Promise<Map<string, KindState>> {
      const rows = await contentRepo(tx).states(subject)
      return new Map(
        rows.map(({ kind, ...state }) => [kind, { ...state, status: state.status as KindState['status'] }]),
      )
    },
    stateOf,

    /** States by kind as `states` answers them, and the published documents by kind, as stored. */
    publishedDocuments: async (tx: ReadTx, subject: Subject): Promise<PublishedContent> =>
      publishedContent(await contentRepo(tx).publishedDocuments(subject)),

    /** The same of many subjects, by id, in one statement; those that nobody touched are missing. */
    async publishedDocumentsOf(
      tx: ReadTx,
      subject: Subject['subject'],
      ids: readonly string[],
    ): Promise<Map<string, PublishedContent>> {
      const rows = await contentRepo(tx).publishedDocumentsOf(subject, ids)
      const byId = Map.groupBy(rows, ({ id }) => id)
      return new Map([...byId].map(([id, kinds]) => [id, publishedContent(kinds)]))
    },

    /** The state of one kind with its newest document as stored, in one statement. */
    newest: (tx: ReadTx, key: ContentKey) => contentRepo(tx).newest(key),

    /** Documents of chosen revisions by kind, as stored; null and 0 leave a kind out. */
    async documents(
      tx: ReadTx,
      subject: Subject,
      revisions: Readonly<Record<string, number | null>>,
    ): Promise<Map<string, unknown>> {
      const wanted = new Map(Object.entries(revisions).flatMap(([kind, one]) => (one ? [[kind, one] as const] : [])))
      if (wanted.size === 0) return new Map()
      const rows = await contentRepo(tx).documents(subject, wanted)
      return new Map(rows.map(({ kind, document }) => [kind, document]))
    },

    /** Products by the filing number (in capitals) that their newest or published facts bear, oldest first. */
    async productsByFilingNo(tx: ReadTx, numbers: string[]): Promise<Map<string, string[]>> {
      const rows = numbers.length === 0 ? [] : await contentRepo(tx).productsByFilingNo(numbers)
      const byNumber = Map.groupBy(rows, ({ filing_no }) => filing_no)
      return new Map([...byNumber].map(([number, found]) => [number, found.map(({ id }) => id)]))
    },

    /** Who saved and submitted a revision. */
    revision: (tx: ReadTx, key: ContentKey, revision: number) => contentRepo(tx).revision(key, revision),

    /** Writes the next revision. A0409 when the editor started from one that is not the newest. */
    save,

    /** Takes a revision back from review; it becomes a draft. */
    recall: (tx: Tx, actor: Editor, key: ContentKey): Promise<Change> =>
      change(tx, actor, key, 'recalled', (before) => {
        assertRecallable(before)
        return { status: '5' }
      }),

    /** Takes what is published off the website. */
    withdraw: (tx: Tx, actor: Editor, key: ContentKey): Promise<Change> =>
      change(tx, actor, key, 'withdrawn', (before) => {
        assertWithdrawable(before)
        return withdrawn(before)
      }),

    /** Takes what is published off the website on an operator's word, so that it can be put back. */
    takeDown: (tx: Tx, actor: Editor, key: ContentKey, reason: string): Promise<Change> =>
      change(tx, actor, key, 'takenDown', (before) => {
        assertWithdrawable(before)
        return takenDown(before, reason)
      }),

    /** Shows again what an operator took off. */
    putBack: (tx: Tx, actor: Editor, key: ContentKey): Promise<Change> =>
      change(tx, actor, key, 'putBack', (before) => putBack(before, now())),

    /** Writes the content of an older revision as a new draft. `isEmpty` and what is allowed: the caller's room. */
    async restore(
      tx: Tx,
      actor: Editor,
      key: ContentKey,
      from: { revision: number; isEmpty(document: unknown): boolean },
    ) {
      const state = await stateOf(tx, key)
      const found = await contentRepo(tx).revision(key, from.revision)
      assertRestorable(state, from.revision, found !== undefined)
      const document = found?.document
      const saving = { document, isEmpty: from.isEmpty(document), submit: false, restoredFrom: from.revision }
      return { ...(await save(tx, actor, key, saving)), document }
    },

    /** Carries out an operator's decision. A0409 when the revision is not the one under review. */
    async decide(tx: Tx, key: ContentKey, decision: ContentDecision, at: Date): Promise<Change> {
      const before = await stateOf(tx, key)
      if (before.status !== '2' || before.newest_revision !== decision.revision) throw stale(before, null)
      const after = decided(before, decision, at)
      const repo = contentRepo(tx)
      await repo.putState(key, after as Kept)
      await repo.putOutcome(key, decision.revision, {
        outcome: decision.approve ? 'published' : 'rejected',
        decided_at: at,
        reason: decision.approve ? null : decision.reason,
      })
      return { before, after }
    },

    /** All revisions that are kept, newest first. */
    async history(tx: ReadTx, key: ContentKey): Promise<ContentHistory> {
      const state = await stateOf(tx, key)
      const rows = await contentRepo(tx).history(key)
      const names = await users.names(tx, [...new Set(rows.map((row) => row.created_by))])
      return {
        revision: state.newest_revision,
        publishedRevision: state.published_revision,
        revisions: rows.map((row) => revisionView(row, names)),
      }
    },

    /** What is published of one kind by many subjects, in one statement. */
    publishedOf: (tx: ReadTx, of: Pick<ContentKey, 'subject' | 'kind'>, ids: readonly string[]) =>
      ids.length === 0 ? Promise.resolve([]) : contentRepo(tx).publishedOf(of, ids),

    /** Documents that were published in the course of time, oldest first. */
    published: (tx: ReadTx, key: ContentKey) => contentRepo(tx).published(key),
  }
}
export type Contents = ReturnType<typeof createContents>
