/** One way to narrow a list, with its counts, worded. */
export interface FacetView {
  /** Key in the address. */
  key: string
  title: string
  options: FacetOption[]
  chosen: string | null
}

export interface FacetOption {
  value: string
  name: string
  count: number
  /** Its own key, where the options of a facet can be chosen beside each other. */
  key?: string
  /** Whether it is, where it has its own key. */
  isSet?: boolean
}

/** Under which key an option stands in the address, and whether it is chosen. */
export const optionState = (facet: FacetView, { key, value, isSet }: FacetOption): { key: string; chosen: boolean } =>
  key === undefined ? { key: facet.key, chosen: value === facet.chosen } : { key, chosen: isSet === true }

/** A filter that is set, worded for its chip. */
export interface ChosenFilter {
  key: string
  name: string
}

/** The filters that are set, in the order of the facets; `more` are those that no facet shows. */
export const chosenFilters = (facets: readonly FacetView[], more: ChosenFilter[] = []): ChosenFilter[] => [
  ...more,
  ...facets.flatMap((facet) =>
    facet.options.flatMap((option) => {
      const { key, chosen } = optionState(facet, option)
      return chosen ? [{ key, name: option.name }] : []
    }),
  ),
]

/** The chosen option stays in its facet even where it was not counted: `total` products match it then. */
export function facetOptions<Value extends string | number>(
  counted: readonly { value: Value; count: number }[],
  chosen: Value | undefined,
  nameOf: (value: Value) => string,
  total = 0,
): FacetView['options'] {
  const missing = chosen !== undefined && !counted.some(({ value }) => value === chosen)
  const all = missing ? [...counted, { value: chosen, count: total }] : counted
  return all.map(({ value, count }) => ({ value: String(value), name: nameOf(value), count }))
}
