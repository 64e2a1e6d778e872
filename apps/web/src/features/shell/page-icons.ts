/** The icons of pages and groups in menus, by the key of their title. */
import type { TitleKey } from '../../app/title.messages.ts'
import type { ShellIconName } from './icons.tsx'

const icons: Partial<Record<TitleKey, ShellIconName>> = {
  workbench: 'workbench',
  businessDisplay: 'showcase',
  certificateManage: 'seal',
  productManage: 'product',
  productImport: 'import',
  productImportDetail: 'import',
  pavilion: 'pavilion',
  review: 'review',
  complaints: 'complaint',
  ownComplaint: 'complaint',
  inquiry: 'inquiry',
  inquiries: 'inquiry',
  entAuth: 'certificate',
  message: 'bell',
  news: 'news',
  halls: 'pavilion',
  homeFeaturing: 'home',
  notices: 'notice',
  accountInfo: 'user',
  entInfoSync: 'certificate',
  filingSources: 'filing',
  dataImport: 'import',
  consoleEnterprises: 'enterprise',
  consoleProducts: 'product',
  consolePatents: 'patent',
  siteSettings: 'gear',
  moves: 'arrow',
  users: 'users',
  roles: 'roles',
  dict: 'dict',
  outgoing: 'outgoing',
  consoleDashboard: 'dashboard',
  audit: 'audit',
  health: 'health',
}

/** A page without an icon of its own has the plain sheet. */
export const pageIcon = (title: TitleKey): ShellIconName => icons[title] ?? 'page'
