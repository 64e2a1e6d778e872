/** Makes what pages show of expos from the answers of the server. Runs on the server. */
import type { ExpoCard, ExpoDetail, ProgrammeEntry } from '@portal/contract/hall'
import type { Language } from '@portal/contract/kit'
import type { NewsCard } from '@portal/contract/news'
import { formatDay } from '../../../lib/format.ts'
import { preferEnglish } from '../../../lib/i18n/language.ts'
import { pictureAddress } from '../../../ui/picture.tsx'
import { type ArticleView, type ExpoCardView, expoAddress, type ProgrammeDay } from './expo-view.ts'
import { hallHeadMessages } from '../hall/hall-head.messages.ts'
import { canonicalOf } from '../page-data.ts'
import { periodText } from './period.ts'

export const expoCardView = (expo: ExpoCard, language: Language): ExpoCardView => ({
  id: expo.id,
  title: preferEnglish(language, expo.title, expo.titleEn),
  summary: preferEnglish(language, expo.summary, expo.summaryEn),
  place: preferEnglish(language, expo.place, expo.placeEn) || hallHeadMessages[language].showroom,
  period: periodText(language, expo.startsOn, expo.endsOn),
  state: expo.state,
  banner: expo.banner,
  skin: expo.skin,
  enterprises: expo.enterpriseCount,
  products: expo.productCount,
})

export const articleView = (card: NewsCard, language: Language): ArticleView => ({
  id: card.id,
  title: preferEnglish(language, card.title, card.titleEn),
  summary: preferEnglish(language, card.summary, card.summaryEn),
  day: formatDay(language, card.publishedAt),
  source: card.source,
  cover: card.cover,
})

/** The programme day by day, each in the order of its hours. */
export function programmeDays(entries: readonly ProgrammeEntry[], language: Language): ProgrammeDay[] {
  const days = new Map<string, ProgrammeDay['entries']>()
  const ordered = entries.toSorted((a, b) => `${a.day} ${a.startsAt}`.localeCompare(`${b.day} ${b.startsAt}`))
  for (const entry of ordered) {
    const { day, startsAt, endsAt } = entry
    const said = {
      key: `${startsAt} ${entry.title}`,
      time: endsAt === '' ? startsAt : `${startsAt}–${endsAt}`,
      title: preferEnglish(language, entry.title, entry.titleEn),
      place: preferEnglish(language, entry.place, entry.placeEn),
      speaker: preferEnglish(language, entry.speaker, entry.speakerEn),
    }
    days.set(day, [...(days.get(day) ?? []), said])
  }
  return [...days].map(([day, said]) => ({ day: formatDay(language, day), entries: said }))
}

/** schema.org's words for an expo: it takes place on its page, and where it has a place also there. */
export function eventLd(expo: ExpoDetail, language: Language, origin: string): Record<string, unknown> {
  const { title, summary, place } = expoCardView(expo, language)
  const isOnline = expo.place === ''
  const url = canonicalOf(origin, expoAddress(expo.id), language)
  const online = { '@type': 'VirtualLocation', url }
  return {
    '@type': 'Event',
    name: title,
    description: summary,
    startDate: expo.startsOn,
    endDate: expo.endsOn,
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: `https://schema.org/${isOnline ? 'Online' : 'Mixed'}EventAttendanceMode`,
    location: isOnline ? online : [online, { '@type': 'Place', name: place, address: place }],
    ...(expo.banner && { image: origin + pictureAddress(expo.banner, 1280) }),
    url,
  }
}
