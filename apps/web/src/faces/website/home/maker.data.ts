import type { PavilionSkin } from '@portal/contract/enterprise-content'
import type { Picture } from '@portal/contract/file'
import type { Booth } from '@portal/contract/hall'
import { industries } from '@portal/contract/industry'
import type { Language } from '@portal/contract/kit'
import { regions } from '@portal/contract/region'
import { preferEnglish } from '../../../lib/i18n/language.ts'

/** An enterprise with what it shows first. */
export interface MakerView {
  id: string
  name: string
  region: string
  industry: string
  /** Of what it shows first; '' where it shows nothing. */
  product: string
  picture: Picture | null
  skin: PavilionSkin
  products: number
  patents: number
}

export const makerView = (booth: Booth, language: Language): MakerView => ({
  id: booth.organisationId,
  name: preferEnglish(language, booth.name, booth.nameEn),
  region: regions[booth.region][language],
  industry: industries[booth.industry][language],
  product: booth.product ? preferEnglish(language, booth.product.name, booth.product.nameEn) : '',
  picture: booth.product?.cover ?? booth.picture,
  skin: booth.skin,
  products: booth.productCount,
  patents: booth.patentCount,
})
