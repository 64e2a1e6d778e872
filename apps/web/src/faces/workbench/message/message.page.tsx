import type { Message } from '@portal/contract/message'
import type { MessageGroup } from '@portal/contract/message-list'
import { messageGroups } from '@portal/contract/room'
import { Badge, Button, Checkbox, Flex, Segmented, Switch } from 'antd'
import { useState } from 'react'
import { useNow } from '../../../features/notice/use-now.ts'
import { ButtonLink } from '../../../features/shell/button-link.tsx'
import { PageHead } from '../../../features/shell/page-head.tsx'
import { Failed, Loading, PageState } from '../../../features/shell/page-state.tsx'
import { useMessages } from '../../../lib/i18n/language.ts'
import css from './message.module.css'
import { MessageItem } from './message-item.tsx'
import { messages } from './message.messages.ts'
import {
  type MessageActions,
  type MessageFilter,
  useMessageActions,
  useMessageFilter,
  useMessageList,
} from './use-message-list.ts'

type Groups = ReturnType<typeof useMessageList>['groups']

/** Kinds, each with the number of its unread ones. */
function GroupTabs({ filter, groups }: { filter: MessageFilter; groups: Groups }) {
  const t = useMessages(messages)
  const unreadOf = (group: MessageGroup): number => groups.find((one) => one.group === group)?.unread ?? 0
  const label = (name: string, unread: number) => (
    <span className={css.tab}>
      {name}
      <Badge count={unread} size="small" overflowCount={999} />
      {unread > 0 && <span className="visually-hidden">{t.unreadOf(unread)}</span>}
    </span>
  )
  const all = groups.reduce((sum, { unread }) => sum + unread, 0)
  const options = [
    { value: 'all', label: label(t.all, all) },
    ...messageGroups.map((group) => ({ value: group, label: label(t[group], unreadOf(group)) })),
  ]
  return (
    <Flex wrap gap={12} align="center" justify="space-between" className={css.filters ?? ''}>
      <div className={css.tabs}>
        <Segmented
          aria-label={t.groups}
          value={filter.group ?? 'all'}
          onChange={(value) => filter.change({ group: value === 'all' ? '' : value })}
          options={options}
        />
      </div>
      <label className={css.only}>
        <Switch
          size="small"
          checked={filter.unreadOnly}
          onChange={(on) => filter.change({ unread: on ? 'true' : '' })}
        />
        {t.unreadOnly}
      </label>
    </Flex>
  )
}

interface ListProps {
  list: Message[]
  actions: MessageActions
  selected: readonly string[]
  onSelect(ids: string[]): void
}

/** What may be done to those that are ticked. */
function Selection({ list, actions, selected, onSelect }: ListProps) {
  const t = useMessages(messages)
  const chosen = list.filter(({ id }) => selected.includes(id))
  const all = chosen.length === list.length
  return (
    <Flex wrap gap={12} align="center" className={css.selection ?? ''}>
      <Checkbox
        checked={all}
        indeterminate={chosen.length > 0 && !all}
        onChange={() => onSelect(all ? [] : list.map(({ id }) => id))}
      >
        {t.selectAll}
      </Checkbox>
      {chosen.length > 0 && (
        <>
          <span role="status">{t.selected(chosen.length)}</span>
          <Button
            size="small"
            disabled={chosen.every(({ readAt }) => readAt !== null)}
            loading={actions.busy}
            onClick={() => actions.markRead(chosen)}
          >
            {t.markRead}
          </Button>
          <Button size="small" danger onClick={() => actions.remove(chosen.map(({ id }) => id))}>
            {t.remove}
          </Button>
        </>
      )}
    </Flex>
  )
}

function MessageList({ list, actions, selected, onSelect }: ListProps) {
  const now = useNow()
  return (
    <>
      <Selection list={list} actions={actions} selected={selected} onSelect={onSelect} />
      <ul className={css.list}>
        {list.map((message) => (
          <MessageItem
            key={message.id}
            message={message}
            now={now}
            chosen={selected.includes(message.id)}
            onChoose={(on) => onSelect(on ? [...selected, message.id] : selected.filter((one) => one !== message.id))}
            onOpen={() => {
              if (message.readAt === null) actions.open(message.id)
            }}
            onRemove={() => actions.remove([message.id])}
          />
        ))}
      </ul>
    </>
  )
}

/** What it means that nothing is there. */
function Nothing({ filter, any }: { filter: MessageFilter; any: boolean }) {
  const t = useMessages(messages)
  const all = <Button onClick={() => filter.change({ group: '', unread: '' })}>{t.showAll}</Button>
  if (!any)
    return (
      <PageState drawing="empty" title={t.emptyTitle}>
        {t.emptyText}
      </PageState>
    )
  if (filter.unreadOnly)
    return (
      <PageState drawing="done" title={t.doneTitle} actions={all}>
        {t.doneText}
      </PageState>
    )
  return <PageState drawing="missing" title={t.noneTitle} actions={all} />
}

/** All messages of the person: by kind, unread ones first, page after page. */
export default function MessagePage() {
  const t = useMessages(messages)
  const filter = useMessageFilter()
  const { found, list, groups } = useMessageList(filter)
  const [selected, setSelected] = useState<string[]>([])
  const actions = useMessageActions(() => setSelected([]))
  const of = groups.filter(({ group }) => filter.group === undefined || group === filter.group)
  const unread = of.reduce((sum, one) => sum + one.unread, 0)
  const buttons = (
    <>
      <ButtonLink to="/personalCenter/accountInfo?tab=notices">{t.channels}</ButtonLink>
      <Button
        type="primary"
        disabled={unread === 0}
        loading={actions.busy}
        aria-label={filter.group ? t.readAllOf(t[filter.group]) : t.readAll}
        onClick={() => actions.readGroup(filter.group)}
      >
        {t.readAll}
      </Button>
    </>
  )
  return (
    <>
      <PageHead title={t.heading} actions={buttons}>
        {t.lead}
      </PageHead>
      <GroupTabs filter={filter} groups={groups} />
      {found.isPending && <Loading />}
      {found.isError && list.length === 0 && <Failed error={found.error} onRetry={() => void found.refetch()} />}
      {found.data && list.length === 0 && <Nothing filter={filter} any={groups.some(({ total }) => total > 0)} />}
      {list.length > 0 && (
        <>
          <MessageList list={list} actions={actions} selected={selected} onSelect={setSelected} />
          <div className={css.more}>
            {found.hasNextPage ? (
              <Button loading={found.isFetchingNextPage} onClick={() => void found.fetchNextPage()}>
                {t.more}
              </Button>
            ) : (
              <small>{t.end}</small>
            )}
          </div>
        </>
      )}
    </>
  )
}
