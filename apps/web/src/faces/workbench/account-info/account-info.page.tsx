import type { Profile } from '@portal/contract/user-profile'
import { keepAccount } from '@portal/contract/user-profile'
import { Alert, App, Button } from 'antd'
import { type ReactNode, useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'
import { PageHead } from '../../../features/shell/page-head.tsx'
import { QueryState } from '../../../features/shell/page-state.tsx'
import { useSubmission } from '../../../features/shell/use-submission.ts'
import { call } from '../../../lib/client.ts'
import { formatDay } from '../../../lib/format.ts'
import { useLanguage, useMessages } from '../../../lib/i18n/language.ts'
import { useSession } from '../../../lib/session.ts'
import { Link } from '../../../ui/link.tsx'
import css from './account-info.module.css'
import { accountMessages } from './account-info.messages.ts'
import { DataTab } from './data-tab.tsx'
import { DevicesTab } from './devices-tab.tsx'
import MembersTab from './members/members-tab.tsx'
import { NoticesTab } from './notices-tab.tsx'
import { ProfileTab } from './profile-tab.tsx'
import { SecurityTab } from './security-tab.tsx'
import { refreshProfile, useProfile } from './use-profile.ts'

/** Says until when closing can be taken back, and takes it back. */
function ClosingBanner({ closesAt }: { closesAt: string }) {
  const t = useMessages(accountMessages)
  const language = useLanguage()
  const { message } = App.useApp()
  const keep = useSubmission({
    mutationFn: () => call(keepAccount, {}),
    onSuccess: () => {
      void message.success(t.kept)
      refreshProfile()
    },
  })
  return (
    <Alert
      type="warning"
      showIcon
      className={css['gap'] ?? ''}
      title={t.closingTitle(formatDay(language, closesAt))}
      description={t.closingText}
      action={
        <Button type="primary" loading={keep.isPending} onClick={() => keep.mutate()}>
          {t.keep}
        </Button>
      }
    />
  )
}

interface Section {
  key: string
  label: string
  children: ReactNode
}

function useSections(profile: Profile): Section[] {
  const t = useMessages(accountMessages)
  const isMember = useSession(({ enterprise }) => typeof enterprise?.examineState === 'string')
  return [
    { key: 'profile', label: t.profile, children: <ProfileTab profile={profile} /> },
    { key: 'security', label: t.security, children: <SecurityTab profile={profile} /> },
    { key: 'devices', label: t.devices, children: <DevicesTab /> },
    ...(isMember ? [{ key: 'members', label: t.members, children: <MembersTab /> }] : []),
    { key: 'notices', label: t.notices, children: <NoticesTab profile={profile} isMember={isMember} /> },
    { key: 'data', label: t.data, children: <DataTab profile={profile} /> },
  ]
}

/** The sections of the page, as links: each has an address. On a narrow screen the row scrolls to the chosen one. */
function SectionLinks({ sections, chosen }: { sections: readonly Section[]; chosen: string }) {
  const t = useMessages(accountMessages)
  const row = useRef<HTMLElement>(null)
  useEffect(() => {
    row.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [chosen])
  return (
    <nav ref={row} className={css['sections']} aria-label={t.sections}>
      {sections.map(({ key, label }) => (
        <Link key={key} to={`?tab=${key}`} replace {...(key === chosen && { 'aria-current': 'page' })}>
          {label}
        </Link>
      ))}
    </nav>
  )
}

function Account({ profile }: { profile: Profile }) {
  const [params] = useSearchParams()
  const sections = useSections(profile)
  // Back from linking another sign-in.
  const back = params.get('ticket') !== null || params.get('oidc') !== null
  const wanted = back ? 'security' : params.get('tab')
  const chosen = sections.find(({ key }) => key === wanted) ?? sections[0]
  return (
    <>
      {profile.closesAt && <ClosingBanner closesAt={profile.closesAt} />}
      <SectionLinks sections={sections} chosen={chosen?.key ?? ''} />
      {chosen?.children}
    </>
  )
}

/** One's own account: profile, security, devices, members of the enterprise, notifications, data. */
export default function AccountInfoPage() {
  const t = useMessages(accountMessages)
  const query = useProfile()
  return (
    <div className={css['page']}>
      <PageHead title={t.heading}>{t.lead}</PageHead>
      <QueryState query={query}>{(profile) => <Account profile={profile} />}</QueryState>
    </div>
  )
}
