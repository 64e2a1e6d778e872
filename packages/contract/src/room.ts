/** What a room adds to the lists that all rooms share: each room declares it in `<room>-room.ts`, `rooms.ts` collects it. */
import type { Language } from './kit.ts'

/** What notices are about, as their readers look for them. */
export const messageGroups = ['inquiry', 'content', 'certification', 'complaint', 'platform', 'account'] as const
export type MessageGroup = (typeof messageGroups)[number]

/** What somebody chooses channels besides the bell for. */
export const messageTopics = ['certification', 'content', 'inquiry', 'account'] as const
export type MessageTopic = (typeof messageTopics)[number]

/** Fills the sentences of a notice; what is missing leaves a gap, never an error. */
export type NoticeParams = Readonly<Partial<Record<string, string>>>

/** What a notice says. By mail its title is the subject, by SMS it is all. */
export interface NoticeText {
  title: string
  text: string
  /** What the mail says instead of `text`: its reader is not signed in. */
  mail?: string
}

/** A kind of notice to one user. */
export interface Notice extends Record<Language, (params: NoticeParams) => NoticeText> {
  group: MessageGroup
  /** Whoever chose mail or SMS for the topic hears of it that way too; null: it stays with the bell. */
  topic: MessageTopic | null
}

export interface ContractRoom {
  /** Sentences `noun:verb:scope`; `own` means the caller's own enterprise, `any` means all of them. */
  permissions: readonly string[]
  /** What the audit log says was done. Only the types know these, and those of jobs: no page has to load them. */
  actions: readonly string[]
  /** What it was done to; content kinds stand behind a point. */
  subjects: readonly string[]
  /** Kinds of background work. */
  jobs: readonly string[]
  /** Kinds of notices to one user, with their words. */
  notices: Readonly<Record<string, Notice>>
}
