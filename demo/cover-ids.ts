/** The covers that covers.ts draws. */
export const coverIds = [
  'filed-and-recognised',
  'national-standard',
  'annual-update',
  'parts-and-patents',
  'three-terms',
] as const
export type CoverId = (typeof coverIds)[number]
