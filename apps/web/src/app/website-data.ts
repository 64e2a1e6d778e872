/** How a website page gets its data: on the server by its `<page>.data.ts`, in the browser by one request for the same answer. */
import type { Language } from '@portal/contract/kit'
import type { CallAsVisitor } from '@portal/contract/renderer'
import { data, redirect } from 'react-router'

export interface DataContext {
  url: URL
  language: Language
  call: CallAsVisitor
}

/** Prefix under which the server answers a page's data alone. */
export const DATA_PREFIX = '/_data'

/** Throws what the router shows as "not found", with status 404. */
export function notFound(): never {
  throw data(null, { status: 404 })
}

/** Answers that were asked for before the navigation (`prefetch.ts`), by address; each is taken once. */
export const askedAhead = new Map<string, Promise<Response>>()

/** Browser side: fetches the data of the page that is navigated to. */
export async function fetchPageData(_page: string, request: Request): Promise<unknown> {
  const { pathname, search } = new URL(request.url)
  const address = DATA_PREFIX + pathname + search
  const ahead = askedAhead.get(address)
  askedAhead.delete(address)
  const response = await (ahead ?? fetch(address, { signal: request.signal }))
  if (response.status === 404) return notFound()
  // The page went elsewhere: its address is to be the new one.
  if (response.redirected) {
    const arrived = new URL(response.url)
    return redirect(arrived.pathname.slice(DATA_PREFIX.length) + arrived.search)
  }
  if (!response.ok) throw data(null, { status: response.status })
  return response.json()
}
