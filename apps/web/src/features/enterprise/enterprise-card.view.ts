/** What an enterprise's card shows, in the language of the page. Runs on the server: pages import only the type. */
import type { EnterpriseCard } from '@portal/contract/enterprise'
import { industries } from '@portal/contract/industry'
import type { Language } from '@portal/contract/kit'
import { regions } from '@portal/contract/region'
import { preferEnglish } from '../../lib/i18n/language.ts'

export interface EnterpriseCardView {
  id: string
  name: string
  region: string
  industry: string
  summary: string
  productCount: number
  patentCount: number
}

export const enterpriseCardView = (card: EnterpriseCard, language: Language): EnterpriseCardView => ({
  id: card.id,
  name: preferEnglish(language, card.name, card.nameEn),
  region: regions[card.region][language],
  industry: industries[card.industry][language],
  summary: card.summary,
  productCount: card.productCount,
  patentCount: card.patentCount,
})
