import type { displayDetail, EnterpriseDisplay, PublicDisplay } from '@portal/contract/enterprise-content'
import type { Picture } from '@portal/contract/file'
import type { Data } from '@portal/contract/kit'

type Keyed<T> = T & {
  /** Stays with it while its place and its words change. */
  key: string
}
export type Chapter = Keyed<PublicDisplay['story'][number]>
export type Figure = Keyed<PublicDisplay['figures'][number]>
/** A presentation as it is edited: pictures drawn, chapters and figures told apart. */
export interface DisplayDraft extends Omit<PublicDisplay, 'story' | 'figures'> {
  story: Chapter[]
  figures: Figure[]
}

let made = 0
/** A key nothing else on the page has. */
export const newKey = (): string => {
  made += 1
  return `new ${made}`
}

export const emptyChapter = (): Chapter => ({
  key: newKey(),
  title: '',
  titleEn: '',
  text: '',
  textEn: '',
  picture: null,
  pictureAlt: '',
})
export const emptyFigure = (): Figure => ({ key: newKey(), label: '', labelEn: '', value: '', unit: '', unitEn: '' })

/** What the server holds, as it is edited. */
export function draftOf({ content, pictures }: Data<typeof displayDetail>): DisplayDraft {
  const drawn = (fileId: string | null): Picture | null => pictures.find((picture) => picture.fileId === fileId) ?? null
  return {
    ...content,
    logo: drawn(content.logo),
    banner: drawn(content.banner),
    figures: content.figures.map((figure, index) => ({ ...figure, key: `figure ${index}` })),
    story: content.story.map((chapter, index) => ({
      ...chapter,
      key: `chapter ${index}`,
      picture: drawn(chapter.picture),
    })),
  }
}

/** What is sent. Figures nobody filled in are left out. */
export function documentOf(draft: DisplayDraft): EnterpriseDisplay {
  const filled = ({ label, value }: Figure): boolean => label.trim() !== '' || value.trim() !== ''
  return {
    ...draft,
    logo: draft.logo?.fileId ?? null,
    banner: draft.banner?.fileId ?? null,
    figures: draft.figures.filter(filled).map(({ key: _key, ...figure }) => figure),
    story: draft.story.map(({ key: _key, ...chapter }) => ({ ...chapter, picture: chapter.picture?.fileId ?? null })),
  }
}

export const fingerprint = (draft: DisplayDraft): string => JSON.stringify(documentOf(draft))

/** A draft of this device with the addresses of today for the pictures that the server told: its own may have expired. */
export function readdressed(draft: DisplayDraft, { pictures }: Data<typeof displayDetail>): DisplayDraft {
  const today = (picture: Picture | null): Picture | null =>
    pictures.find(({ fileId }) => fileId === picture?.fileId) ?? picture
  return {
    ...draft,
    logo: today(draft.logo),
    banner: today(draft.banner),
    story: draft.story.map((chapter) => ({ ...chapter, picture: today(chapter.picture) })),
  }
}
