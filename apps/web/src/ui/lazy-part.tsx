import { type ComponentType, lazy } from 'react'

type FetchPart<Props> = () => Promise<{ default: ComponentType<Props> }>

/** Parts that the server has begun to fetch; a part may bring parts of its own. */
const fetching = new Set<Promise<void>>()

/** On the server, to be awaited before a page is drawn: the code of every part that it may show is there then. */
export async function partsFetched(): Promise<void> {
  while (fetching.size > 0) await Promise.all(fetching)
}

/** Nobody waits for code on the server, so a page is drawn in one go. */
function fetchedAhead<Props extends object>(fetchPart: FetchPart<Props>): ComponentType<Props> {
  let Part: ComponentType<Props> | undefined
  let failure: unknown
  const fetched = fetchPart()
    .then(
      (module) => {
        Part = module.default
      },
      (error: unknown) => {
        failure = error
      },
    )
    .finally(() => fetching.delete(fetched))
  fetching.add(fetched)
  return function FetchedAhead(props) {
    if (Part === undefined) throw failure
    return <Part {...props} />
  }
}

/**
 * A part of a server-rendered page whose code is split off: React's `lazy` in the browser. To be named on the first level of
 * a module.
 */
export const lazyPart: <Props extends object>(fetchPart: FetchPart<Props>) => ComponentType<Props> = import.meta.env.SSR
  ? fetchedAhead
  : lazy
