/** What an enterprise shows of itself besides its certification: presentation, certificates, honours, its pavilion. */
import { z } from 'zod'
import {
  Certificate,
  CERTIFICATES_MAX,
  contentDetail,
  ContentHistory,
  ContentSaved,
  contentSave,
  ContentState,
  PublicCertificate,
} from './content.ts'
import { enterpriseKinds } from './content-kind.ts'
import { Media, Picture } from './file.ts'
import { type Endpoint, endpoint, FileId, Id, requiredText, text } from './kit.ts'

/** Content kinds of an enterprise. */
export const EnterpriseKind = z.enum(enterpriseKinds)
export type EnterpriseKind = z.infer<typeof EnterpriseKind>

/** A chapter of the story: words, or a picture, or both. */
export const StorySection = z.object({
  title: text(60).default(''),
  titleEn: text(120).default(''),
  text: text(3000).default(''),
  textEn: text(6000).default(''),
  picture: FileId.nullable().default(null),
  pictureAlt: text(200).default(''),
})
/** A figure worth telling: 成立 2012 · 研发人员 120. */
export const StoryFigure = z.object({
  label: requiredText(20),
  labelEn: text(40).default(''),
  value: requiredText(20),
  unit: text(10).default(''),
  unitEn: text(20).default(''),
})
export const BusinessContact = z.object({
  name: text(40).default(''),
  phone: z.union([z.literal(''), z.string().regex(/^[\d+()\- ]{5,30}$/, { error: 'phone.form' })]).default(''),
  email: z.union([z.literal(''), z.email({ error: 'email.form' }).max(120)]).default(''),
  address: text(200).default(''),
  addressEn: text(300).default(''),
})
export const EnterpriseDisplay = z.object({
  logo: FileId.nullable().default(null),
  banner: FileId.nullable().default(null),
  slogan: text(60).default(''),
  sloganEn: text(120).default(''),
  figures: z.array(StoryFigure).max(6).default([]),
  story: z.array(StorySection).max(12).default([]),
  /** 资质: 高新技术企业, 专精特新… one line each. */
  qualifications: z.array(requiredText(60)).max(20).default([]),
  contact: BusinessContact.default({ name: '', phone: '', email: '', address: '', addressEn: '' }),
})
export type EnterpriseDisplay = z.infer<typeof EnterpriseDisplay>

export const EnterpriseCertificates = z.object({ certificates: z.array(Certificate).max(CERTIFICATES_MAX) })
export type EnterpriseCertificates = z.infer<typeof EnterpriseCertificates>

export const pavilionSkins = ['blueprint', 'gallery', 'workshop', 'night'] as const
export const PavilionSkin = z.enum(pavilionSkins)
export type PavilionSkin = z.infer<typeof PavilionSkin>
export const pavilionSections = [
  'welcome',
  'products',
  'story',
  'patents',
  'certificates',
  'honors',
  'contact',
] as const
/** How the enterprise's pavilion looks: sections in their order, products in theirs (others follow, newest first). */
export const EnterprisePavilion = z.object({
  skin: PavilionSkin.default('blueprint'),
  banner: FileId.nullable().default(null),
  title: text(60).default(''),
  titleEn: text(120).default(''),
  welcome: text(500).default(''),
  welcomeEn: text(1000).default(''),
  sections: z
    .array(z.object({ section: z.enum(pavilionSections), shown: z.boolean() }))
    .max(pavilionSections.length)
    .default(pavilionSections.map((section) => ({ section, shown: true }))),
  products: z.array(Id).max(200).default([]),
})
export type EnterprisePavilion = z.infer<typeof EnterprisePavilion>

/** Every kind's document. */
export const enterpriseDocuments = {
  display: EnterpriseDisplay,
  entCertificate: EnterpriseCertificates,
  honor: EnterpriseCertificates,
  pavilion: EnterprisePavilion,
} as const satisfies Record<EnterpriseKind, z.ZodType>
export type EnterpriseDocuments = { [Kind in EnterpriseKind]: z.output<(typeof enterpriseDocuments)[Kind]> }

// ——— What everybody sees ———

export const PublicDisplay = EnterpriseDisplay.extend({
  logo: Picture.nullable(),
  banner: Picture.nullable(),
  story: z.array(StorySection.extend({ picture: Picture.nullable() })),
})
export type PublicDisplay = z.output<typeof PublicDisplay>
export const PublicPavilion = EnterprisePavilion.extend({ banner: Picture.nullable() })
export type PublicPavilion = z.output<typeof PublicPavilion>
/** What of it is published; null and empty where nothing is. */
export const PublicEnterpriseContent = z.object({
  display: PublicDisplay.nullable(),
  certificates: z.array(PublicCertificate),
  honors: z.array(PublicCertificate),
  pavilion: PublicPavilion.nullable(),
})
export type PublicEnterpriseContent = z.output<typeof PublicEnterpriseContent>

// ——— What the enterprise does ———

type Path = `/api/${string}`
interface Declaration<Document extends z.ZodRawShape> {
  paths: { status: Path; save: Path; detail: Path }
  /** What it is called in the summaries of the calls. */
  what: string
  document: z.ZodObject<Document>
}

const ent = '/api/enterprise/ent' as const
/** The paths of a kind, unless it has its own. */
const pathsOf = <Kind extends EnterpriseKind>(kind: Kind) => ({
  status: `${ent}/${kind}/${kind}Status` as const,
  save: `${ent}/${kind}/${kind}Save` as const,
  detail: `${ent}/${kind}/get${kind.slice(0, 1).toUpperCase()}${kind.slice(1)}Detail` as const,
})

function callsOf<Document extends z.ZodRawShape>({ paths, what, document }: Declaration<Document>) {
  return {
    status: endpoint({
      method: 'POST',
      again: 'reads',
      path: paths.status,
      access: 'enterprise:read:own',
      summary: `State of the ${what} of the caller's enterprise.`,
      data: ContentState,
    }),
    save: endpoint({
      method: 'POST',
      once: true,
      path: paths.save,
      access: 'enterprise:edit:own',
      summary: `Save the ${what} of the caller's enterprise.`,
      body: contentSave(document.shape),
      data: ContentSaved,
    }),
    detail: endpoint({
      method: 'POST',
      again: 'reads',
      path: paths.detail,
      access: 'enterprise:read:own',
      summary: `The newest revision of the ${what} of the caller's enterprise.`,
      data: contentDetail({
        content: document,
        /** Files that the content refers to: all of them, and those that are pictures as they are drawn. */
        files: z.array(Media),
        pictures: z.array(Picture),
        can: z.object({ edit: z.boolean() }),
      }),
    }),
  }
}

/** The calls of a kind as far as all are alike: the documents differ. */
export interface EnterpriseKindCalls {
  status: Endpoint<z.ZodUndefined, z.ZodUndefined, z.ZodUndefined, typeof ContentState, 'enterprise:read:own'>
  save: Endpoint<z.ZodUndefined, z.ZodUndefined, z.ZodType<Saved>, typeof ContentSaved, 'enterprise:edit:own'>
  detail: Endpoint<z.ZodUndefined, z.ZodUndefined, z.ZodUndefined, z.ZodType, 'enterprise:read:own'>
}
interface Saved {
  submit: boolean
  revision?: number | undefined
}

/** The calls of every kind. Each is exported by a name of its own below, which names it in the API's document. */
export const enterpriseKindCalls = {
  display: callsOf({ paths: pathsOf('display'), what: 'presentation', document: EnterpriseDisplay }),
  entCertificate: callsOf({
    paths: {
      status: `${ent}/certificate/certificateStatus`,
      save: `${ent}/certificate/certificateSave`,
      detail: `${ent}/certificate/getCertificateDetail`,
    },
    what: 'certificates',
    document: EnterpriseCertificates,
  }),
  honor: callsOf({
    paths: {
      status: `${ent}/honorDetail/honorStatus`,
      save: `${ent}/honorDetail/honorSave`,
      detail: `${ent}/honorDetail/getHonorDetail`,
    },
    what: 'honours',
    document: EnterpriseCertificates,
  }),
  pavilion: callsOf({ paths: pathsOf('pavilion'), what: 'pavilion', document: EnterprisePavilion }),
} as const satisfies Record<EnterpriseKind, EnterpriseKindCalls>

export const { status: displayStatus, save: displaySave, detail: displayDetail } = enterpriseKindCalls.display
export const {
  status: entCertificateStatus,
  save: entCertificateSave,
  detail: entCertificateDetail,
} = enterpriseKindCalls.entCertificate
export const { status: honorStatus, save: honorSave, detail: honorDetail } = enterpriseKindCalls.honor
export const { status: pavilionStatus, save: pavilionSave, detail: pavilionDetail } = enterpriseKindCalls.pavilion

export const entContentStatuses = endpoint({
  method: 'GET',
  path: '/api/enterprise/ent/content/statuses',
  access: 'enterprise:read:own',
  summary: "States of all content kinds of the caller's enterprise.",
  data: z.record(EnterpriseKind, ContentState),
})

const ofKind = z.object({ kind: EnterpriseKind })
export const entContentRecall = endpoint({
  method: 'POST',
  once: true,
  path: '/api/enterprise/ent/content/recall',
  access: 'enterprise:edit:own',
  summary: 'Take a revision back from review; it becomes a draft.',
  body: ofKind,
  data: ContentSaved,
})
export const entContentWithdraw = endpoint({
  method: 'POST',
  once: true,
  path: '/api/enterprise/ent/content/withdraw',
  access: 'enterprise:edit:own',
  summary: 'Take what is published off the website.',
  body: ofKind,
  data: ContentSaved,
})
export const entContentHistory = endpoint({
  method: 'POST',
  again: 'reads',
  path: '/api/enterprise/ent/content/history',
  access: 'enterprise:read:own',
  summary: 'The revisions of one kind, newest first, with what became of them.',
  body: ofKind,
  data: ContentHistory,
})
export const entContentRestore = endpoint({
  method: 'POST',
  once: true,
  path: '/api/enterprise/ent/content/restore',
  access: 'enterprise:edit:own',
  summary: 'Take the content of an older revision over as a new draft; what is published stays.',
  body: ofKind.extend({ revision: z.number().int().min(1) }),
  data: ContentSaved,
})
