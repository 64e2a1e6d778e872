/** What rooms let people find by name, so that the command palette does not have to look into their tables. */
import type { Access } from '@portal/contract/kit'
import type { RecordKind } from '@portal/contract/search-record'
import type { ReadTx } from './transaction.ts'

/** What was typed, and for whom something is looked for. */
export interface RecordSearch {
  /** Kinds of the room that the asker may find; nothing of another kind is answered. */
  kinds: readonly RecordKind[]
  /** As it was typed, in lower case, without blanks around; never ''. */
  text: string
  /** A tsquery of its words, the last one perhaps unfinished; null: it has none. */
  tsquery: string | null
  /** Of each kind, at most. */
  most: number
  userId: string
  /** The asker's own enterprise; null: none, and nothing of an enterprise's own is found. */
  organisation: { id: string; name: string } | null
}

/** One record, the best of its kind first. */
export interface RecordRow {
  kind: RecordKind
  /** What its address is made of: an id, unless the room says otherwise. */
  key: string
  title: string
  /** '' where it has none. */
  title_en: string
  hint: string
}

interface FindableKind {
  /** Who finds them: whoever could call something with this access. */
  access: Exclude<Access, 'public'>
  /** The address of the page that shows one. */
  to(key: string): string
}

/** What can be found of a room. */
export interface RoomRecords {
  readonly kinds: { readonly [Kind in RecordKind]?: FindableKind }
  /** At most one query. The tenancy of kinds that belong to enterprises or people stands in its WHERE. */
  find(tx: ReadTx, search: RecordSearch): Promise<RecordRow[]>
}
