/** What a product's card shows, in the language of the page. Runs on the server: pages import only the type. */
import type { Picture } from '@portal/contract/file'
import { industries } from '@portal/contract/industry'
import type { Language } from '@portal/contract/kit'
import type { ProductCard } from '@portal/contract/product'
import { regions } from '@portal/contract/region'
import { preferEnglish } from '../../lib/i18n/language.ts'

export interface ProductCardView {
  id: string
  name: string
  model: string
  summary: string
  industry: string
  region: string
  enterprise: string
  cover: Picture | null
  exploded: Picture | null
  partCount: number
  patentCount: number
  recognitionYear: number | null
}

export const productCardView = (card: ProductCard, language: Language): ProductCardView => ({
  id: card.id,
  name: preferEnglish(language, card.name, card.nameEn),
  model: card.model,
  summary: preferEnglish(language, card.summary, card.summaryEn),
  industry: industries[card.industry][language],
  region: regions[card.region][language],
  enterprise: preferEnglish(language, card.enterpriseName, card.enterpriseNameEn),
  cover: card.cover,
  exploded: card.exploded,
  partCount: card.partCount,
  patentCount: card.patentCount,
  recognitionYear: card.recognitionYear,
})
