/** A product submitted as a whole: every kind that is ready goes to review, and of the others it is said what keeps them. */
import { bilingual } from '@portal/contract/bilingual'
import {
  type ContentStatus,
  DRAFT,
  EMPTY,
  PUBLISHED,
  REJECTED,
  UNDER_REVIEW,
  WITHDRAWN,
} from '@portal/contract/content'
import { productKinds } from '@portal/contract/content-kind'
import type { Bilingual, Data, Language } from '@portal/contract/kit'
import type { ProductKind } from '@portal/contract/product-document'
import type { productSave, SubmittedPart } from '@portal/contract/product-own'
import { fault } from '../../platform/errors.ts'
import type { OrganisationActor } from '../../platform/http/actor.ts'
import type { Transactor, Tx } from '../../platform/transaction.ts'
import type { KindState } from '../content/index.ts'
import { type Composition, newestOf, type States } from './product-composition.service.ts'
import type { Content, Loaded } from './product-kind.policy.ts'
import { contentsIn } from './product-kinds.service.ts'
import type { Facts, Saving } from './product-saving.service.ts'
import { productRepo } from './product.repo.ts'

type Outcome = SubmittedPart['outcome']

/** What is to be done with a kind in each state; null: it is sent, if it is ready. */
const outcomes: Record<ContentStatus, Outcome | null> = {
  [EMPTY]: 'empty',
  [PUBLISHED]: 'published',
  [UNDER_REVIEW]: 'underReview',
  [REJECTED]: 'keptBack',
  [WITHDRAWN]: null,
  [DRAFT]: null,
}
const rejected = ({ reason }: KindState): Bilingual =>
  bilingual(
    `已被驳回，请修改后再提交${reason ? `：${reason}` : ''}`,
    `Rejected; please mend it and submit it again${reason ? `: ${reason}` : ''}`,
  )
const afterFacts = bilingual('请先补全并提交产品资料', 'Please complete and submit the product facts first')

/** Whether a product has facts that a reviewer could look at anything beside. */
const hasFacts = ({ basics }: States, sent: readonly ProductKind[]): boolean =>
  basics.published_revision !== null || basics.status === UNDER_REVIEW || sent.includes('basics')

interface Whole {
  actor: OrganisationActor
  productId: string
  states: States
  newest: Loaded
  /** Kinds sent so far. */
  sent: ProductKind[]
}

/** Submits products as a whole. */
export function createSubmission({
  transactor,
  composition,
  saving,
}: {
  transactor: Transactor
  composition: Composition
  saving: Saving
}) {
  /** Sends one kind, or says why it stays. */
  async function send(tx: Tx, whole: Whole, kind: ProductKind): Promise<{ outcome: Outcome; says: Bilingual | null }> {
    const { actor, productId, states, newest, sent } = whole
    const state = states[kind]
    const outcome = outcomes[state.status]
    if (outcome !== null) return { outcome, says: outcome === 'keptBack' ? rejected(state) : null }
    const content: Content | undefined = contentsIn(newest).find((one) => one.kind === kind)
    if (!content) return { outcome: 'empty', says: null }
    if (kind !== 'basics' && !hasFacts(states, sent)) return { outcome: 'keptBack', says: afterFacts }
    const refusal = await saving.refusalOf(tx, actor, content, { submit: true, newest })
    if (refusal) return { outcome: 'keptBack', says: refusal.says }
    await saving.saveIn(tx, actor, productId, content, { submit: true, revision: state.newest_revision })
    sent.push(kind)
    return { outcome: 'submitted', says: null }
  }

  /** Every kind in turn, the facts first: the others are looked at beside them. `sent`: what was sent before. */
  async function submitIn(
    tx: Tx,
    actor: OrganisationActor,
    productId: string,
    { language, sent = [] }: { language: Language; sent?: ProductKind[] },
  ): Promise<SubmittedPart[]> {
    if (!(await productRepo(tx).ownForUpdate(productId, actor.organisationId))) throw fault('A0404')
    const states = await composition.states(tx, productId)
    const whole = { actor, productId, states, newest: await composition.load(tx, productId, newestOf(states)), sent }
    const before = new Set(sent)
    const parts: SubmittedPart[] = []
    for (const kind of productKinds) {
      const { outcome, says } = before.has(kind)
        ? { outcome: 'submitted' as const, says: null }
        : await send(tx, whole, kind)
      parts.push({ kind, outcome, says: says && says[language] })
    }
    await saving.tellSubmitted(tx, actor, productId, whole.sent)
    return parts
  }

  return {
    submitIn,

    /** Submits every kind of a product that is ready. Refused (A0404) for a product that is not the caller's. */
    submit: (actor: OrganisationActor, productId: string, language: Language): Promise<SubmittedPart[]> =>
      transactor.transact((tx) => submitIn(tx, actor, productId, { language })),

    /**
     * Saves facts, and with `whole` submits every other kind that is ready in the same transaction. Refused where the
     * facts are: then nothing is sent.
     */
    saveProduct: (
      actor: OrganisationActor,
      { whole, ...facts }: Facts & { whole: boolean },
      language: Language,
    ): Promise<Data<typeof productSave>> =>
      transactor.transact(async (tx) => {
        const saved = await saving.saveFactsIn(tx, actor, facts)
        if (facts.submit && whole) {
          const parts = await submitIn(tx, actor, saved.productId, { language, sent: ['basics'] })
          return { ...saved, parts }
        }
        if (facts.submit) await saving.tellSubmitted(tx, actor, saved.productId, ['basics'])
        return { ...saved, parts: [] }
      }),
  }
}
export type Submission = ReturnType<typeof createSubmission>
