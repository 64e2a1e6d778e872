/** Explains IPC symbols in words. Runs on the server. */
import type { Language } from '@portal/contract/kit'
import { ipcSubclassWords } from './ipc-subclass.messages.ts'
import { ipcWords } from './ipc.messages.ts'

export interface IpcView {
  symbol: string
  /** From the section down to the group, each with its words; empty for what is no IPC symbol, such as Locarno classes of designs. */
  levels: { symbol: string; name: string }[]
}

function level(symbol: string, language: Language): { symbol: string; name: string }[] {
  const t: Readonly<Record<string, string>> = ipcWords[language]
  const name = t[`ipc${symbol}`]
  return name === undefined ? [] : [{ symbol, name }]
}

/** What a subclass such as `F04D` is about; null for one without words here. */
export function subclassName(subclass: string, language: Language): string | null {
  const t: Readonly<Record<string, string | undefined>> = ipcSubclassWords[language]
  return t[`ipc${subclass}`] ?? null
}

/** Subclass and main group of a symbol such as `F04D 13/06`; the words of groups are a table of 70,000, they stay symbols. */
function lower(symbol: string, language: Language): { symbol: string; name: string }[] {
  const [, subclass, group] = /^([A-H]\d{2}[A-Z])\s*(\d{1,4}\/\d{2,6})?/.exec(symbol) ?? []
  if (subclass === undefined) return []
  const name = subclassName(subclass, language)
  return [
    ...(name === null ? [] : [{ symbol: subclass, name }]),
    ...(group === undefined ? [] : [{ symbol: group, name: ipcSubclassWords[language].group }]),
  ]
}

/** Section, class, subclass and group of each symbol. */
export function explainIpc(symbols: readonly string[], language: Language): IpcView[] {
  return symbols.map((symbol) => {
    const isIpc = /^[A-H]\d{2}/.test(symbol)
    const levels = isIpc
      ? [...level(symbol.slice(0, 1), language), ...level(symbol.slice(0, 3), language), ...lower(symbol, language)]
      : []
    return { symbol, levels }
  })
}
