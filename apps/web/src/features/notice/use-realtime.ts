import { entInfo } from '@portal/contract/enterprise'
import { noticeText } from '@portal/contract/notice'
import type { RealtimeEvent } from '@portal/contract/realtime'
import type { MessageKind } from '@portal/contract/message'
import { App, Button } from 'antd'
import { createElement, useEffect, useEffectEvent } from 'react'
import { useNavigate } from 'react-router'
import { call } from '../../lib/client.ts'
import { openRealtime } from '../../lib/realtime.ts'
import { useLanguage } from '../../lib/i18n/language.ts'
import { forgetDict } from '../dict/dict-store.ts'
import { invalidate, invalidateRoom, queryClient } from '../shell/query-client.ts'
import { refreshSession } from '../shell/refresh-session.ts'
import { newestMessages } from './messages-query.ts'
import { noticeMessages } from './notice.messages.ts'

/** A page out of sight keeps its stream this long: browsers allow few connections, and open tabs are many. */
const OUT_OF_SIGHT = 60_000
const NEWEST = 8

/** Any call that needs the session tells why it is let into nothing (it is over, or locked), and takes the way of that. */
const noticeRefusal = (): void => void call(entInfo, {}, { quiet: true }).catch(() => undefined)

/** What the person or somebody of the enterprise just did is no news worth a pop-up; the bell counts it. */
const quietKinds: readonly MessageKind[] = [
  'certification.submitted',
  'content.submitted',
  'welcome',
  'account.passwordChanged',
  'account.mobileChanged',
  'account.emailChanged',
  'account.identityLinked',
  'account.identityUnlinked',
  'account.factor.added',
  'account.factor.removed',
  'account.factor.renewed',
  'account.factor.recovered',
  'account.factor.passkeyAdded',
  'account.factor.passkeyRemoved',
  'account.closing',
]

/** Shows a message that has just arrived. */
function useAnnounce(): (messageId: string) => Promise<void> {
  const { notification } = App.useApp()
  const navigate = useNavigate()
  const language = useLanguage()
  return async (messageId) => {
    invalidateRoom('message')
    const { list } = await queryClient.fetchQuery({ ...newestMessages(NEWEST), staleTime: 0 })
    const message = list.find(({ id, readAt }) => id === messageId && readAt === null)
    if (!message || quietKinds.includes(message.kind)) return
    const { title, text } = noticeText(message, language)
    const { link } = message
    const follow = (): void => {
      notification.destroy(messageId)
      if (link !== null) void navigate(link)
    }
    const open = createElement(Button, { size: 'small', type: 'link', onClick: follow }, noticeMessages[language].open)
    notification.info({ key: messageId, title, description: text, role: 'status', ...(link && { actions: open }) })
  }
}

/** The room whose calls are asked again after an event that says no more than that something changed. */
const roomOf: Partial<Record<RealtimeEvent['name'], string>> = {
  'message.changed': 'message',
  'product.changed': 'product',
  'enterprise.changed': 'ent',
  'review.changed': 'review',
  'complaint.changed': 'complaint',
  'inquiry.changed': 'inquiry',
  'news.changed': 'news',
  'hall.changed': 'hall',
  'expo.changed': 'expo',
  'filing.changed': 'filing',
  'file.changed': 'file',
}

/** What may change the numbers in the console's menu. */
const waits: readonly RealtimeEvent['name'][] = ['review.changed', 'complaint.changed', 'inquiry.changed']

/**
 * Listens to realtime events while somebody is signed in: new messages are shown, what changed elsewhere is fetched again,
 * permissions and the enterprise's state follow, and a session that was ended elsewhere ends here.
 */
export function useRealtime(): void {
  const announce = useAnnounce()
  const react = useEffectEvent((event: RealtimeEvent): void => {
    if (event.name === 'message.sent') void announce(event.messageId).catch(() => undefined)
    else if (event.name === 'permission.changed') void refreshSession().catch(() => undefined)
    else if (event.name === 'session.ended') noticeRefusal()
    else if (event.name === 'dict.changed') {
      forgetDict(event.dictCode)
      invalidateRoom('dicts')
    } else {
      const room = roomOf[event.name]
      if (room) invalidateRoom(room)
      if (waits.includes(event.name)) invalidateRoom('stats/waiting')
    }
  })

  useEffect(() => {
    let close: (() => void) | undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    let opened = 0
    const onEvent = (event: RealtimeEvent): void => {
      // What happened while nobody listened is fetched; the first time nothing was missed.
      if (event.name === 'ready' && opened++ > 0) {
        void invalidate()
        forgetDict()
      }
      react(event)
    }
    const listen = (): void => {
      clearTimeout(timer)
      close ??= openRealtime({ onEvent, onRefused: noticeRefusal })
    }
    const rest = (): void => {
      close?.()
      close = undefined
    }
    const seen = (): void => {
      if (document.visibilityState === 'visible') listen()
      else timer = setTimeout(rest, OUT_OF_SIGHT)
    }
    listen()
    document.addEventListener('visibilitychange', seen)
    return () => {
      document.removeEventListener('visibilitychange', seen)
      clearTimeout(timer)
      rest()
    }
  }, [])
}
