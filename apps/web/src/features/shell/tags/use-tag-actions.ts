import { useLocation, useNavigate } from 'react-router'
import { titles } from '../../../app/titles.ts'
import { useMessages } from '../../../lib/i18n/language.ts'
import { useSession } from '../../../lib/session.ts'
import { close, forget } from '../keep-alive/open-pages.ts'
import { useOpenPages } from '../keep-alive/use-open-pages.ts'
import { queryClient } from '../query-client.ts'
import { type Closing, closedBy, homeOf, reordered, successor, type Tag, tagsOf } from './tags.ts'

/** The tags as they stand, the id of the one in sight, and how they are called. */
export function useTags() {
  const { pages, current } = useOpenPages()
  const home = homeOf(useSession(({ enterprise }) => enterprise))
  const names = useMessages(titles)
  const tags = tagsOf(pages, home)
  return { tags, current, nameOf: ({ ownTitle, title }: Tag) => ownTitle ?? names[title] }
}

/** What can be done with a tag. Each reads the open pages of the moment it is called. */
export function useTagActions() {
  const navigate = useNavigate()
  const { hash } = useLocation()
  const home = homeOf(useSession(({ enterprise }) => enterprise))

  const open = (tag: Tag): void => {
    if (tag.id !== useOpenPages.getState().current) void navigate(tag.address)
  }
  /** Everything is asked for again, once, by the page that starts afresh; what other pages hold is fetched when they are seen. */
  const refresh = (tag: Tag): void => {
    const state = useOpenPages.getState()
    const isCurrent = state.current === tag.id
    void queryClient.invalidateQueries({ refetchType: 'none' })
    useOpenPages.setState(forget(state, [tag.id]))
    void navigate(`/redirect${tag.address}${isCurrent ? hash : ''}`, { replace: isCurrent })
  }
  /** Answers how many went. */
  const closeBy = (closing: Closing, tag: Tag): number => {
    const state = useOpenPages.getState()
    const all = tagsOf(state.pages, home)
    const closed = closedBy(closing, all, tag.id)
    if (closed.length === 0) return 0
    useOpenPages.setState(close(state, closed))
    const { current } = state
    if (current !== undefined && closed.includes(current)) {
      void navigate(successor(all, closed, current, tag.id).address)
    }
    return closed.length
  }
  /** Answers the place it has now, counted from one; home's is the first. */
  const move = (tag: Tag, to: number): number => {
    const state = useOpenPages.getState()
    const all = tagsOf(state.pages, home)
    if (tag.fixed) return 1
    const pages = reordered(state.pages, all, tag.id, to)
    useOpenPages.setState({ ...state, pages })
    return 1 + tagsOf(pages, home).findIndex(({ id }) => id === tag.id)
  }
  return { open, refresh, closeBy, move }
}
