/** What a hall shows, worded for its page. Made on the server; the parts of a hall import only types. */
import type { PavilionSkin } from '@portal/contract/enterprise-content'
import type { Picture } from '@portal/contract/file'

/** One enterprise in a hall. */
export interface BoothView {
  id: string
  /** Where the booth leads to: the pavilion of the enterprise. */
  to: string
  /** Side and row, as on a plan: A01 stands left in the first row, B01 right of it. */
  no: string
  enterprise: string
  /** What it shows first; '' where it has no product of its own to lead with. */
  product: string
  /** Industry or region, whichever the hall is not about. */
  about: string
  products: number
  patents: number
  picture: Picture | null
  skin: PavilionSkin
}

/** How the visitor asked to see a hall; `auto` leaves it to the width of the screen. */
export type HallMode = 'auto' | 'hall' | 'list'

/** The booths of one page of a hall. */
export interface HallView {
  /** Tells one hall from another: whoever comes to another one begins at its entrance. */
  id: string
  title: string
  skin: PavilionSkin
  mode: HallMode
  total: number
  page: number
  last: number
  booths: BoothView[]
}

/** Booths of one row stand opposite each other. */
export const BOOTHS_A_ROW = 2

export const rowOf = (index: number): number => Math.floor(index / BOOTHS_A_ROW)
export const rowsOf = (booths: number): number => Math.ceil(booths / BOOTHS_A_ROW)
