import { Tabs } from 'antd'
import { PageHead } from '../../../features/shell/page-head.tsx'
import { useAddressQuery } from '../../../features/shell/use-address-query.ts'
import { useMessages } from '../../../lib/i18n/language.ts'
import { messages } from './ent-info-sync.messages.ts'
import { FilingSync } from './filing-sync.tsx'
import { History } from './history.tsx'
import { Standing } from './standing.tsx'

const tabs = ['standing', 'filing', 'history'] as const

/** The certification of the own enterprise: how it stands, filing data to take over, everything that was submitted. */
export default function EntInfoSyncPage() {
  const t = useMessages(messages)
  const { params, change } = useAddressQuery()
  const asked = params.get('tab')
  const tab = tabs.find((one) => one === asked) ?? 'standing'
  return (
    <>
      <PageHead title={t.title}>{t.lead}</PageHead>
      <Tabs
        activeKey={tab}
        onChange={(key) => change({ tab: key === 'standing' ? undefined : key })}
        destroyOnHidden
        items={[
          { key: 'standing', label: t.tabStanding, children: <Standing /> },
          { key: 'filing', label: t.tabFiling, children: <FilingSync /> },
          { key: 'history', label: t.tabHistory, children: <History /> },
        ]}
      />
    </>
  )
}
