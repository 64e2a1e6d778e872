/**
 * Chinese and Latin words for full-text search: cut by jieba with our own industry words.
 * Both ends are brought to NFKC and lower case; traditional characters are not converted yet.
 */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Jieba } from '@node-rs/jieba'
import { industryWords } from './text/industry-words.ts'
import { stopWords } from './text/stop-words.ts'

const require = createRequire(import.meta.url)
let segmenter: Jieba | null = null

/** The dictionary takes half a second, so it is read at the first use, or when `warmText` is called. */
function jieba(): Jieba {
  if (segmenter) return segmenter
  const { Jieba: Segmenter } = require('@node-rs/jieba') as typeof import('@node-rs/jieba')
  segmenter = Segmenter.withDict(readFileSync(require.resolve('@node-rs/jieba/dict.txt')))
  segmenter.loadDict(Buffer.from(industryWords.map((word) => `${word} 1000 n\n`).join('')))
  return segmenter
}

/** Reads the dictionary now, so that the first search need not wait. */
export const warmText = (): void => void jieba()

/** A text can be longer than a book by mistake; what is behind this many characters is not indexed. */
const MOST_CHARACTERS = 200_000
const normalise = (text: string): string => text.slice(0, MOST_CHARACTERS).normalize('NFKC').toLowerCase()
/** PostgreSQL refuses lexemes of 2 kB; nobody searches for words this long. */
const MOST_WORD = 100
const isWord = (word: string): boolean => word.length <= MOST_WORD && /[\p{L}\p{N}]/u.test(word) && !stopWords.has(word)

/**
 * The words of a text for the index, in order and with repetitions: long words also bring the words inside them.
 * Words that HMM would guess are left out, because a query would guess others.
 */
export const indexTokens = (text: string): string[] =>
  text === '' ? [] : jieba().cutForSearch(normalise(text), false).filter(isWord)

/** The words of a query, each once. */
export const queryTokens = (text: string): string[] =>
  text === '' ? [] : [...new Set(jieba().cut(normalise(text), false).filter(isWord))]

/** Weighted texts of one document: A outweighs B outweighs C. */
export interface WeightedText {
  A?: string
  B?: string
  C?: string
  D?: string
}

/** The texts of a record's fields by their weights: `{ A: ['title'], C: ['abstract'] }`; several are joined by lines. */
export const weighted = (
  record: object,
  fields: Partial<Record<keyof WeightedText, readonly string[]>>,
): WeightedText =>
  Object.fromEntries(
    Object.entries(fields).map(([weight, names]) => [
      weight,
      names.flatMap((name) => (record as Record<string, string | string[]>)[name] ?? '').join('\n'),
    ]),
  )

/** tsvector keeps positions up to this one, and at most 256 of a word. */
const LAST_POSITION = 16_383
const quote = (lexeme: string): string => `'${lexeme.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`
const han = /\p{Script=Han}/u

/** Single characters of a title count as words too, so that 泵 finds 离心水泵. */
const characters = (tokens: string[]): string[] =>
  tokens.flatMap((token) => (token.length > 1 ? [...token].filter((char) => han.test(char) && isWord(char)) : []))

/** A tsvector literal, to be handed over as a parameter: `${searchVector({ A: title, C: abstract })}::tsvector`. */
export function searchVector(texts: WeightedText): string {
  const lexemes: string[] = []
  let position = 0
  for (const weight of ['A', 'B', 'C', 'D'] as const) {
    const tokens = indexTokens(texts[weight] ?? '')
    for (const token of weight === 'A' ? [...tokens, ...characters(tokens)] : tokens) {
      position = Math.min(position + 1, LAST_POSITION)
      lexemes.push(`${quote(token)}:${position}${weight === 'D' ? '' : weight}`)
    }
  }
  return lexemes.join(' ')
}

/** A tsquery literal asking for all words, each marked as `mark` says; null without a word. */
function asking(text: string, mark: (isLast: boolean) => string): string | null {
  const tokens = queryTokens(text)
  if (tokens.length === 0) return null
  return tokens.map((token, index) => quote(token) + mark(index === tokens.length - 1)).join(' & ')
}

/** A tsquery literal asking for all words of `text`, as a parameter for `::tsquery`; null when it has no word. */
export const searchQuery = (text: string): string | null => asking(text, () => '')

/** The same of the texts that weigh most, such as names. */
export const nameQuery = (text: string): string | null => asking(text, () => ':A')

/** The same while somebody types: the last word may be unfinished. */
export const unfinishedNameQuery = (text: string): string | null => asking(text, (isLast) => (isLast ? ':*A' : ':A'))

/** The same of texts that hold nothing but names. */
export const unfinishedQuery = (text: string): string | null => asking(text, (isLast) => (isLast ? ':*' : ''))
