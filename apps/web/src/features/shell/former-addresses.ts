/** Addresses that pages had before: bookmarks, links in mails, open tags and histories lead to where the pages are now. */
import type { TitleKey } from '../../app/titles.ts'

interface Former {
  /** The path as it was. */
  path: string
  to: string
  /** The key of its title as it was, which open tags are stored with. */
  titleWas: string
  title: TitleKey
}

export const formerAddresses: readonly Former[] = [
  { path: '/console/moves', to: '/console/redirects', titleWas: 'moves', title: 'redirects' },
  { path: '/console/outgoing', to: '/console/outbox', titleWas: 'outgoing', title: 'outbox' },
]

/** Where the page of an address (path, perhaps with a query) is now. */
export function currentAddress(address: string): string {
  const found = formerAddresses.find(({ path }) => address === path || address.startsWith(`${path}?`))
  return found ? found.to + address.slice(found.path.length) : address
}

/** What the title of a page is called now. */
export const currentTitle = (title: string): string =>
  formerAddresses.find(({ titleWas }) => titleWas === title)?.title ?? title
