/**
 * Every kind of content of an enterprise: its rules, and what visitors see of it. A kind that is missing here is a type
 * error; all else in the room asks here and names no kind.
 */
import { certificateProblem, type PublicCertificate } from '@portal/contract/content'
import { enterpriseKinds } from '@portal/contract/content-kind'
import {
  type EnterpriseCertificates,
  type EnterpriseDisplay,
  type EnterpriseDocuments,
  enterpriseDocuments,
  type EnterpriseKind,
  type EnterprisePavilion,
  pavilionSections,
  type PublicEnterpriseContent,
} from '@portal/contract/enterprise-content'
import type { Media, Picture } from '@portal/contract/file'
import { permits, ROOT } from '@portal/contract/permission'
import { fault } from '../../platform/errors.ts'
import {
  contentKinds,
  type ContentOf,
  type KindRules,
  type LoadedOf,
  type Reference,
  refuse,
  together,
} from '../content/index.ts'
import { publicCertificates } from './enterprise-certificate.view.ts'

export type EnterpriseContent = ContentOf<EnterpriseDocuments>
/** Documents of an enterprise, whichever revisions were asked for. */
export type EnterpriseLoaded = LoadedOf<EnterpriseDocuments>

/** What documents are drawn with: files by id (gone ones are missing), and the day, `YYYY-MM-DD`. */
interface Drawable {
  pictures: ReadonlyMap<string, Picture>
  media: ReadonlyMap<string, Media>
  today: string
}
interface EnterpriseKindRules<Document> extends KindRules<Document> {
  /** What its editor holds before anything was saved. */
  blank: Document
  /** Its part of the public page. */
  shown(loaded: EnterpriseLoaded, drawable: Drawable): Partial<PublicEnterpriseContent>
}

const pictures = (ids: readonly (string | null)[]): Reference[] =>
  ids.flatMap((fileId) => (fileId ? [{ fileId, kinds: ['picture' as const] }] : []))

const pictureOf = ({ pictures }: Drawable, file: string | null, alt: string): Picture | null => {
  const picture = file === null ? undefined : pictures.get(file)
  return picture ? { ...picture, alt } : null
}

const certificateRules: Omit<EnterpriseKindRules<EnterpriseCertificates>, 'shown'> = {
  blank: { certificates: [] },
  files: ({ certificates }) =>
    certificates.flatMap(({ files }) => files.map((fileId) => ({ fileId, kinds: ['picture', 'document'] as const }))),
  isEmpty: ({ certificates }) => certificates.length === 0,
  assertSubmittable({ certificates }) {
    const problem = certificateProblem(certificates)
    if (problem) throw fault('A0400', problem)
  },
}
const shownCertificates = (document: EnterpriseCertificates | null, drawable: Drawable): PublicCertificate[] =>
  publicCertificates(document?.certificates ?? [], drawable, drawable.today)

const display = {
  blank: enterpriseDocuments.display.parse({}),
  files: ({ logo, banner, story }) => pictures([logo, banner, ...story.map((section) => section.picture)]),
  isEmpty: ({ logo, banner, slogan, story, figures, qualifications }) =>
    !logo && !banner && slogan === '' && story.length + figures.length + qualifications.length === 0,
  assertSubmittable({ story }) {
    if (story.every((section) => section.text.trim() === '' && section.picture === null)) {
      throw refuse('请至少写一段企业故事后再提交', 'Please write at least one chapter of your story before you submit')
    }
  },
  shown: ({ display: told }, drawable) => ({
    display: told && {
      ...told,
      logo: pictureOf(drawable, told.logo, ''),
      banner: pictureOf(drawable, told.banner, ''),
      story: told.story.map((section) => ({
        ...section,
        picture: pictureOf(drawable, section.picture, section.pictureAlt),
      })),
    },
  }),
} as const satisfies EnterpriseKindRules<EnterpriseDisplay>

const pavilion = {
  blank: enterpriseDocuments.pavilion.parse({}),
  files: ({ banner }) => pictures([banner]),
  isEmpty: () => false,
  assertSubmittable({ sections }) {
    const names = sections.map(({ section }) => section)
    if (new Set(names).size !== names.length) throw refuse('展馆板块不能重复', 'A section can stand there only once')
    if (names.length !== pavilionSections.length || sections.every(({ shown }) => !shown)) {
      throw refuse('请至少展示一个板块', 'Please show at least one section')
    }
  },
  shown: ({ pavilion: told }, drawable) => ({
    pavilion: told && { ...told, banner: pictureOf(drawable, told.banner, '') },
  }),
} as const satisfies EnterpriseKindRules<EnterprisePavilion>

const kinds = {
  display,
  entCertificate: {
    ...certificateRules,
    shown: ({ entCertificate }, drawable) => ({ certificates: shownCertificates(entCertificate, drawable) }),
  },
  honor: {
    ...certificateRules,
    shown: ({ honor }, drawable) => ({ honors: shownCertificates(honor, drawable) }),
  },
  pavilion,
} as const satisfies { [Kind in EnterpriseKind]: EnterpriseKindRules<EnterpriseDocuments[Kind]> }
const rules: { [Kind in EnterpriseKind]: EnterpriseKindRules<EnterpriseDocuments[Kind]> } = kinds

export const { contentOf, filesIn, filesOf, isEmpty, assertAcceptable } = contentKinds<EnterpriseDocuments, unknown>(
  enterpriseKinds,
  enterpriseDocuments,
  rules,
)

/** What an editor holds before anything was saved. */
export const blankOf = <Kind extends EnterpriseKind>(kind: Kind): EnterpriseDocuments[Kind] => rules[kind].blank

/** What an enterprise shows of itself, from chosen revisions. */
export const publicContent = (loaded: EnterpriseLoaded, drawable: Drawable): PublicEnterpriseContent =>
  together(enterpriseKinds.map((kind) => kinds[kind].shown(loaded, drawable)))

/** Whether the holder of these permissions may edit what the own enterprise shows of itself. */
export const mayEdit = (actor: { roles: readonly string[]; perms: readonly string[] }): boolean =>
  actor.roles.includes(ROOT) || permits(actor.perms, 'enterprise:edit:own')
