/** Measures of the battery module in model units (one unit is about 20 cm). */

export const cellCount = 14
export const cellPitch = 0.19
export const length = cellCount * cellPitch
export const width = 1.35
/** Height of a cell; cells stand 0.05 above the origin. */
export const height = 0.82
export const cellTop = 0.05 + height

/** Middle of a cell along the row. */
export function cellX(index: number): number {
  return (index - (cellCount - 1) / 2) * cellPitch
}
