/** Where exactly a display or a pavilion differs from what is published. */
import type { PublicDisplay, PublicEnterpriseContent, PublicPavilion } from '@portal/contract/enterprise-content'
import { type Difference, differing, isReordered, movedEntries, type Pair, pairs, type Side } from './differences.ts'
import type { EnterpriseChangeKey } from './enterprise-changes.ts'

/** Details that a reviewer knows by name. */
const detailKeys = [
  'english',
  'title',
  'titleEn',
  'text',
  'textEn',
  'picture',
  'pictureAlt',
  'name',
  'phone',
  'email',
  'address',
  'addressEn',
  'welcome',
  'welcomeEn',
  'order',
] as const
type DetailKey = (typeof detailKeys)[number]

export type EnterpriseDifference = Difference<EnterpriseChangeKey, DetailKey>
type Pavilions = Pick<PublicEnterpriseContent, 'pavilion'>
type Chapter = PublicDisplay['story'][number]
type Figure = PublicDisplay['figures'][number]

/** Words of the page that differences are told in. */
interface Naming {
  chapter(at: number): string
  skin(skin: PublicPavilion['skin']): string
  section(section: PublicPavilion['sections'][number]['section']): string
  product(id: string): string
  place(at: number): string
}

const lines = (items: readonly string[]): string => items.join('\n')
const figureText = ({ label, value, unit, labelEn, unitEn }: Figure): string =>
  [`${label} ${value}${unit}`, `${labelEn} ${unitEn}`.trim()].filter((text) => text !== '').join('\n')

function inOrder<Entry>(
  of: EnterpriseChangeKey,
  list: readonly Pair<Entry>[],
  [before, after]: readonly [readonly Entry[], readonly Entry[]],
  name: (entry: Entry, index: number) => string,
): EnterpriseDifference[] {
  if (!isReordered(list, before)) return []
  return [{ of, item: '', field: 'order', before: lines(before.map(name)), after: lines(after.map(name)) }]
}

function figuresOf(before: readonly Figure[], after: readonly Figure[]): EnterpriseDifference[] {
  const list = pairs(before, after, [({ label }) => label])
  return [
    ...inOrder('figures', list, [before, after], ({ label }) => label),
    ...list.map((pair): EnterpriseDifference => {
      const [was, is] = [pair.before && figureText(pair.before), pair.after && figureText(pair.after)]
      return { of: 'figures', item: (pair.after ?? pair.before)?.label ?? '', field: null, before: was, after: is }
    }),
  ]
}

const chapterFields = ['title', 'titleEn', 'text', 'textEn', 'picture', 'pictureAlt'] as const

function storyOf(before: readonly Chapter[], after: readonly Chapter[], naming: Naming): EnterpriseDifference[] {
  const list = pairs(before, after, [
    ({ title }) => title,
    ({ text }) => text,
    ({ picture }) => picture?.fileId ?? '',
    (chapter) => `${before.includes(chapter) ? before.indexOf(chapter) : after.indexOf(chapter)}`,
  ])
  const nameOf = (chapter: Chapter, index: number): string => chapter.title || naming.chapter(index + 1)
  return [
    ...inOrder('story', list, [before, after], nameOf),
    ...list.flatMap((pair) => {
      const item = pair.after
        ? nameOf(pair.after, after.indexOf(pair.after))
        : pair.before
          ? nameOf(pair.before, before.indexOf(pair.before))
          : ''
      return chapterFields.map((field): EnterpriseDifference => {
        return { of: 'story', item, field, before: pair.before?.[field] ?? null, after: pair.after?.[field] ?? null }
      })
    }),
  ]
}

const contactFields = ['name', 'phone', 'email', 'address', 'addressEn'] as const

/** Reads one place of what was shown before and after. */
const between =
  <Shown>(before: Shown | null, after: Shown | null) =>
  (of: EnterpriseChangeKey, field: DetailKey | null, read: (shown: Shown) => Side): EnterpriseDifference => ({
    of,
    item: '',
    field,
    before: before && read(before),
    after: after && read(after),
  })

function displayDifferences(before: PublicDisplay | null, after: PublicDisplay | null, naming: Naming) {
  const one = between(before, after)
  return [
    one('logo', null, ({ logo }) => logo),
    one('banner', null, ({ banner }) => banner),
    one('slogan', null, ({ slogan }) => slogan),
    one('slogan', 'english', ({ sloganEn }) => sloganEn),
    ...figuresOf(before?.figures ?? [], after?.figures ?? []),
    ...storyOf(before?.story ?? [], after?.story ?? [], naming),
    one('qualifications', null, ({ qualifications }) => lines(qualifications)),
    ...contactFields.map((field) => one('contact', field, ({ contact }) => contact[field])),
  ]
}

function pavilionDifferences(before: PublicPavilion | null, after: PublicPavilion | null, naming: Naming) {
  const one = between(before, after)
  return [
    one('skin', null, ({ skin }) => naming.skin(skin)),
    one('pavilionBanner', null, ({ banner }) => banner),
    ...(['title', 'titleEn', 'welcome', 'welcomeEn'] as const).map((field) =>
      one('welcome', field, (pavilion) => pavilion[field]),
    ),
    one('sections', null, ({ sections }) =>
      lines(sections.filter(({ shown }) => shown).map(({ section }) => naming.section(section))),
    ),
  ]
}

/** A product that was put into the order of a pavilion, moved in it, or taken out; places from 1. */
interface ProductMove {
  id: string
  before: number | null
  after: number | null
}

/** What became of the products that are put in order; those that only made room are not told. */
export function productMoves({ pavilion: was }: Pavilions, { pavilion: is }: Pavilions): ProductMove[] {
  const [before, after] = [was?.products ?? [], is?.products ?? []]
  const moved = movedEntries(before, after)
  const placeIn = (list: readonly string[], id: string): number | null =>
    list.includes(id) ? list.indexOf(id) + 1 : null
  return [...new Set([...after, ...before])]
    .map((id) => ({ id, before: placeIn(before, id), after: placeIn(after, id) }))
    .filter((move) => moved.has(move.id) || move.before === null || move.after === null)
}

/** Every place of a display and of a pavilion that differs. */
export function enterpriseDifferences(
  published: PublicEnterpriseContent,
  proposed: PublicEnterpriseContent,
  naming: Naming,
): EnterpriseDifference[] {
  const [was, is] = [published, proposed]
  return differing<EnterpriseDifference>([
    ...displayDifferences(was.display, is.display, naming),
    ...pavilionDifferences(was.pavilion, is.pavilion, naming),
    ...productMoves(was, is).map(({ id, before, after }): EnterpriseDifference => {
      const told = (place: number | null): Side => (place === null ? null : naming.place(place))
      return { of: 'products', item: naming.product(id), field: null, before: told(before), after: told(after) }
    }),
  ])
}
