import type { Language } from '@portal/contract/kit'
import type { Permission } from '@portal/contract/permission'
import { inLanguage, type Pair } from '../../lib/i18n/room-messages.ts'
import { nounWords, permissionWords } from '../rooms.ts'

const named = (pair: Pair | undefined, name: string, language: Language): string =>
  pair ? inLanguage(pair, language) : name

/** What a permission opens, in plain words. */
export const permissionName = (permission: Permission, language: Language): string =>
  named(permissionWords[permission], permission, language)

/** The group that a permission stands in, by the noun it begins with. */
export const nounName = (noun: string, language: Language): string => named(nounWords[noun], noun, language)
