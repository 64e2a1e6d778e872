/** What halls there are, who stands in them, and what state an expo is in. */
import { bilingual } from '@portal/contract/bilingual'
import type { Conflict } from '@portal/contract/content'
import type { PavilionSkin } from '@portal/contract/enterprise-content'
import type { ExhibitorRule, Expo } from '@portal/contract/hall-document'
import type { ExpoState, HallKind } from '@portal/contract/hall'
import { industries, industryCodes } from '@portal/contract/industry'
import type { Bilingual } from '@portal/contract/kit'
import { regionCodes, regions, zhejiangCities, zhejiangCityCodes } from '@portal/contract/region'
import { dayOf, now } from '../../platform/clock.ts'
import { fault } from '../../platform/errors.ts'
import { type Revisions, stale } from '../content/index.ts'

/** What expos say, in numbered revisions; their state stands in table expo. */
export type ExpoRevisions = Revisions<Expo>

export const ZHEJIANG = '33'

/** The columns of an enterprise that halls of a kind are made of. */
export const columnOf = { industry: 'industry', region: 'region', zhejiang: 'city' } as const satisfies Record<
  HallKind,
  string
>

const everything: Record<HallKind, Bilingual> = {
  industry: bilingual('全部产业', 'All industries'),
  region: bilingual('全国', 'All regions'),
  zhejiang: bilingual('浙江', 'Zhejiang'),
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

export const PLAIN: PavilionSkin = 'blueprint'

/** By what an enterprise comes into halls. */
export interface Standing {
  industry: string
  region: string
  city: string
  recognised_count: number
}

/** Whether a rule names an enterprise; undefined stands for one that shows no product. */
export function ruleNames(rule: ExhibitorRule | null, standing: Standing | undefined): boolean {
  if (rule === null || !standing) return false
  const within = (values: readonly string[], value: string) => values.length === 0 || values.includes(value)
  const isRecognised = !rule.recognised || standing.recognised_count > 0
  return within(rule.industries, standing.industry) && within(rule.regions, standing.region) && isRecognised
}

/** The halls in which an enterprise stands. */
export const hallsOf = ({ industry, region, city }: Standing): { kind: HallKind; key: string }[] => [
  { kind: 'industry', key: industry },
  { kind: 'region', key: region },
  ...(city === '' ? [] : [{ kind: 'zhejiang' as const, key: city }]),
]

/** Content as it is stored: without blanks around lines, nothing named twice, the programme in the order of time. */
export function canonicalExpo(content: Expo): Expo {
  const when = ({ day, startsAt }: Expo['programme'][number]) => `${day} ${startsAt}`
  return {
    ...content,
    title: content.title.trim(),
    titleEn: content.titleEn.trim(),
    place: content.place.trim(),
    placeEn: content.placeEn.trim(),
    articles: [...new Set(content.articles)],
    // Entries of one moment keep the order they were given.
    programme: content.programme.toSorted((one, other) => when(one).localeCompare(when(other))),
  }
}

/** What the audit log tells of a revision: not its text, which stands in the revision itself. */
export const toldOfExpo = ({ title, place, startsOn, endsOn }: Expo, revision: number) => ({
  title,
  place,
  startsOn,
  endsOn,
  revision,
})

export const refusals = {
  picture: () =>
    fault(
      'A0400',
      bilingual(
        '横幅图片不存在、已被删除或不属于平台，请重新上传',
        'The banner does not exist any more or is not ours to show. Upload it again',
      ),
    ),
  enterprise: () =>
    fault(
      'A0400',
      bilingual(
        '所选企业中有的不存在、未通过认证或已被暂停，请重新选择',
        'An enterprise you chose does not exist, is not approved or is suspended. Choose again',
      ),
    ),
  stale: (conflict: Conflict) =>
    stale(
      conflict,
      bilingual(
        `${conflict.updatedBy ?? '其他人员'}已先保存了第 ${conflict.revision} 版，请刷新后再操作`,
        `${conflict.updatedBy ?? 'Somebody else'} saved revision ${conflict.revision} first. Reload, then try again`,
      ),
    ),
  notPublished: () =>
    fault('A0400', bilingual('该展会尚未发布，无需撤下', 'This expo is not published; nothing to withdraw')),
  kept: () =>
    fault(
      'A0400',
      bilingual(
        '已发布过或已邀请企业的展会不能删除，可以撤下',
        'An expo that was published or has invited somebody cannot be removed; withdraw it instead',
      ),
    ),
  over: () =>
    fault('A0400', bilingual('展会已经闭幕，参展名单不再变动', 'The expo is over; its exhibitors stay as they are')),
}

/** Refuses to change who exhibits once an expo is over. */
export function assertNotOver({ starts_on, ends_on }: { starts_on: string; ends_on: string }): void {
  if (expoStateOf({ startsOn: starts_on, endsOn: ends_on }, dayOf(now())) === 'past') throw refusals.over()
}
