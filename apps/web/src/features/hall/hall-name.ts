import type { HallKind } from '@portal/contract/hall'
import { industries } from '@portal/contract/industry'
import type { Bilingual, Language } from '@portal/contract/kit'
import { regions, zhejiangCities } from '@portal/contract/region'
import { hallMessages } from './hall.messages.ts'

const names: Record<HallKind, Partial<Record<string, Bilingual>>> = {
  industry: industries,
  region: regions,
  zhejiang: zhejiangCities,
}

/** What a hall is called within its kind; '' is the hall of everything of the kind. */
export const hallName = (kind: HallKind, key: string, language: Language): string =>
  key === '' ? hallMessages[language][`everything_${kind}`] : (names[kind][key]?.[language] ?? key)
