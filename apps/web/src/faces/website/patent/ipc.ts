/** Explains IPC symbols in words. Runs on the server. */
import type { Language } from '@portal/contract/kit'
import { ipcWords } from './ipc.messages.ts'

export interface IpcView {
  symbol: string
  /** From the section down to the class; empty for what is no IPC symbol, such as Locarno classes of designs. */
  levels: { symbol: string; name: string }[]
}

function level(symbol: string, language: Language): { symbol: string; name: string }[] {
  const t: Readonly<Record<string, string>> = ipcWords[language]
  const name = t[`ipc${symbol}`]
  return name === undefined ? [] : [{ symbol, name }]
}

/** Section and class of each symbol; the subclass and groups stay symbols, their words are a table of 70,000. */
export function explainIpc(symbols: readonly string[], language: Language): IpcView[] {
  return symbols.map((symbol) => {
    const isIpc = /^[A-H]\d{2}/.test(symbol)
    const levels = isIpc ? [...level(symbol.slice(0, 1), language), ...level(symbol.slice(0, 3), language)] : []
    return { symbol, levels }
  })
}
