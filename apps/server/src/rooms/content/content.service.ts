import { DRAFT, type Remark, UNDER_REVIEW } from '@portal/contract/content'
import { now } from '../../platform/clock.ts'
import type { Actor } from '../../platform/http/actor.ts'
import type { ReadTx, Tx } from '../../platform/transaction.ts'
import { audits } from '../audit/index.ts'
import type { Users } from '../user/index.ts'
import { changedFields, documentReader, type KindOf, type ObjectsIn, type Schemas } from './content-document.policy.ts'
import { createContentReading, type Of } from './content-reading.service.ts'
import { contentRevisionRepo } from './content-revision.repo.ts'
import {
  assertRecallable,
  assertRestorable,
  assertWithdrawable,
  conflictOf,
  contentState,
  decided,
  isFresh,
  isReplaceable,
  type KindState,
  putBack,
  savedStatus,
  stale,
  takenDown,
  withdrawn,
} from './content.policy.ts'
import { contentRepo } from './content.repo.ts'

/** How a save travels with its content. */
export interface SaveOptions {
  submit: boolean
  /** The revision the editor started from. */
  revision?: number | undefined
}
interface Saving<Document> extends SaveOptions {
  document: Document
  /** Whether it holds nothing: emptying a draft is allowed, and reads as empty. */
  isEmpty: boolean
  restoredFrom?: number
}
/** What an operator decided about one revision. */
export interface ContentDecision {
  revision: number
  approve: boolean
  reason: string
  /** On single fields of what is rejected. */
  remarks: Remark[]
}
export interface Change {
  before: KindState
  after: KindState
}
/** A subject as the room that owns it declares it. */
interface Declared<Documents> {
  subject: string
  /** What a document of each kind is. */
  schemas: Schemas<Documents>
}

type Editor = Pick<Actor, 'userId' | 'nickname' | 'organisationId'>
type Kept = KindState & { updated_at: Date; updated_by: string }

function contentsOf<Documents extends ObjectsIn<Documents>>(users: Users, { subject, schemas }: Declared<Documents>) {
  type Kind = KindOf<Documents>
  const { read } = documentReader(schemas)
  const reading = createContentReading({ users, subject, schemas })
  const { stateOf } = reading
  const keyOf = ({ id, kind }: Of<Documents>) => ({ subject, id, kind })
  const audited = ({ id, kind }: Of<Documents>) => ({ type: `${subject}.${kind}`, id })

  async function nameOf(tx: ReadTx, userId: string | null): Promise<string | null> {
    return userId === null ? null : ((await users.names(tx, [userId])).get(userId) ?? null)
  }

  /** undefined: there is no such revision. */
  async function documentOf<One extends Kind>(
    tx: ReadTx,
    of: Of<Documents, One>,
    revision: number,
  ): Promise<Documents[One] | undefined> {
    const found = revision === 0 ? undefined : await contentRevisionRepo(tx).find(keyOf(of), revision)
    return found && read(of.kind, found.document)
  }

  /** Changes a state without writing a revision. */
  async function change(
    tx: Tx,
    actor: Editor,
    of: Of<Documents>,
    action: string,
    to: (before: KindState) => Partial<KindState>,
  ): Promise<Change> {
    const before = await stateOf(tx, of)
    const after: Kept = { ...before, ...to(before), updated_at: now(), updated_by: actor.userId }
    await contentRepo(tx).putState(keyOf(of), after)
    await audits.record(tx, {
      actor,
      action: `${subject}.${action}`,
      subject: audited(of),
      before: contentState(before),
      after: contentState(after),
    })
    return { before, after }
  }

  async function save<One extends Kind>(
    tx: Tx,
    actor: Editor,
    of: Of<Documents, One>,
    saving: Saving<Documents[One]>,
  ): Promise<Change> {
    const before = await stateOf(tx, of)
    if (!isFresh(before.newest_revision, saving.revision)) {
      throw stale(conflictOf(before, await nameOf(tx, before.updated_by)))
    }
    const at = now()
    const after: Kept = {
      ...before,
      status: savedStatus(saving.isEmpty, saving.submit, before),
      newest_revision: before.newest_revision + 1,
      reason: null,
      // While somebody mends what was rejected, they go on reading what about it.
      remarks: saving.submit ? [] : before.remarks,
      updated_at: at,
      updated_by: actor.userId,
    }
    const replaced = await documentOf(tx, of, before.newest_revision)
    await contentRepo(tx).putState(keyOf(of), after)
    const revisions = contentRevisionRepo(tx)
    if (isReplaceable(before)) await revisions.removeUnseen(keyOf(of), before.newest_revision)
    await revisions.append({ subject, kind: of.kind }, [
      {
        id: of.id,
        revision: after.newest_revision,
        document: saving.document,
        created_by: actor.userId,
        created_at: at,
        submitted_at: saving.submit ? at : null,
        restored_from: saving.restoredFrom ?? null,
      },
    ])
    const changed = changedFields(replaced ?? null, saving.document)
    const told = ({ status, newest_revision: revision }: KindState, fields: object): object => ({
      status,
      revision,
      ...fields,
    })
    await audits.record(tx, {
      actor,
      action: `${subject}.${saving.submit ? 'submitted' : 'saved'}`,
      subject: audited(of),
      before: replaced === undefined ? undefined : told(before, changed.before),
      after: told(after, changed.after),
    })
    return { before, after }
  }

  return {
    ...reading,

    /** Writes the next revision. A0409 when the editor started from one that is not the newest. */
    save,

    /** Takes a revision back from review; it becomes a draft. */
    recall: (tx: Tx, actor: Editor, of: Of<Documents>): Promise<Change> =>
      change(tx, actor, of, 'recalled', (before) => {
        assertRecallable(before)
        return { status: DRAFT }
      }),

    /** Takes what is published off the website. */
    withdraw: (tx: Tx, actor: Editor, of: Of<Documents>): Promise<Change> =>
      change(tx, actor, of, 'withdrawn', (before) => {
        assertWithdrawable(before)
        return withdrawn(before)
      }),

    /** Takes what is published off the website on an operator's word, so that it can be put back. */
    takeDown: (tx: Tx, actor: Editor, of: Of<Documents>, reason: string): Promise<Change> =>
      change(tx, actor, of, 'takenDown', (before) => {
        assertWithdrawable(before)
        return takenDown(before, reason)
      }),

    /** Shows again what an operator took off. */
    putBack: (tx: Tx, actor: Editor, of: Of<Documents>): Promise<Change> =>
      change(tx, actor, of, 'putBack', (before) => putBack(before, now())),

    /** Writes the content of an older revision as a new draft. `isEmpty` and what is allowed: the caller's room. */
    async restore<One extends Kind>(
      tx: Tx,
      actor: Editor,
      of: Of<Documents, One>,
      from: { revision: number; isEmpty(document: Documents[One]): boolean },
    ): Promise<Change> {
      const state = await stateOf(tx, of)
      const document = await documentOf(tx, of, from.revision)
      assertRestorable(state, from.revision, document)
      const saving = { document, isEmpty: from.isEmpty(document), submit: false, restoredFrom: from.revision }
      return save(tx, actor, of, saving)
    },

    /** Removes all that was ever saved of a subject; the room that owns it removes it itself, and notes that. */
    async remove(tx: Tx, id: string): Promise<void> {
      await contentRevisionRepo(tx).removeSubject({ subject, id })
      await contentRepo(tx).removeSubject({ subject, id })
    },

    /** Carries out an operator's decision. A0409 when the revision is not the one under review. */
    async decide(tx: Tx, of: Of<Documents>, decision: ContentDecision, at: Date): Promise<Change> {
      const before = await stateOf(tx, of)
      if (before.status !== UNDER_REVIEW || before.newest_revision !== decision.revision) {
        throw stale(conflictOf(before, null))
      }
      const after = decided(before, decision, at)
      await contentRepo(tx).putState(keyOf(of), after as Kept)
      await contentRevisionRepo(tx).setOutcome(keyOf(of), decision.revision, {
        outcome: decision.approve ? 'published' : 'rejected',
        decided_at: at,
        reason: decision.approve ? null : decision.reason,
      })
      return { before, after }
    },
  }
}
export type Contents<Documents extends ObjectsIn<Documents>> = ReturnType<typeof contentsOf<Documents>>

/**
 * What is drafted, reviewed and published: one mechanism for all subjects and kinds. The room that owns a subject holds
 * its row for the transaction, has looked at who may, and says what a document of each kind is.
 */
export const createContents = ({ users }: { users: Users }) => ({
  of: <Documents extends ObjectsIn<Documents>>(declared: Declared<Documents>): Contents<Documents> =>
    contentsOf(users, declared),
})
