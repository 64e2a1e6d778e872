import {
  type EnterprisePavilion,
  type pavilionDetail,
  pavilionSections,
  type PublicPavilion,
} from '@portal/contract/enterprise-content'
import type { Data } from '@portal/contract/kit'

/** A pavilion as it is edited: its banner drawn, every section there. */
export type PavilionDraft = PublicPavilion

/** What the server holds, as it is edited; sections that are newer than what was saved stand at the end. */
export function draftOf({ content, pictures }: Data<typeof pavilionDetail>): PavilionDraft {
  const known = new Set(content.sections.map(({ section }) => section))
  const later = pavilionSections.filter((section) => !known.has(section))
  return {
    ...content,
    banner: pictures.find(({ fileId }) => fileId === content.banner) ?? null,
    sections: [...content.sections, ...later.map((section) => ({ section, shown: true }))],
  }
}

/** What is sent. */
export const documentOf = (draft: PavilionDraft): EnterprisePavilion => ({
  ...draft,
  banner: draft.banner?.fileId ?? null,
})

export const fingerprint = (draft: PavilionDraft): string => JSON.stringify(documentOf(draft))

/** A draft of this device with today's address of the banner, if the server told it: its own may have expired. */
export const readdressed = (draft: PavilionDraft, { pictures }: Data<typeof pavilionDetail>): PavilionDraft => ({
  ...draft,
  banner: pictures.find(({ fileId }) => fileId === draft.banner?.fileId) ?? draft.banner,
})
