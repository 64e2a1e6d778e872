/** An area of a map and what there is of it to tell. */
export interface MapArea {
  /** Division code, as many digits as the map's source tells areas by. */
  code: string
  name: string
  /** What colours it. */
  value: number
  /** What the pointer reads off. */
  says: string
  chosen: boolean
  /** Whether its name stands on the map. */
  labelled: boolean
}
