/** What of the queue is looked at; it lives in the address of the list, and goes along to the items. */
import { ReviewKind } from '@portal/contract/review'

const ID = /^[1-9]\d{0,17}$/
const HOURS = /^[1-9]\d{0,3}$/

export interface ReviewFilter {
  kind: ReviewKind | undefined
  organisationId: string
  keywords: string
  /** Hours, or '' for any. */
  waitedHours: string
  mine: boolean
}

const names = ['kind', 'organisationId', 'keywords', 'waitedHours', 'mine'] as const

/** What is malformed in an address counts as not set. */
export function readReviewFilter(params: URLSearchParams): ReviewFilter {
  const matching = (name: string, form: RegExp): string => {
    const given = params.get(name) ?? ''
    return form.test(given) ? given : ''
  }
  return {
    kind: ReviewKind.optional()
      .catch(undefined)
      .parse(params.get('kind') ?? undefined),
    organisationId: matching('organisationId', ID),
    keywords: (params.get('keywords') ?? '').slice(0, 100),
    waitedHours: matching('waitedHours', HOURS),
    mine: params.get('mine') === 'true',
  }
}

/** As the calls want it: only what is set. */
export const reviewQuery = ({ kind, organisationId, keywords, waitedHours, mine }: ReviewFilter) => ({
  ...(kind && { kind }),
  ...(organisationId !== '' && { organisationId }),
  ...(keywords !== '' && { keywords }),
  ...(waitedHours !== '' && { waitedHours }),
  ...(mine && { mine: 'true' as const }),
})

/** Whether anything is looked for at all. */
export const isFiltered = (filter: ReviewFilter): boolean => Object.keys(reviewQuery(filter)).length > 0

/** The filter's part of an address, with its question mark; '' where nothing is set. */
export function filterSearch(params: URLSearchParams): string {
  const kept = new URLSearchParams()
  for (const name of names) {
    const value = params.get(name)
    if (value) kept.set(name, value)
  }
  const search = kept.toString()
  return search === '' ? '' : `?${search}`
}
