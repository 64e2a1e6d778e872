/** States of content: what a save, a decision, a withdrawal makes of them. */
import {
  type Conflict,
  type ContentState,
  type ContentStatus,
  DRAFT,
  EMPTY,
  PUBLISHED,
  REJECTED,
  type Remark,
  UNDER_REVIEW,
  WITHDRAWN,
} from '@portal/contract/content'
import type { Bilingual } from '@portal/contract/kit'
import { type Fault, fault } from '../../platform/errors.ts'
import { refuse } from './content-kind.policy.ts'

/** The state of one kind of content of one subject. */
export interface KindState {
  /** Of the newest revision. */
  status: ContentStatus
  /** 0: nothing was saved yet. */
  newest_revision: number
  published_revision: number | null
  reason: string | null
  /** On fields of the revision that was rejected, until the next one is submitted. */
  remarks: Remark[]
  updated_at: Date | null
  updated_by: string | null
  published_at: Date | null
  /** The revision that was shown when an operator took it off the website. */
  taken_down_revision: number | null
}
export const UNTOUCHED: KindState = {
  status: EMPTY,
  newest_revision: 0,
  published_revision: null,
  reason: null,
  remarks: [],
  updated_at: null,
  updated_by: null,
  published_at: null,
  taken_down_revision: null,
}

/** The state as status and save calls answer it. */
export const contentState = (
  state: Omit<KindState, 'updated_by' | 'taken_down_revision' | 'remarks'>,
): ContentState => ({
  status: state.status,
  reason: state.reason,
  updatedAt: state.updated_at?.toISOString() ?? null,
  publishedAt: state.published_at?.toISOString() ?? null,
  hasDraft: state.published_revision !== null && state.published_revision !== state.newest_revision,
})

/** Whether work can go on from a revision while `newest` is the newest. Who names none starts from the newest. */
export const isFresh = (newest: number, startedFrom: number | undefined): boolean =>
  startedFrom === undefined || startedFrom === newest

/** A0409: somebody else was faster. `says`: what to do about it, where that is not to compare both in the editor. */
export const stale = (conflict: Conflict, says?: Bilingual): Fault => fault('A0409', says, conflict)

/** The same, naming who saved which revision, for whoever compares both sides. */
export const newerRevision = (conflict: Conflict): Fault =>
  stale(conflict, {
    'zh-cn': `${conflict.updatedBy ?? '其他人员'}已先保存了第 ${conflict.revision} 版，请对照后再保存`,
    en: `${conflict.updatedBy ?? 'Somebody else'} saved revision ${conflict.revision} first. Compare both, then save`,
  })

/** What A0409 tells of a state. */
export const conflictOf = (state: KindState, updatedBy: string | null): Conflict => ({
  revision: state.newest_revision,
  updatedBy,
  updatedAt: state.updated_at?.toISOString() ?? null,
})

/** The status of a revision that is being saved. */
export function savedStatus(isEmpty: boolean, submit: boolean, before: KindState): ContentStatus {
  if (submit) return UNDER_REVIEW
  return isEmpty && before.published_revision === null ? EMPTY : DRAFT
}

/** A draft that nobody was shown is replaced by the next save; what was ever submitted is kept. */
export const isReplaceable = (before: KindState): boolean => before.status === DRAFT || before.status === EMPTY

/** Refuses to take back what does not wait. */
export function assertRecallable(state: KindState): void {
  if (state.status !== UNDER_REVIEW) throw refuse('该内容不在审核中', 'This content is not under review')
}

/** Refuses to take off what visitors do not see. */
export function assertWithdrawable(state: KindState): void {
  if (state.published_revision === null) throw refuse('该内容尚未发布', 'This content is not published')
}

/** Refuses to bring back what is not there, or is there already. */
export function assertRestorable<Document>(
  state: KindState,
  revision: number,
  document: Document | undefined,
): asserts document is Document {
  if (document === undefined) throw fault('A0404')
  if (revision === state.newest_revision) throw refuse('这已经是最新版本', 'This is the newest revision already')
}

/** The state after what is published was taken off: work that waits beside it keeps its own status. */
export const withdrawn = (state: KindState): Partial<KindState> => ({
  status: state.newest_revision === state.published_revision ? WITHDRAWN : state.status,
  published_revision: null,
  published_at: null,
})

/** The state after an operator took it off the website. */
export const takenDown = (state: KindState, reason: string): Partial<KindState> => ({
  ...withdrawn(state),
  reason,
  taken_down_revision: state.published_revision,
})

/** The state after what an operator took off is shown again; work that waits beside it keeps its own status. */
export function putBack(state: KindState, at: Date): Partial<KindState> {
  const revision = state.taken_down_revision
  const isNewest = state.newest_revision === revision
  return {
    status: isNewest ? PUBLISHED : state.status,
    reason: isNewest ? null : state.reason,
    published_revision: revision,
    published_at: at,
    taken_down_revision: null,
  }
}

/** The state after an operator decided about the newest revision. */
export const decided = (
  state: KindState,
  decision: { approve: boolean; reason: string; remarks: Remark[] },
  at: Date,
): KindState =>
  decision.approve
    ? {
        ...state,
        status: PUBLISHED,
        published_revision: state.newest_revision,
        published_at: at,
        reason: null,
        remarks: [],
        taken_down_revision: null,
      }
    : { ...state, status: REJECTED, reason: decision.reason, remarks: decision.remarks }
