import type { Picture } from '@portal/contract/file'
import type { ExpoAdminDetail } from '@portal/contract/hall-admin'
import type { Expo } from '@portal/contract/hall-document'

/** What the page holds: content with the picture of its banner and the names of its articles. */
export interface ExpoForm extends Expo {
  bannerPicture: Picture | null
  articleTitles: { id: string; title: string }[]
}
export type Entry = Expo['programme'][number]

export const emptyForm: ExpoForm = {
  title: '',
  titleEn: '',
  summary: '',
  summaryEn: '',
  description: '',
  descriptionEn: '',
  place: '',
  placeEn: '',
  startsOn: '',
  endsOn: '',
  banner: null,
  bannerPicture: null,
  skin: 'blueprint',
  programme: [],
  rule: null,
  articles: [],
  articleTitles: [],
}

export const formOf = ({ content, bannerPicture, articleTitles }: ExpoAdminDetail): ExpoForm => ({
  ...content,
  bannerPicture,
  articleTitles,
})

/** A draft, or what was put together from two versions, with the banner and the titles that the server told by now. */
export const readdressed = (draft: ExpoForm, known: ExpoForm): ExpoForm => ({
  ...draft,
  bannerPicture: draft.banner === known.banner ? known.bannerPicture : draft.bannerPicture,
  articleTitles: [
    ...known.articleTitles,
    ...draft.articleTitles.filter(({ id }) => !known.articleTitles.some((one) => one.id === id)),
  ],
})

/** What is sent. */
export function contentOf(form: ExpoForm): Expo {
  const { bannerPicture: _, articleTitles: __, ...content } = form
  return content
}

/** Fields in one order: the database gives them back in its own. */
const sorted = (_key: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)))
    : value

/** What makes two contents different to a person. */
export const fingerprint = (form: ExpoForm): string => JSON.stringify(contentOf(form), sorted)

export const newEntry = (day: string): Entry => ({
  day,
  startsAt: '09:00',
  endsAt: '',
  title: '',
  titleEn: '',
  place: '',
  placeEn: '',
  speaker: '',
  speakerEn: '',
})

const entryComplete = ({ day, startsAt, endsAt, title }: Entry): boolean =>
  title.trim() !== '' && day !== '' && startsAt !== '' && (endsAt === '' || startsAt <= endsAt)

/** Whether it can be saved. */
export const isComplete = ({ title, startsOn, endsOn, programme }: ExpoForm): boolean =>
  title.trim() !== '' && startsOn !== '' && endsOn !== '' && startsOn <= endsOn && programme.every(entryComplete)
