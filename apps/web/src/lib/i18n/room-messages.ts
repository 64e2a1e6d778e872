/** The words that a room brings; `features/rooms.ts` and `features/pages.ts` collect them. */
import type { Bilingual, Language } from '@portal/contract/kit'
import type { ActionOf, JobOf, PermissionOf, RoomName, SubjectOf } from '@portal/contract/rooms'

/** In Chinese and in English. */
export type Pair = readonly [zh: string, en: string]

/** A section stands exactly where the room declared names for it. */
type Section<Name extends string, Names extends string> = [Names] extends [never]
  ? unknown
  : Record<Name, Readonly<Record<Names, Pair>>>

type NounOf<Permission extends string> = Permission extends `${infer Noun}:${string}` ? Noun : never

/** A page behind the sign-in: its title, also in menus, breadcrumbs and tags, and its icon there (a path on a 24 px grid). */
export interface PageMessages {
  title: Pair
  icon?: string
}

/** Everything that a room is called; a name of the contract without words here is a type error. */
export type RoomMessages<Room extends RoomName> = Section<'permissions', PermissionOf<Room>> &
  /** The nouns of its permissions, which group them. */
  Section<'nouns', NounOf<PermissionOf<Room>>> &
  Section<'actions', ActionOf<Room>> &
  Section<'subjects', SubjectOf<Room>> &
  Section<'jobs', JobOf<Room>> & {
    /** Subjects of the audit log that have a name instead of a number: `subject.id`. */
    subjectNames?: Readonly<Record<string, Pair>>
  }

export const inLanguage = ([zh, en]: Pair, language: Language): string => (language === 'en' ? en : zh)

/** What the kinds of content of a subject are called in the audit log. */
export const kindSubjects = <Subject extends string, Kind extends string>(
  subject: Subject,
  names: Readonly<Record<Kind, Bilingual>>,
): Record<`${Subject}.${Kind}`, Pair> =>
  Object.fromEntries(
    Object.entries<Bilingual>(names).map(([kind, name]): [string, Pair] => [
      `${subject}.${kind}`,
      [name['zh-cn'], name.en],
    ]),
  ) as Record<`${Subject}.${Kind}`, Pair>
