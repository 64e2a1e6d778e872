import { siteInfo } from '@portal/contract/site'
import { useQuery } from '@tanstack/react-query'
import type { MenuProps } from 'antd'
import { useNavigate } from 'react-router'
import { useLanguage, useMessages } from '../../lib/i18n/language.ts'
import { useSession } from '../../lib/session.ts'
import { ShellIcon, type ShellIconName } from './icons.tsx'
import { waitsForApproval } from './menu.ts'
import css from './navbar.module.css'
import { endpointQuery } from './query-client.ts'
import { shellMessages } from './shell.messages.ts'

const label = (icon: ShellIconName, text: string) => (
  <span className={css['item']}>
    <ShellIcon name={icon} size={18} />
    {text}
  </span>
)

/** Where the user menu leads: home, the own account, the guide, the project, the website. */
export function useDestinations(): NonNullable<MenuProps['items']> {
  const t = useMessages(shellMessages)
  const english = useLanguage() === 'en'
  const navigate = useNavigate()
  const enterprise = useSession((state) => state.enterprise)
  const project = useQuery({ ...endpointQuery(siteInfo, {}), staleTime: Infinity }).data?.projectUrl ?? ''
  const to = (key: string, icon: ShellIconName, text: string, path: string) => ({
    key,
    label: label(icon, text),
    onClick: () => void navigate(path),
  })
  // Until an enterprise is approved the guard leads both back to its certification: they are no offer then.
  const own = waitsForApproval(enterprise)
    ? []
    : [to('dashboard', 'home', t.dashboard, '/'), to('profile', 'user', t.profile, '/personalCenter/accountInfo')]
  const openProject = () => void window.open(project, '_blank', 'noopener')
  return [
    ...own,
    to('document', 'document', t.document, '/document'),
    ...(project === '' ? [] : [{ key: 'project', label: label('project', t.project), onClick: openProject }]),
    to('website', 'website', t.website, english ? '/website/home?lang=en' : '/website/home'),
  ]
}
