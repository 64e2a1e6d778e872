import { APPROVED } from '@portal/contract/enterprise'
import type { Permission } from '@portal/contract/permission'
import { useNavigate } from 'react-router'
import { useLanguage } from '../../../lib/i18n/language.ts'
import { holdsPermission } from '../../../lib/permission.tsx'
import { useSession } from '../../../lib/session.ts'
import { CREATE } from '../use-create-address.ts'
import { paletteMessages } from './palette.messages.ts'
import type { PaletteEntry } from './palette-entries.ts'

/** A path on a 24 px grid. */
const PLUS = 'M12 5v14M5 12h14'

type Words = (typeof paletteMessages)['en']

interface Creation {
  name(words: Words): string
  /** Whoever holds all of these; `…:own` in an approved enterprise only. */
  needs: readonly Permission[]
  to: string
}

const creations: readonly Creation[] = [
  { name: (words) => words.newProduct, needs: ['product:edit:own'], to: '/myEnt/productManage?edit=new' },
  { name: (words) => words.importProducts, needs: ['product:edit:own'], to: '/myEnt/productImport' },
  {
    name: (words) => words.inviteMember,
    needs: ['user:edit:own'],
    to: `/personalCenter/accountInfo?tab=members&${CREATE}`,
  },
  { name: (words) => words.newArticle, needs: ['news:read:any', 'news:edit:any'], to: '/console/news/new' },
  { name: (words) => words.newNotice, needs: ['notice:send:any'], to: `/console/notices?${CREATE}` },
  { name: (words) => words.newExpo, needs: ['hall:read:any', 'hall:edit:any'], to: '/console/halls/expo/new' },
  { name: (words) => words.newUser, needs: ['user:read:any', 'user:edit:any'], to: `/console/users?${CREATE}` },
  { name: (words) => words.newRole, needs: ['role:read:any', 'role:edit:any'], to: `/console/roles?${CREATE}` },
  { name: (words) => words.newDict, needs: ['dict:read:any', 'dict:edit:any'], to: `/console/dict?${CREATE}` },
  { name: (words) => words.importData, needs: ['import:run:any'], to: '/console/import' },
]

/** What the viewer may create, each leading to its form. */
export function useCreations(): PaletteEntry[] {
  const language = useLanguage()
  const navigate = useNavigate()
  const { user, enterprise } = useSession()
  const approved = enterprise?.examineState === APPROVED
  const own = paletteMessages[language]
  const other = paletteMessages[language === 'en' ? 'zh-cn' : 'en']
  return creations
    .filter(({ needs }) => needs.every((one) => holdsPermission(user, one) && (approved || !one.endsWith(':own'))))
    .map(({ name, to }) => ({
      id: to,
      title: name(own),
      otherTitle: name(other),
      icon: PLUS,
      run: () => void navigate(to),
    }))
}
