import { channelList, channelSave, type MessageChannels, type MessageTopic } from '@portal/contract/message'
import { messageTopics } from '@portal/contract/room'
import type { Profile } from '@portal/contract/user-profile'
import { useMutation, useQuery } from '@tanstack/react-query'
import { App, Switch } from 'antd'
import { QueryState } from '../../../features/shell/page-state.tsx'
import { endpointQuery, queryClient } from '../../../features/shell/query-client.ts'
import { call } from '../../../lib/client.ts'
import { useMessages } from '../../../lib/i18n/language.ts'
import { Link } from '../../../ui/link.tsx'
import css from './account-info.module.css'
import { noticeChannelMessages } from './notices.messages.ts'

type Channel = 'mail' | 'sms'
const channels: readonly Channel[] = ['mail', 'sms']
const key = [channelList.path, {}]

/** What is switched shows at once; a refusal puts it back. */
function useChoice() {
  const t = useMessages(noticeChannelMessages)
  const { message } = App.useApp()
  return useMutation({
    mutationFn: (body: MessageChannels) => call(channelSave, { body }),
    onMutate: (body) => {
      const before = queryClient.getQueryData<MessageChannels>(key)
      queryClient.setQueryData(key, body)
      return before
    },
    onError: (_error, _body, before) => queryClient.setQueryData(key, before),
    onSuccess: (saved) => {
      queryClient.setQueryData(key, saved)
      void message.success({ key: 'channels', content: t.saved })
    },
  })
}

interface MatrixProps {
  chosen: MessageChannels
  topics: readonly MessageTopic[]
  bound: Record<Channel, boolean>
}

function Matrix({ chosen, topics, bound }: MatrixProps) {
  const t = useMessages(noticeChannelMessages)
  const save = useChoice()
  const texts: Record<MessageTopic, string> = {
    certification: t.certificationText,
    content: t.contentText,
    inquiry: t.inquiryText,
    account: t.accountText,
  }
  const turn = (topic: MessageTopic, channel: Channel, on: boolean): void =>
    save.mutate({ ...chosen, [topic]: { ...chosen[topic], [channel]: on } })
  return (
    <table className={css['matrix']}>
      <thead>
        <tr>
          <th scope="col">{t.topic}</th>
          <th scope="col">{t.bell}</th>
          {channels.map((channel) => (
            <th key={channel} scope="col">
              {t[channel]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {topics.map((topic) => (
          <tr key={topic}>
            <th scope="row">
              {t[topic]}
              <small>{texts[topic]}</small>
            </th>
            <td>
              <Switch checked disabled aria-label={t.by(t.bell, t[topic])} />
            </td>
            {channels.map((channel) => (
              <td key={channel}>
                <Switch
                  aria-label={t.by(t[channel], t[topic])}
                  checked={bound[channel] && chosen[topic][channel]}
                  disabled={!bound[channel] || save.isPending}
                  onChange={(on) => turn(topic, channel, on)}
                />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** By which channels somebody hears of what; mail and SMS wait until there is somewhere to send them. */
export function NoticesTab({ profile, isMember }: { profile: Profile; isMember: boolean }) {
  const t = useMessages(noticeChannelMessages)
  const query = useQuery(endpointQuery(channelList, {}))
  const bound = { mail: profile.email !== '', sms: profile.mobile !== '' }
  const missing = [...(bound.mail ? [] : [t.mailUnbound]), ...(bound.sms ? [] : [t.smsUnbound])]
  return (
    <section className={css['card']}>
      <p className={css['hint']}>{t.lead}</p>
      <QueryState query={query}>
        {(chosen) => <Matrix chosen={chosen} bound={bound} topics={isMember ? messageTopics : ['account']} />}
      </QueryState>
      {missing.map((sentence) => (
        <p key={sentence} className={css['hint']}>
          {sentence} <Link to="?tab=security">{t.bindNow}</Link>
        </p>
      ))}
    </section>
  )
}
