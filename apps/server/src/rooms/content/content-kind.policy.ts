/** What a room knows of the kinds of content that its subject has: one shape for all subjects. */
import { bilingual } from '@portal/contract/bilingual'
import type { fileKinds } from '@portal/contract/file'
import { fault } from '../../platform/errors.ts'
import { documentReader, type KindOf, type LoadedOf, type Schemas } from './content-document.policy.ts'

/** A file that a document refers to, and what kinds of file may stand there. */
export interface Reference {
  fileId: string
  kinds: readonly (typeof fileKinds)[number][]
}

/** The rules of one kind. `Around`: what its documents are looked at beside. */
export interface KindRules<Document, Around = unknown> {
  files(document: Document): Reference[]
  /** Whether a document holds nothing. */
  isEmpty(document: Document): boolean
  /** Refuses documents that contradict themselves or what is around them, drafts too. */
  assertSound?(document: Document, around: Around): void
  /** Refuses to submit what no operator could approve. */
  assertSubmittable(document: Document, around: Around): void
}

/** A document with its kind, of a record of documents by kind. */
export type ContentOf<Documents, Kind extends KindOf<Documents> = KindOf<Documents>> = {
  [One in Kind]: { kind: One; document: Documents[One] }
}[Kind]

/** A value for each of some kinds. */
export const ofEach = <Kind extends string, Value>(
  kinds: readonly Kind[],
  value: (kind: Kind) => Value,
): Record<Kind, Value> => Object.fromEntries(kinds.map((kind) => [kind, value(kind)])) as Record<Kind, Value>

type All<Part> = (Part extends unknown ? (part: Part) => void : never) extends (all: infer Whole) => void
  ? Whole
  : never
/** What several kinds tell, each a part of it, as one. */
export const together = <Part extends object>(parts: readonly Part[]): All<Part> =>
  Object.assign({}, ...parts) as All<Part>

/** What can be asked of documents whose kind is known only while running. */
export function contentKinds<Documents extends Record<string, unknown>, Around>(
  kinds: readonly KindOf<Documents>[],
  schemas: Schemas<Documents>,
  rules: { [Kind in KindOf<Documents>]: KindRules<Documents[Kind], Around> },
) {
  type Kind = KindOf<Documents>
  type Content<One extends Kind = Kind> = ContentOf<Documents, One>
  const { read } = documentReader(schemas)

  /** A document with its kind, parsed. */
  const contentOf = <One extends Kind>(kind: One, document: unknown): Content<One> => ({
    kind,
    document: read(kind, document),
  })
  const contentsIn = (loaded: LoadedOf<Documents>): Content[] =>
    kinds.flatMap((kind) => {
      const document = loaded[kind]
      return document === null ? [] : [{ kind, document }]
    })
  const filesIn = <One extends Kind>({ kind, document }: Content<One>): Reference[] => rules[kind].files(document)

  return {
    contentOf,

    /** The documents that are there, each with its kind. */
    contentsIn,

    /** Files a document refers to, with the kinds of file that may stand there. */
    filesIn,

    /** Ids of the files that documents refer to. */
    filesOf: (loaded: LoadedOf<Documents>): string[] =>
      contentsIn(loaded).flatMap((content) => filesIn(content).map(({ fileId }) => fileId)),

    isEmpty: <One extends Kind>({ kind, document }: Content<One>): boolean => rules[kind].isEmpty(document),

    /** Refuses documents that contradict themselves or what is around them, and to submit what no operator could approve. */
    assertAcceptable<One extends Kind>({ kind, document }: Content<One>, around: Around, submit: boolean): void {
      rules[kind].assertSound?.(document, around)
      if (submit) rules[kind].assertSubmittable(document, around)
    },
  }
}

/** A refusal of what somebody wants to save (A0400). */
export const refuse = (zh: string, en: string) => fault('A0400', bilingual(zh, en))
