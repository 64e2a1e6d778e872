/** An industry, province or city that a hall can be narrowed to. Made on the server. */
export interface AreaView {
  /** '' for everything together. */
  code: string
  name: string
  to: string
  enterprises: number
  products: number
  chosen: boolean
}
