import {
  type ContentHistory,
  type ContentSaved,
  type ContentState,
  PUBLISHED,
  REJECTED,
  UNDER_REVIEW,
} from '@portal/contract/content'
import { enterpriseEditors, enterpriseKinds } from '@portal/contract/content-kind'
import type {
  EnterpriseDocuments,
  EnterpriseKind,
  EnterprisePavilion,
  PublicEnterpriseContent,
} from '@portal/contract/enterprise-content'
import { dayOf, now } from '../../platform/clock.ts'
import { fault } from '../../platform/errors.ts'
import { publish } from '../../platform/events.ts'
import type { OrganisationActor } from '../../platform/http/actor.ts'
import { pagesChanged } from '../../platform/pages.ts'
import type { ReadTx, Transactor, Tx } from '../../platform/transaction.ts'
import {
  type Change,
  type ContentDecision,
  contentHead,
  type Contents,
  contentState,
  type KindState,
  ofEach,
  type SaveOptions,
  UNTOUCHED,
} from '../content/index.ts'
import { assertUsable, type Files, type MediaLibrary, type PictureScope } from '../file/index.ts'
import type { Messages } from '../message/index.ts'
import type { Users } from '../user/index.ts'
import {
  assertAcceptable,
  blankOf,
  contentOf,
  type EnterpriseContent,
  type EnterpriseLoaded,
  filesIn,
  filesOf,
  isEmpty,
  mayEdit,
  publicContent,
} from './enterprise-kinds.policy.ts'
import { enterpriseBoothRepo } from './enterprise-booth.repo.ts'
import { enterpriseChanged, enterpriseContentRecalled, enterpriseContentSubmitted } from './enterprise.events.ts'
import { enterpriseRepo } from './enterprise.repo.ts'

type Revisions = Record<EnterpriseKind, number | null>

/** Who holds the published files of an enterprise. */
const holder = (organisationId: string) => `enterprise:${organisationId}`

/** What an enterprise shows of itself: presentation, certificates, honours, pavilion. */
export function createEnterpriseContents(deps: {
  transactor: Transactor
  users: Users
  messages: Messages
  contents: Contents<EnterpriseDocuments>
  files: Files
  media: MediaLibrary
}) {
  const { transactor, users, messages, contents, files, media } = deps
  const reads = transactor.read

  const publishedOf = (states: ReadonlyMap<string, KindState>): Revisions =>
    ofEach(enterpriseKinds, (kind) => states.get(kind)?.published_revision ?? null)

  async function draw(tx: ReadTx, loaded: EnterpriseLoaded, scope: PictureScope): Promise<PublicEnterpriseContent> {
    const resolvedMedia = await media.resolve(tx, scope, filesOf(loaded))
    return publicContent(loaded, { ...resolvedMedia, today: dayOf(now()) })
  }

  /** Makes exactly the files of what is published public, and counts how much that is; none while the enterprise is not on the website. */
  async function refreshFiles(tx: Tx, id: string): Promise<void> {
    await pagesChanged(tx, [`enterprise:${id}`])
    const isShown = (await enterpriseRepo(tx).publicDetail(id)) !== undefined
    const states = await contents.states(tx, id)
    const published = publishedOf(states)
    await files.publish(tx, holder(id), isShown ? filesOf(await contents.documents(tx, id, published)) : [])
    const kinds = Object.values(published).filter((revision) => revision !== null).length
    const certificates = published.entCertificate !== null || published.honor !== null
    await enterpriseBoothRepo(tx).setShown(id, { kinds, certificates })
  }

  /** Tells readers, and visitors when what they see changed. */
  async function refreshProjection(tx: Tx, organisationId: string, kind: EnterpriseKind, { before, after }: Change) {
    if (before.published_revision !== after.published_revision) await refreshFiles(tx, organisationId)
    if (after.status === UNDER_REVIEW) await publish(tx, enterpriseContentSubmitted, { organisationId, kind })
    else if (before.status === UNDER_REVIEW && after.status !== PUBLISHED && after.status !== REJECTED) {
      await publish(tx, enterpriseContentRecalled, { organisationId, kind })
    }
    await publish(tx, enterpriseChanged, { organisationId, kind })
  }

  /** Changes one kind of the own enterprise under its lock. */
  const changeOwn = (
    actor: OrganisationActor,
    kind: EnterpriseKind,
    to: (tx: Tx) => Promise<Change>,
  ): Promise<ContentSaved> =>
    transactor.transact(async (tx) => {
      const { organisationId } = actor
      if (!(await enterpriseRepo(tx).certificationForUpdate(organisationId))) throw fault('A0404')
      const change = await to(tx)
      await refreshProjection(tx, organisationId, kind, change)
      if (change.after.status === UNDER_REVIEW) await tellColleagues(tx, actor, kind)
      return { revision: change.after.newest_revision, ...contentState(change.after) }
    })

  async function tellColleagues(tx: Tx, actor: OrganisationActor, kind: EnterpriseKind) {
    const colleagues = (await users.membersOf(tx, actor.organisationId)).filter((id) => id !== actor.userId)
    const params = { subject: actor.organisationName, content: kind, by: actor.nickname }
    await messages.send(
      tx,
      { toUsers: colleagues },
      { kind: 'content.submitted', params, link: enterpriseEditors[kind] },
    )
  }

  return {
    /** State of one kind. */
    status: async (actor: OrganisationActor, kind: EnterpriseKind): Promise<ContentState> =>
      contentState(await contents.stateOf(reads, { id: actor.organisationId, kind })),

    /** States of all kinds. */
    async statuses(actor: OrganisationActor): Promise<Record<EnterpriseKind, ContentState>> {
      const states = await contents.states(reads, actor.organisationId)
      return ofEach(enterpriseKinds, (kind) => contentState(states.get(kind) ?? UNTOUCHED))
    },

    /** The newest revision of one kind, with its state and the files it refers to. */
    async detail<Kind extends EnterpriseKind>(actor: OrganisationActor, kind: Kind) {
      const { organisationId } = actor
      const newest = await contents.newest(reads, { id: organisationId, kind })
      const content = newest?.document ?? blankOf(kind)
      const referred = filesIn({ kind, document: content }).map(({ fileId }) => fileId)
      const scope = { organisationId }
      return {
        ...contentHead(newest),
        content,
        files: [...(await media.media(reads, scope, referred)).values()],
        pictures: [...(await files.pictures(reads, scope, referred)).values()],
        can: { edit: mayEdit(actor) },
      }
    },

    /** Saves one kind. A0409 when the editor started from a revision that is not the newest. */
    save: (actor: OrganisationActor, content: EnterpriseContent, options: SaveOptions) =>
      changeOwn(actor, content.kind, async (tx) => {
        await assertUsable(tx, actor.organisationId, filesIn(content), options.submit)
        assertAcceptable(content, null, options.submit)
        const { kind, document } = content
        const saving = { ...options, document, isEmpty: isEmpty(content) }
        return contents.save(tx, actor, { id: actor.organisationId, kind }, saving)
      }),

    /** Takes a revision back from review; it becomes a draft. */
    recall: (actor: OrganisationActor, kind: EnterpriseKind) =>
      changeOwn(actor, kind, (tx) => contents.recall(tx, actor, { id: actor.organisationId, kind })),

    /** Takes what is published off the website. */
    withdraw: (actor: OrganisationActor, kind: EnterpriseKind) =>
      changeOwn(actor, kind, (tx) => contents.withdraw(tx, actor, { id: actor.organisationId, kind })),

    /** Takes the content of an older revision over as a new draft. */
    restore: (actor: OrganisationActor, { kind, revision }: { kind: EnterpriseKind; revision: number }) =>
      changeOwn(actor, kind, (tx) => {
        const of = { id: actor.organisationId, kind }
        return contents.restore(tx, actor, of, {
          revision,
          isEmpty: (document) => isEmpty(contentOf(kind, document)),
        })
      }),

    history: (actor: OrganisationActor, kind: EnterpriseKind): Promise<ContentHistory> =>
      contents.history(reads, { id: actor.organisationId, kind }),

    /** What visitors see. */
    async shownOn(id: string): Promise<PublicEnterpriseContent> {
      const states = await contents.states(reads, id)
      return draw(reads, await contents.documents(reads, id, publishedOf(states)), 'public')
    },

    /** Published pavilions by enterprise, in one statement; who has none is missing. */
    pavilions: (tx: ReadTx, ids: readonly string[]): Promise<Map<string, EnterprisePavilion>> =>
      contents.publishedOfKind(tx, 'pavilion', ids),

    /** The newest revisions, or an older one of one kind, drawn for their own people. A0404 for a revision that is not kept. */
    async preview(
      actor: OrganisationActor,
      { kind, revision }: { kind?: EnterpriseKind | undefined; revision?: number | undefined },
    ): Promise<PublicEnterpriseContent> {
      const { organisationId } = actor
      const states = await contents.states(reads, organisationId)
      const newest = ofEach(enterpriseKinds, (one) => states.get(one)?.newest_revision ?? null)
      const chosen = kind && revision ? { ...newest, [kind]: revision } : newest
      const loaded = await contents.documents(reads, organisationId, chosen)
      if (kind && revision && loaded[kind] === null) throw fault('A0404')
      return draw(reads, loaded, { organisationId })
    },

    /** The revision of a kind that waits for review, with whom and when; null when none waits. */
    async waiting(tx: ReadTx, id: string, kind: EnterpriseKind) {
      const of = { id, kind }
      const state = await contents.stateOf(tx, of)
      if (state.status !== UNDER_REVIEW) return null
      const saved = await contents.submission(tx, of, state.newest_revision)
      const { name } = await users.organisation(tx, id)
      return {
        name,
        organisationId: id,
        revision: state.newest_revision,
        submittedBy: saved?.savedBy ?? '',
        submittedAt: saved?.submittedAt ?? now(),
      }
    },

    /** For an operator: what is proposed in place of what is published, beside what is published. */
    async review(id: string, waiting: Partial<Record<EnterpriseKind, number>>) {
      const states = await contents.states(reads, id)
      const published = publishedOf(states)
      return {
        proposed: await draw(reads, await contents.documents(reads, id, { ...published, ...waiting }), 'any'),
        published: await draw(reads, await contents.documents(reads, id, published), 'any'),
      }
    },

    /** Carries out an operator's decision in the transaction of room review. A0409 when it is not the one under review. */
    async decide(
      tx: Tx,
      { organisationId, kind, ...decision }: ContentDecision & { organisationId: string; kind: EnterpriseKind },
      at: Date,
    ): Promise<{ name: string; organisationId: string }> {
      if (!(await enterpriseRepo(tx).certificationForUpdate(organisationId))) throw fault('A0404')
      await refreshProjection(
        tx,
        organisationId,
        kind,
        await contents.decide(tx, { id: organisationId, kind }, decision, at),
      )
      return { name: (await users.organisation(tx, organisationId)).name, organisationId }
    },

    /** An enterprise appears on the website, or leaves it: its files follow. */
    refreshFiles,

    /** States of all kinds, for whoever sums up. */
    states: async (tx: ReadTx, id: string): Promise<Record<EnterpriseKind, KindState>> => {
      const states = await contents.states(tx, id)
      return ofEach(enterpriseKinds, (kind) => states.get(kind) ?? UNTOUCHED)
    },
  }
}
export type EnterpriseContents = ReturnType<typeof createEnterpriseContents>
