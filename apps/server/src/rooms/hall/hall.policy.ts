/** What halls there are, who stands in them, and what state an expo is in. */
import type { ExhibitorRule } from '@portal/contract/hall-document'
import type { ExpoState, HallKind } from '@portal/contract/hall'
import { industries, industryCodes } from '@portal/contract/industry'
import type { Bilingual } from '@portal/contract/kit'
import { regionCodes, regions, zhejiangCities, zhejiangCityCodes } from '@portal/contract/region'

const both = (zh: string, en: string): Bilingual => ({ 'zh-cn': zh, en })
export const ZHEJIANG = '33'

/** The columns of an enterprise that halls of a kind are made of. */
export const columnOf = { industry: 'industry', region: 'region', zhejiang: 'city' } as const satisfies Record<
  HallKind,
  string
>

const everything: Record<HallKind, Bilingual> = {
  industry: both('全部产业', 'All industries'),
  region: both('全国', 'All regions'),
  zhejiang: both('浙江', 'Zhejiang'),
}
const titles: Record<HallKind, Record<string, Bilingual>> = {
  industry: industries,
  region: regions,
  zhejiang: zhejiangCities,
}
/** Codes of the halls of each kind, in the order of their standard. */
export const hallKeys: Record<HallKind, readonly string[]> = {
  industry: industryCodes,
  region: regionCodes,
  zhejiang: zhejiangCityCodes,
}

/** What a hall is called; null when there is none of this code. `key` '' is the hall of everything of its kind. */
export const hallTitle = (kind: HallKind, key: string): Bilingual | null =>
  key === '' ? everything[kind] : (titles[kind][key] ?? null)

/** Whom rooms of enterprises and products are asked for. */
export interface Choice {
  rule: { industries: readonly string[]; regions: readonly string[]; city: string | null; recognised: boolean } | null
  also: readonly string[]
  except: readonly string[]
}

/** Who stands in a hall. */
export function choiceOfHall(kind: HallKind, key: string): Choice {
  const anybody = { industries: [], regions: [], city: null, recognised: false }
  const ofKind = {
    industry: { ...anybody, industries: key === '' ? [] : [key] },
    region: { ...anybody, regions: key === '' ? [] : [key] },
    zhejiang: { ...anybody, regions: [ZHEJIANG], city: key === '' ? null : key },
  }
  return { rule: ofKind[kind], also: [], except: [] }
}

/** Who exhibits by name, and who does not although the rule names them. */
export interface Named {
  accepted: readonly string[]
  absent: readonly string[]
}

/** Who exhibits in an expo. */
export const choiceOfExpo = (rule: ExhibitorRule | null, { accepted, absent }: Named): Choice => ({
  rule: rule && { ...rule, city: null },
  also: accepted,
  except: absent,
})

/** The state of a period on a day, all `YYYY-MM-DD`. */
export function expoStateOf({ startsOn, endsOn }: { startsOn: string; endsOn: string }, today: string): ExpoState {
  if (today < startsOn) return 'announced'
  return today > endsOn ? 'past' : 'running'
}
