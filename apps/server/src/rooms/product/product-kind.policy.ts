/** What the rules of a content kind are made of. */
import { bilingual } from '@portal/contract/bilingual'
import type { fileKinds } from '@portal/contract/file'
import { fault } from '../../platform/errors.ts'
import type { Referred } from '../file/index.ts'

/** A file that a document refers to, and what kinds of file may stand there. */
export interface Reference {
  fileId: string
  kinds: readonly (typeof fileKinds)[number][]
}

/** What a document is looked at beside. */
export interface ValidationContext {
  /** Patents the product is linked with. */
  linked: ReadonlySet<string>
  /** Patents the document names that exist. */
  known: { has(patentId: string): boolean }
  /** Numbers of those of which the enterprise is no applicant, by id. */
  foreign: ReadonlyMap<string, string>
  /** The files it refers to, by id. */
  files: ReadonlyMap<string, Referred>
}

export interface KindRules<Document> {
  files(document: Document): Reference[]
  isEmpty(document: Document): boolean
  /** Refuses documents that contradict themselves or what is around them, drafts too. */
  assertSound?(document: Document, around: ValidationContext): void
  /** Refuses to submit what no operator could approve. */
  assertSubmittable(document: Document, around: ValidationContext): void
}

export const refuse = (zh: string, en: string) => fault('A0400', bilingual(zh, en))
