import type { DictItem } from '@portal/contract/dict'
import { useEffect } from 'react'
import { loadDict, showDict, useDictStore } from './dict-store.ts'

export interface Dict {
  items: readonly DictItem[]
  /** Set when it could not be fetched and nothing is kept from before. */
  failure: Error | undefined
  retry(): void
}

const none: readonly DictItem[] = []

/** The items of a dictionary; they follow changes made elsewhere and the language. */
export function useDict(code: string): Dict {
  const items = useDictStore((store) => store.items[code])
  const failure = useDictStore((store) => store.failures[code])
  useEffect(() => showDict(code), [code])
  return {
    items: items ?? none,
    failure: items ? undefined : failure,
    retry: () => void loadDict(code),
  }
}
