/** What operators write of halls and expos. */
import { z } from 'zod'
import { PavilionSkin } from './enterprise-content.ts'
import { BOOTHS_MAX, ProgrammeEntry } from './hall.ts'
import { IndustryCode } from './industry.ts'
import { Day, FileId, Id, requiredText, text } from './kit.ts'
import { RegionCode } from './region.ts'

/** How a hall is arranged. */
export const HallArrangement = z.object({
  /** Of booths whose enterprise chose none. */
  skin: PavilionSkin,
  intro: text(300).default(''),
  introEn: text(600).default(''),
  /** Enterprises that stand in front, in this order. */
  pinned: z.array(Id).max(BOOTHS_MAX),
})
export type HallArrangement = z.output<typeof HallArrangement>

/** Who exhibits without being asked one by one: whoever meets all that is set. */
export const ExhibitorRule = z.object({
  industries: z.array(IndustryCode).max(7).default([]),
  regions: z.array(RegionCode).max(34).default([]),
  /** Only whoever has a product recognised as patent-intensive. */
  recognised: z.boolean().default(false),
})
export type ExhibitorRule = z.output<typeof ExhibitorRule>

/** Entries a programme may have, and articles and exhibitors an expo may name. */
export const PROGRAMME_MAX = 100
export const EXPO_NEWS_MAX = 60
export const EXHIBITORS_MAX = 500

const Entry = ProgrammeEntry.extend({
  endsAt: ProgrammeEntry.shape.endsAt.default(''),
  title: requiredText(120),
  titleEn: text(200).default(''),
  place: text(80).default(''),
  placeEn: text(160).default(''),
  speaker: text(120).default(''),
  speakerEn: text(200).default(''),
}).refine(({ startsAt, endsAt }) => endsAt === '' || startsAt <= endsAt, { error: 'time.order', path: ['endsAt'] })

export const Expo = z
  .object({
    title: requiredText(60),
    titleEn: text(120).default(''),
    summary: text(200).default(''),
    summaryEn: text(400).default(''),
    /** Plain text; an empty line parts paragraphs. */
    description: text(5000).default(''),
    descriptionEn: text(10_000).default(''),
    place: text(100).default(''),
    placeEn: text(200).default(''),
    startsOn: Day,
    endsOn: Day,
    banner: FileId.nullable().default(null),
    skin: PavilionSkin.default('blueprint'),
    programme: z.array(Entry).max(PROGRAMME_MAX).default([]),
    /** Null: only whoever accepted an invitation exhibits. */
    rule: ExhibitorRule.nullable().default(null),
    articles: z.array(Id).max(EXPO_NEWS_MAX).default([]),
  })
  .refine(({ startsOn, endsOn }) => startsOn <= endsOn, { error: 'day.order', path: ['endsOn'] })
export type Expo = z.output<typeof Expo>
