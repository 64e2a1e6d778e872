/** Theme expos as pages draw them. Made on the server. */
import type { PavilionSkin } from '@portal/contract/enterprise-content'
import type { Picture } from '@portal/contract/file'
import type { ExpoState } from '@portal/contract/hall'
import type { ProductCardView } from '../../../features/product/product-card.view.ts'
import type { HallView } from '../hall/hall-view.ts'

export interface ExpoCardView {
  id: string
  title: string
  summary: string
  place: string
  /** First to last day, in words. */
  period: string
  state: ExpoState
  banner: Picture | null
  skin: PavilionSkin
  enterprises: number
  products: number
}

export interface ProgrammeDay {
  day: string
  entries: { key: string; time: string; title: string; place: string; speaker: string }[]
}

export interface ArticleView {
  id: string
  title: string
  summary: string
  day: string
  source: string
  cover: Picture | null
}

export interface ExpoDetailView {
  card: ExpoCardView
  paragraphs: string[]
  programme: ProgrammeDay[]
  hall: HallView
  products: ProductCardView[]
  articles: ArticleView[]
  articleTotal: number
}

export const expoAddress = (id: string): string => `/website/showroom/theme?id=${id}`
export const expoNewsAddress = (id: string): string => `/website/showroom/theme/news?id=${id}`
export const articleAddress = (id: string): string => `/website/news/detail?id=${id}`
