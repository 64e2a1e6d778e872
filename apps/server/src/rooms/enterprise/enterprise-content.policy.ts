/** What each kind of content of an enterprise refers to and must say before it is submitted. */
import { certificateProblem } from '@portal/contract/content'
import {
  type EnterpriseCertificates,
  type EnterpriseDisplay,
  type EnterpriseDocuments,
  type EnterpriseKind,
  type EnterprisePavilion,
  pavilionSections,
} from '@portal/contract/enterprise-content'
import type { fileKinds } from '@portal/contract/file'
import { permits, ROOT } from '@portal/contract/permission'
import { fault } from '../../platform/errors.ts'

export type EnterpriseContent = {
  [Kind in EnterpriseKind]: { kind: Kind; document: EnterpriseDocuments[Kind] }
}[EnterpriseKind]
/** Documents of an enterprise, whichever revisions were asked for. */
export type EnterpriseLoaded = { [Kind in EnterpriseKind]: EnterpriseDocuments[Kind] | null }

interface Reference {
  fileId: string
  kinds: readonly (typeof fileKinds)[number][]
}
interface KindRules<Document> {
  files(document: Document): Reference[]
  isEmpty(document: Document): boolean
  assertSubmittable(document: Document): void
}

const refuse = (zh: string, en: string) => fault('A0400', { 'zh-cn': zh, en })
const pictures = (ids: readonly (string | null)[]): Reference[] =>
  ids.flatMap((fileId) => (fileId ? [{ fileId, kinds: ['picture' as const] }] : []))

const certificateRules: KindRules<EnterpriseCertificates> = {
  files: ({ certificates }) =>
    certificates.flatMap(({ files }) => files.map((fileId) => ({ fileId, kinds: ['picture', 'document'] as const }))),
  isEmpty: ({ certificates }) => certificates.length === 0,
  assertSubmittable({ certificates }) {
    const problem = certificateProblem(certificates)
    if (problem) throw fault('A0400', problem)
  },
}

const displayRules: KindRules<EnterpriseDisplay> = {
  files: ({ logo, banner, story }) => pictures([logo, banner, ...story.map((section) => section.picture)]),
  isEmpty: ({ logo, banner, slogan, story, figures, qualifications }) =>
    !logo && !banner && slogan === '' && story.length + figures.length + qualifications.length === 0,
  assertSubmittable({ story }) {
    if (story.every((section) => section.text.trim() === '' && section.picture === null)) {
      throw refuse('请至少写一段企业故事后再提交', 'Please write at least one chapter of your story before you submit')
    }
  },
}

const pavilionRules: KindRules<EnterprisePavilion> = {
  files: ({ banner }) => pictures([banner]),
  isEmpty: () => false,
  assertSubmittable({ sections }) {
    const names = sections.map(({ section }) => section)
    if (new Set(names).size !== names.length) throw refuse('展馆板块不能重复', 'A section can stand there only once')
    if (names.length !== pavilionSections.length || sections.every(({ shown }) => !shown)) {
      throw refuse('请至少展示一个板块', 'Please show at least one section')
    }
  },
}

const rules: { [Kind in EnterpriseKind]: KindRules<EnterpriseDocuments[Kind]> } = {
  display: displayRules,
  entCertificate: certificateRules,
  honor: certificateRules,
  pavilion: pavilionRules,
}
const rulesOf = (kind: EnterpriseKind) => rules[kind] as KindRules<EnterpriseContent['document']>

/** Files a document refers to, with the kinds of file that may stand there. */
export const filesIn = ({ kind, document }: EnterpriseContent): Reference[] => rulesOf(kind).files(document)

/** Whether a document holds nothing. */
export const isEmpty = ({ kind, document }: EnterpriseContent): boolean => rulesOf(kind).isEmpty(document)

/** Refuses to submit what no operator could approve. */
export const assertSubmittable = ({ kind, document }: EnterpriseContent): void =>
  rulesOf(kind).assertSubmittable(document)

/** Whether the holder of these permissions may edit what the own enterprise shows of itself. */
export const mayEdit = (actor: { roles: readonly string[]; perms: readonly string[] }): boolean =>
  actor.roles.includes(ROOT) || permits(actor.perms, 'enterprise:edit:own')
