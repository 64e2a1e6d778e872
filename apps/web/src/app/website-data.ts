/** How a website page gets its data: on the server by its `<page>.data.ts`, in the browser by one request for the same answer. */
import type { AnyEndpoint, Data, Input, Language } from '@portal/contract/kit'
import { data } from 'react-router'

export interface DataContext {
  url: URL
  language: Language
  /** The same endpoints, called in the process, as an anonymous visitor. */
  call<E extends AnyEndpoint>(endpoint: E, input: Input<E>): Promise<Data<E>>
}

/** Prefix under which the server answers a page's data alone. */
export const DATA_PREFIX = '/_data'

/** Throws what the router shows as "not found", with status 404. */
export function notFound(): never {
  throw data(null, { status: 404 })
}

/** Browser side: fetches the data of the page that is navigated to. */
export async function fetchPageData(_page: string, request: Request): Promise<unknown> {
  const url = new URL(request.url)
  const response = await fetch(DATA_PREFIX + url.pathname + url.search, { signal: request.signal })
  if (response.status === 404) return notFound()
  if (!response.ok) throw data(null, { status: response.status })
  return response.json()
}
