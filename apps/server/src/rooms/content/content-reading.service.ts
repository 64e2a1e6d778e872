import type { ContentHistory } from '@portal/contract/content'
import type { ReadTx } from '../../platform/transaction.ts'
import type { Users } from '../user/index.ts'
import { documentReader, type KindOf, type LoadedOf, type Schemas } from './content-document.policy.ts'
import { contentRevisionRepo } from './content-revision.repo.ts'
import { type KindState, UNTOUCHED } from './content.policy.ts'
import { contentRepo, type NewestRow, type PublishedRow } from './content.repo.ts'
import { revisionView } from './content.view.ts'

/** How many lines of a history are told. */
const MOST = 100

/** One kind of content of one subject. */
export interface Of<Documents, Kind extends KindOf<Documents> = KindOf<Documents>> {
  /** Of the subject. */
  id: string
  kind: Kind
}
/** The newest revision of one kind with its state. */
export interface Newest<Document> extends Omit<NewestRow, 'document'> {
  document: Document | null
}
/** States by kind (one that nobody touched is missing), and what is published. */
export interface PublishedContent<Documents> {
  states: Map<string, KindState>
  documents: LoadedOf<Documents>
}

/** Reads what is drafted, reviewed and published of the subjects of one room: documents are always parsed. */
export function createContentReading<Documents>({
  users,
  subject,
  schemas,
}: {
  users: Users
  subject: string
  schemas: Schemas<Documents>
}) {
  type Kind = KindOf<Documents>
  const { read, loaded } = documentReader(schemas)
  const keyOf = ({ id, kind }: Of<Documents>) => ({ subject, id, kind })
  const statesIn = (rows: readonly (KindState & { kind: string })[]): Map<string, KindState> =>
    new Map(rows.map(({ kind, ...state }) => [kind, state]))

  function publishedContent(rows: readonly PublishedRow[]): PublishedContent<Documents> {
    const states = rows.map((row) => {
      const { id: _, document: __, ...state } = row
      return state
    })
    return { states: statesIn(states), documents: loaded(rows) }
  }

  async function states(tx: ReadTx, id: string): Promise<Map<string, KindState>> {
    return statesIn(await contentRepo(tx).states({ subject, id }))
  }

  async function stateOf(tx: ReadTx, { id, kind }: Of<Documents>): Promise<KindState> {
    return (await states(tx, id)).get(kind) ?? UNTOUCHED
  }

  return {
    /** What was stored of a kind, as it is read today: for statements of the owning room. */
    read,

    /** States by kind; a kind nobody touched is missing. */
    states,
    stateOf,

    /** What visitors see, with the states. */
    published: async (tx: ReadTx, id: string): Promise<PublishedContent<Documents>> =>
      publishedContent(await contentRepo(tx).published({ subject, id })),

    /** The same of many subjects, by id, in one statement; those that nobody touched are missing. */
    async publishedOfMany(tx: ReadTx, ids: readonly string[]): Promise<Map<string, PublishedContent<Documents>>> {
      const byId = Map.groupBy(await contentRepo(tx).publishedOfMany(subject, ids), ({ id }) => id)
      return new Map([...byId].map(([id, kinds]) => [id, publishedContent(kinds)]))
    },

    /** What is published of one kind by many subjects, by id, in one statement; who has none is missing. */
    async publishedOfKind<One extends Kind>(
      tx: ReadTx,
      kind: One,
      ids: readonly string[],
    ): Promise<Map<string, Documents[One]>> {
      const rows = ids.length === 0 ? [] : await contentRepo(tx).publishedOfKind({ subject, kind }, ids)
      return new Map(rows.map(({ id, document }) => [id, read(kind, document)]))
    },

    /** The state of one kind with its newest document, in one statement; undefined: nobody touched it. */
    async newest<One extends Kind>(tx: ReadTx, of: Of<Documents, One>): Promise<Newest<Documents[One]> | undefined> {
      const found = await contentRepo(tx).newest(keyOf(of))
      return found && { ...found, document: found.document === null ? null : read(of.kind, found.document) }
    },

    /** Documents of chosen revisions; null and 0 leave a kind out. */
    async documents(
      tx: ReadTx,
      id: string,
      revisions: Readonly<Partial<Record<Kind, number | null>>>,
    ): Promise<LoadedOf<Documents>> {
      const chosen = Object.entries<number | null | undefined>(revisions)
      const wanted = new Map(chosen.flatMap(([kind, one]) => (one ? [[kind, one] as const] : [])))
      return loaded(wanted.size === 0 ? [] : await contentRevisionRepo(tx).ofKinds({ subject, id }, wanted))
    },

    /**
     * Subjects by what their newest or published documents say (in capitals) in a text field, oldest first. Needs an
     * index of that field: see the repo.
     */
    async byField<One extends Kind>(
      tx: ReadTx,
      { kind, field }: { kind: One; field: keyof Documents[One] & string },
      values: readonly string[],
    ): Promise<Map<string, string[]>> {
      const rows = values.length === 0 ? [] : await contentRepo(tx).byField({ subject, kind, field }, values)
      const byValue = Map.groupBy(rows, ({ value }) => value)
      return new Map([...byValue].map(([value, found]) => [value, found.map(({ id }) => id)]))
    },

    /** Who saved and submitted a revision, and when; undefined: there is no such revision. */
    async submission(tx: ReadTx, of: Of<Documents>, revision: number) {
      const found = await contentRevisionRepo(tx).find(keyOf(of), revision)
      return found && { savedBy: found.created_by, submittedAt: found.submitted_at }
    },

    /** All revisions that are kept, newest first. */
    async history(tx: ReadTx, of: Of<Documents>): Promise<ContentHistory> {
      const state = await stateOf(tx, of)
      const rows = await contentRevisionRepo(tx).history(keyOf(of), { title: null, limit: MOST })
      const names = await users.names(tx, [...new Set(rows.flatMap((row) => row.created_by ?? []))])
      return {
        revision: state.newest_revision,
        publishedRevision: state.published_revision,
        revisions: rows.map((row) => revisionView(row, names)),
      }
    },

    /** Whether anything of a subject was ever sent to review, and whether anything was published. */
    past: (tx: ReadTx, id: string): Promise<{ submitted: boolean; published: boolean }> =>
      contentRevisionRepo(tx).past({ subject, id }),

    /** What was published in the course of time, oldest first. */
    async publications<One extends Kind>(
      tx: ReadTx,
      of: Of<Documents, One>,
    ): Promise<{ revision: number; document: Documents[One]; decidedAt: Date | null }[]> {
      const rows = await contentRevisionRepo(tx).published(keyOf(of))
      return rows.map(({ revision, document, decided_at }) => ({
        revision,
        document: read(of.kind, document),
        decidedAt: decided_at,
      }))
    },
  }
}
