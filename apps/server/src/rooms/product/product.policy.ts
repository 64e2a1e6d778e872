/** States of content kinds, what may be submitted, and how complete a product is. */
import {
  type ContentState,
  type ContentStatus,
  DRAFT,
  EMPTY,
  PUBLISHED,
  REJECTED,
  UNDER_REVIEW,
  WITHDRAWN,
} from '@portal/contract/content'
import type { Bilingual } from '@portal/contract/kit'
import { permits, ROOT } from '@portal/contract/permission'
import type {
  Conflict,
  OwnProduct,
  ProductBasics,
  ProductChain,
  ProductKind,
  ProductPicture,
} from '@portal/contract/product'
import { fault } from '../../platform/errors.ts'

/** What each kind holds. */
export interface Contents {
  basics: ProductBasics
  pictures: { pictures: ProductPicture[] }
  chain: ProductChain
}
export type Content = { [Kind in ProductKind]: { kind: Kind; content: Contents[Kind] } }[ProductKind]

/** The state of one kind of one product. */
export interface KindState {
  status: ContentStatus
  newest_revision: number
  published_revision: number | null
  reason: string | null
  updated_at: Date | null
  updated_by: string | null
  published_at: Date | null
}
export const UNTOUCHED: KindState = {
  status: EMPTY,
  newest_revision: 0,
  published_revision: null,
  reason: null,
  updated_at: null,
  updated_by: null,
  published_at: null,
}

const both = (zh: string, en: string): Bilingual => ({ 'zh-cn': zh, en })
const refuse = (zh: string, en: string) => fault('A0400', both(zh, en))

/** Whether the holder of these permissions may edit products of the own enterprise. */
export const mayEdit = (actor: { roles: readonly string[]; perms: readonly string[] }): boolean =>
  actor.roles.includes(ROOT) || permits(actor.perms, 'product:edit:own')

export const contentState = (state: KindState): ContentState => ({
  status: state.status,
  reason: state.reason,
  updatedAt: state.updated_at?.toISOString() ?? null,
  publishedAt: state.published_at?.toISOString() ?? null,
  hasDraft: state.published_revision !== null && state.published_revision !== state.newest_revision,
})

/** Refuses a save that started from a revision which is no longer the newest (A0409, with `Conflict` data). */
export function assertFresh(state: KindState, startedFrom: number | undefined, updatedBy: string | null): void {
  if (startedFrom === undefined || startedFrom === state.newest_revision) return
  throw stale(state, updatedBy)
}
export function stale(state: KindState, updatedBy: string | null) {
  const updatedAt = state.updated_at?.toISOString() ?? null
  return fault('A0409', undefined, { revision: state.newest_revision, updatedBy, updatedAt } satisfies Conflict)
}

export const isEmpty = (saved: Content): boolean =>
  saved.kind === 'pictures' ? saved.content.pictures.length === 0 : false

/** The status of a revision that is being saved. */
export function savedStatus(saved: Content, submit: boolean, before: KindState): ContentStatus {
  if (submit) return UNDER_REVIEW
  return isEmpty(saved) && before.published_revision === null ? EMPTY : DRAFT
}

/** A draft that nobody was shown is replaced by the next save; what was ever submitted is kept. */
export const isReplaceable = (before: KindState): boolean => before.status === DRAFT || before.status === EMPTY

/** Refuses to submit what no operator could approve. `foreign`: numbers of linked patents of other applicants. */
export function assertSubmittable(saved: Content, foreign: ReadonlyMap<string, string>): void {
  if (saved.kind === 'pictures' && saved.content.pictures.length === 0) {
    throw refuse('请至少上传一张图片后再提交', 'Please add at least one picture before you submit')
  }
  if (saved.kind === 'basics') assertBasicsSubmittable(saved.content, foreign)
}

function assertBasicsSubmittable(basics: ProductBasics, foreign: ReadonlyMap<string, string>): void {
  const lacking = [
    basics.summary.trim() === '' && both('一句话简介', 'the one-line summary'),
    basics.functions.trim() === '' && both('主要功能', 'the main functions'),
    basics.patents.length === 0 && both('关联专利（至少一件）', 'at least one linked patent'),
  ].filter((one) => one !== false)
  if (lacking.length > 0) {
    throw refuse(
      `提交前请补充：${lacking.map((one) => one['zh-cn']).join('、')}`,
      `Before you submit, please add ${lacking.map((one) => one.en).join(', ')}`,
    )
  }
  const unproven = basics.patents.filter(({ patentId, proof }) => foreign.has(patentId) && !isProof(proof))
  if (unproven.length === 0) return
  const numbers = unproven.map(({ patentId }) => foreign.get(patentId) ?? patentId)
  throw refuse(
    `本企业不是以下专利的申请人，请填写权利证明：${numbers.join('、')}`,
    `Your enterprise is no applicant of these patents. Please give a proof of right: ${numbers.join(', ')}`,
  )
}

const isProof = (proof: ProductBasics['patents'][number]['proof']): boolean =>
  proof !== null && (proof.statement.trim() !== '' || proof.fileId !== null)

/** Refuses the same patent twice, and patents that are not there. */
export function assertPatents(ids: readonly string[], known: { has(id: string): boolean }): void {
  if (new Set(ids).size !== ids.length) throw refuse('同一专利不能重复关联', 'A patent can be linked only once')
  if (ids.some((id) => !known.has(id))) {
    throw refuse('关联的专利不存在，请重新选择', 'A linked patent does not exist. Please choose it again')
  }
}

/** Refuses a parts list that contradicts itself, or names patents the product is not linked with. */
export function assertChain(chain: ProductChain, linked: ReadonlySet<string>): void {
  const numbers = new Set(chain.parts.map((part) => part.no))
  if (numbers.size !== chain.parts.length) throw refuse('部件编号不能重复', 'Part numbers must differ')
  for (const part of chain.parts) {
    if (part.parentNo !== null && (part.parentNo === part.no || !numbers.has(part.parentNo))) {
      throw refuse(`部件 ${part.no} 的上级部件不存在`, `The parent of part ${part.no} does not exist`)
    }
    if (part.patents.some(({ patentId }) => !linked.has(patentId))) {
      throw refuse(
        `部件 ${part.no} 对应的专利尚未关联到产品，请先在产品信息中关联`,
        `Part ${part.no} names a patent that is not linked with the product. Link it in the product facts first`,
      )
    }
  }
}

/** Refuses to take back what does not wait. */
export function assertRecallable(state: KindState): void {
  if (state.status !== UNDER_REVIEW) throw refuse('该内容不在审核中', 'This content is not under review')
}

/** Refuses to take off what visitors do not see. */
export function assertWithdrawable(state: KindState): void {
  if (state.published_revision === null) throw refuse('该内容尚未发布', 'This content is not published')
}

/** The status after what is published was taken off: work that waits beside it keeps its own. */
export const withdrawnStatus = (state: KindState): ContentStatus =>
  state.newest_revision === state.published_revision ? WITHDRAWN : state.status

export const decidedStatus = (approve: boolean): ContentStatus => (approve ? PUBLISHED : REJECTED)

type Missing = OwnProduct['missing'][number]
/** Percent that each piece of a full product page is worth; name and industry are always there. */
const WORTH: Record<Missing, number> = {
  summary: 10,
  functions: 15,
  features: 15,
  patents: 20,
  pictures: 20,
  chain: 10,
}
const ALWAYS = 10

/** 0–100 and what is missing, from the newest revisions. */
export function completeness(facts: {
  summary: string
  functions: string
  features: string
  patents: number
  pictures: number
  parts: number
}): { completeness: number; missing: Missing[] } {
  const there: Record<Missing, boolean> = {
    summary: facts.summary.trim() !== '',
    functions: facts.functions.trim() !== '',
    features: facts.features.trim() !== '',
    patents: facts.patents > 0,
    pictures: facts.pictures > 0,
    chain: facts.parts > 0,
  }
  const names = Object.keys(WORTH) as Missing[]
  const reached = names.filter((name) => there[name]).reduce((sum, name) => sum + WORTH[name], ALWAYS)
  return { completeness: reached, missing: names.filter((name) => !there[name]) }
}

/** Bits of `product_public.types`. */
export const TYPE_BITS = { invention: 1, 'utility-model': 2, design: 4 } as const
export const typeBits = (types: readonly (keyof typeof TYPE_BITS)[]): number =>
  types.reduce((bits, type) => bits | TYPE_BITS[type], 0)
