/** The catalogue of notices: what the bell shows and what goes out by mail and SMS. Each room declares its own. */
import type { Language } from './kit.ts'
import { oneLine } from './one-line.ts'
import type { Notice, NoticeParams, NoticeText } from './room.ts'
import { type NoticeKind, rooms } from './rooms.ts'

/** The kinds of notices there are. */
export type MessageKind = NoticeKind

const noticesOf = Object.values(rooms).map(({ notices }): Readonly<Record<string, Notice>> => notices)
/** By kind: `NoticeKind` is made of the same keys. */
const catalogue = Object.assign({}, ...noticesOf) as Readonly<Record<MessageKind, Notice>>

export const messageKinds = Object.keys(catalogue) as [MessageKind, ...MessageKind[]]

interface NoticeToTell {
  kind: MessageKind
  params: NoticeParams
}

/** What somebody wrote, in as many lines as they liked. All other parameters are names, or words of ours. */
const prose: ReadonlySet<string> = new Set(['reason', 'text', 'textEn'])

/** The sentences of a notice, whose title is one line whatever its names hold. */
function written({ kind, params }: NoticeToTell, language: Language): NoticeText {
  const fitting = Object.entries(params).map(([name, value = '']): [string, string] => [
    name,
    prose.has(name) || /^(reason|remark)_/.test(name) ? value : oneLine(value),
  ])
  return catalogue[kind][language](Object.fromEntries(fitting))
}

/** Closes a sentence that stands alone in a mail. */
const closed = (text: string, language: Language): string =>
  /[。．.！!？?]$/.test(text) || text === '' ? text : `${text}${language === 'en' ? '.' : '。'}`

/** A notice as the bell and the list of messages show it. */
export function noticeText(notice: NoticeToTell, language: Language): { title: string; text: string } {
  const { title, text } = written(notice, language)
  return { title, text }
}

/** A notice as a mail says it, to somebody who is not signed in. */
export function noticeMail(notice: NoticeToTell, language: Language): { subject: string; text: string } {
  const { title, text, mail } = written(notice, language)
  return { subject: title, text: mail ?? closed(text, language) }
}

export const messageGroupOf = (kind: MessageKind): Notice['group'] => catalogue[kind].group

export const messageKindsOf = (group: Notice['group']): MessageKind[] =>
  messageKinds.filter((kind) => messageGroupOf(kind) === group)

/** The topic whose channels somebody chose; null: it stays with the bell. */
export const messageTopicOf = (kind: MessageKind): Notice['topic'] => catalogue[kind].topic
