/** Explains classification symbols in words. Runs on the server. */
import type { Language } from '@portal/contract/kit'
import classificationWords from './classification-words.json'
import { ipcGroupMessages } from './ipc.messages.ts'

interface Level {
  symbol: string
  name: string
}

export interface IpcView {
  symbol: string
  /** From the section down to the group, each with its words; empty for what is no symbol. */
  levels: Level[]
}

/**
 * Chinese and English words, short ones of our own: sections, classes and all subclasses of the International Patent
 * Classification, its main groups that are often met (`F04D29`), and the classes of the Locarno Classification for designs.
 */
const words = new Map(Object.entries(classificationWords))

/** What a symbol without blanks (`F04D`, `F04D29`) is about; null for one without words here. */
export const classificationName = (symbol: string, language: Language): string | null =>
  words.get(symbol)?.[language === 'en' ? 1 : 0] ?? null

function named(symbol: string, language: Language, shown = symbol): Level[] {
  const name = classificationName(symbol, language)
  return name === null ? [] : [{ symbol: shown, name }]
}

/** The main group with its words, and what stands below it; of groups without words it is said where they are explained. */
function groups(subclass: string, group: string, language: Language): Level[] {
  const t = ipcGroupMessages[language]
  const [main = '', sub = ''] = group.split('/')
  const mainGroup = named(subclass + main, language, `${main}/00`)
  if (mainGroup.length === 0) return [{ symbol: group, name: t.group }]
  return /^0+$/.test(sub) ? mainGroup : [...mainGroup, { symbol: group, name: t.subgroup }]
}

/** Section, class, subclass, main group and group of `F04D 29/22`; the class of `12-07`, a symbol for designs. */
function levelsOf(symbol: string, language: Language): Level[] {
  const [, subclass, group] = /^([A-H]\d{2}[A-Z])\s*(\d{1,4}\/\d{2,6})?/.exec(symbol) ?? []
  if (subclass === undefined) return named(/^\d{2}(?=-\d{2}$)/.exec(symbol)?.[0] ?? '', language)
  return [
    ...named(subclass.slice(0, 1), language),
    ...named(subclass.slice(0, 3), language),
    ...named(subclass, language),
    ...(group === undefined ? [] : groups(subclass, group, language)),
  ]
}

/** Each symbol with its levels. */
export const explainIpc = (symbols: readonly string[], language: Language): IpcView[] =>
  symbols.map((symbol) => ({ symbol, levels: levelsOf(symbol, language) }))
