/** What leaves the room. */
import type { PavilionSkin } from '@portal/contract/enterprise-content'
import type { Picture } from '@portal/contract/file'
import type { Booth, ExpoCard, HallCount } from '@portal/contract/hall'
import type { ExpoSaved } from '@portal/contract/hall-admin'
import { IndustryCode } from '@portal/contract/industry'
import { RegionCode, ZhejiangCity } from '@portal/contract/region'
import type { ExpoPublicRow } from './hall-expo-public.repo.ts'
import type { ExpoKeptRow } from './hall-expo.repo.ts'
import { expoStateOf } from './hall.policy.ts'

export type Pictures = ReadonlyMap<string, Picture>
interface Sum {
  enterprises: number
  products: number
}

/** A picture with the words of what it stands for; null for a file that is gone or not public. */
export function pictureOf(file: string | null | undefined, alt: string, pictures: Pictures): Picture | null {
  const picture = pictures.get(file ?? '')
  return picture ? { ...picture, alt } : null
}

export const hallCount = (key: string, sum: Sum | undefined): HallCount => ({
  key,
  enterpriseCount: sum?.enterprises ?? 0,
  productCount: sum?.products ?? 0,
})

interface BoothParts {
  row: {
    id: string
    name: string
    name_en: string
    industry: string
    region: string
    city: string
    product_count: number
    patent_count: number
  }
  pavilion: { skin: PavilionSkin; banner: string | null } | undefined
  lead: { id: string; name: string; name_en: string; cover: string | null } | undefined
  /** Of whoever chose none. */
  skin: PavilionSkin
  pictures: Pictures
}

export function boothView({ row, pavilion, lead, skin, pictures }: BoothParts): Booth {
  const city = ZhejiangCity.safeParse(row.city)
  const cover = lead ? pictureOf(lead.cover, lead.name, pictures) : null
  return {
    organisationId: row.id,
    name: row.name,
    nameEn: row.name_en,
    region: RegionCode.parse(row.region),
    city: city.success ? city.data : null,
    industry: IndustryCode.parse(row.industry),
    picture: pictureOf(pavilion?.banner, row.name, pictures) ?? cover,
    product: lead ? { id: lead.id, name: lead.name, nameEn: lead.name_en, cover } : null,
    productCount: row.product_count,
    patentCount: row.patent_count,
    skin: pavilion?.skin ?? skin,
  }
}

export const expoCard = (
  { expo_id, content }: ExpoPublicRow,
  sum: Sum | undefined,
  pictures: Pictures,
  today: string,
): ExpoCard => ({
  id: expo_id,
  title: content.title,
  titleEn: content.titleEn,
  summary: content.summary,
  summaryEn: content.summaryEn,
  place: content.place,
  placeEn: content.placeEn,
  startsOn: content.startsOn,
  endsOn: content.endsOn,
  state: expoStateOf(content, today),
  banner: pictureOf(content.banner, content.title, pictures),
  skin: content.skin,
  enterpriseCount: sum?.enterprises ?? 0,
  productCount: sum?.products ?? 0,
})

/** Where an expo stands. */
export function expoSaved(row: ExpoKeptRow, today: string): ExpoSaved {
  const withdrawn = row.withdrawn_at === null ? 'draft' : 'withdrawn'
  return {
    id: row.id,
    standing: row.published_revision === null ? withdrawn : 'published',
    state: expoStateOf({ startsOn: row.starts_on, endsOn: row.ends_on }, today),
    revision: row.revision,
    publishedRevision: row.published_revision,
    publishedAt: row.published_at?.toISOString() ?? null,
  }
}
