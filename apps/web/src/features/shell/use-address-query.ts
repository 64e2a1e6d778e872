import { useSearchParams } from 'react-router'

/** What is set; undefined and '' take out what was set before. The page goes by the name `page`. */
export type QueryChange = Record<string, string | undefined>

/** Filters, order and page of a list, kept in the address: it can be shared, and going back brings them back. */
export function useAddressQuery() {
  const [params, setParams] = useSearchParams()
  /** Sets some of them; anything but the page starts again at page one. `replace`: without a step to go back to. */
  const change = (next: QueryChange, { replace = false } = {}): void =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before)
        if (!('page' in next)) after.delete('page')
        for (const [key, value] of Object.entries(next)) {
          if (value) after.set(key, value)
          else after.delete(key)
        }
        return after
      },
      { replace },
    )
  return {
    params,
    /** Sets the whole query. */
    setParams,
    /** From 1. */
    pageNum: Math.max(1, Number(params.get('page')) || 1),
    change,
    clear: (): void => setParams({}),
  }
}
