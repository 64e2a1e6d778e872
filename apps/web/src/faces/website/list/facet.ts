/** One way to narrow a list, with its counts, worded. */
export interface FacetView {
  /** Key in the address. */
  key: string
  title: string
  options: { value: string; name: string; count: number }[]
  chosen: string | null
}

/** A filter that is set, worded for its chip. */
export interface ChosenFilter {
  key: string
  name: string
}

/** The filters that are set, in the order of the facets; `more` are those that no facet shows. */
export const chosenFilters = (facets: readonly FacetView[], more: ChosenFilter[] = []): ChosenFilter[] => [
  ...more,
  ...facets.flatMap(({ key, options, chosen }) => {
    const option = options.find(({ value }) => value === chosen)
    return option ? [{ key, name: option.name }] : []
  }),
]

/** The chosen option stays in its facet even where nothing matches it any more. */
export function facetOptions<Value extends string | number>(
  counted: readonly { value: Value; count: number }[],
  chosen: Value | undefined,
  nameOf: (value: Value) => string,
): FacetView['options'] {
  const missing = chosen !== undefined && !counted.some(({ value }) => value === chosen)
  const all = missing ? [...counted, { value: chosen, count: 0 }] : counted
  return all.map(({ value, count }) => ({ value: String(value), name: nameOf(value), count }))
}
