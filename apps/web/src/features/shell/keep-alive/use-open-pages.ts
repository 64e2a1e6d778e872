/** The open pages of this window, emptied when the session ends. With the tags view they outlive a reload. */
import { create } from 'zustand'
import { currentAddress, currentTitle } from '../former-addresses.ts'
import { titles } from '../../../app/titles.ts'
import { onSessionEnd, useSession } from '../../../lib/session.ts'
import { useSettings } from '../../../lib/settings.ts'
import { noPages, type OpenPage, type OpenPages } from './open-pages.ts'

/** Key of the stored list, as JSON: `{ userId, pages: [{ id, opened, address, title, ownTitle? }] }`. */
export const STORED_PAGES = 'visitedViews'

type StoredPage = Pick<OpenPage, 'id' | 'opened' | 'address' | 'title' | 'ownTitle'>
interface Stored {
  userId: string
  pages: StoredPage[]
}

/** A window keeps its own list; a new window starts with the one written last. Storage may be forbidden or full. */
function inStorage<Answer>(act: (stores: readonly [Storage, Storage]) => Answer): Answer | undefined {
  try {
    return act([sessionStorage, localStorage])
  } catch {
    return undefined
  }
}

const isText = (value: unknown): value is string => typeof value === 'string'

/** An entry of the list with its page as it is called now, when it was stored under a former name. */
function asCalledNow(value: unknown): unknown {
  const page = typeof value === 'object' && value !== null ? value : {}
  const { opened, address, title } = page as Partial<Record<keyof StoredPage, unknown>>
  return {
    ...page,
    ...(isText(opened) && { opened: currentAddress(opened) }),
    ...(isText(address) && { address: currentAddress(address) }),
    ...(isText(title) && { title: currentTitle(title) }),
  }
}

/** What is no address of ours or has no title any more is left out. */
function isStoredPage(value: unknown): value is StoredPage {
  const { id, opened, address, title, ownTitle } = value as Partial<Record<keyof StoredPage, unknown>>
  const isOurs = [opened, address].every((one) => isText(one) && /^\/(?![/\\])/.test(one))
  return isText(id) && isOurs && isText(title) && title in titles.en && (ownTitle === undefined || isText(ownTitle))
}

/** The list that was stored for this person; nobody sees what somebody else had open. */
export function readPages(text: string | null, userId: string | undefined): OpenPage[] {
  try {
    const stored = JSON.parse(text ?? 'null') as Partial<Stored> | null
    if (userId === undefined || stored?.userId !== userId || !Array.isArray(stored.pages)) return []
    const whole = stored.pages.map(asCalledNow).filter(isStoredPage)
    return whole.map((page) => ({ ...page, alive: false, leaving: false, used: 0 }))
  } catch {
    return []
  }
}

function restored(): OpenPages {
  if (!useSettings.getState().tagsView) return noPages
  const text = inStorage(([own, shared]) => own.getItem(STORED_PAGES) ?? shared.getItem(STORED_PAGES)) ?? null
  return { ...noPages, pages: readPages(text, useSession.getState().user?.userId) }
}

export const useOpenPages = create<OpenPages>()(restored)

const remove = (): void => {
  inStorage((stores) => stores.forEach((store) => store.removeItem(STORED_PAGES)))
}

function store(): void {
  const userId = useSession.getState().user?.userId
  if (userId === undefined) return
  const pages = useOpenPages
    .getState()
    .pages.filter(({ leaving }) => !leaving)
    .map(({ id, opened, address, title, ownTitle }) => ({ id, opened, address, title, ownTitle }))
  const text = JSON.stringify({ userId, pages } satisfies { userId: string; pages: object[] })
  inStorage((stores) => stores.forEach((one) => one.setItem(STORED_PAGES, text)))
}

useOpenPages.subscribe(() => {
  if (useSettings.getState().tagsView) store()
})
useSettings.subscribe((now, before) => {
  if (now.tagsView === before.tagsView) return
  if (now.tagsView) store()
  else remove()
})
onSessionEnd(() => {
  useOpenPages.setState(noPages, true)
  remove()
})
