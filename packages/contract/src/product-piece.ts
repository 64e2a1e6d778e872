/** What a full product page is made of, piece by piece. Light. */
import { bilingual } from './bilingual.ts'
import { exhibitInSentence, exhibitKinds } from './content-kind.ts'
import type { Bilingual, Language } from './kit.ts'
import type { ProductKind } from './product-document.ts'

/** Pieces of the facts; each exhibit is a piece by itself. */
export const factPieces = ['summary', 'functions', 'features', 'patents'] as const
type FactPiece = (typeof factPieces)[number]
export const productPieces = [...factPieces, ...exhibitKinds] as const
export type ProductPiece = (typeof productPieces)[number]

const factNames: Record<FactPiece, Bilingual> = {
  summary: bilingual('一句话简介', 'one-line summary'),
  functions: bilingual('主要功能与用途', 'functions'),
  features: bilingual('技术特点', 'technical features'),
  patents: bilingual('关联专利', 'linked patents'),
}
const isInFacts = (piece: ProductPiece): piece is FactPiece => piece in factNames

/** What a piece is called where it is missing. */
export const pieceName = (piece: ProductPiece, language: Language): string =>
  isInFacts(piece) ? factNames[piece][language] : exhibitInSentence(piece, language)

/** The kind that a piece is written in. */
export const kindOfPiece = (piece: ProductPiece): ProductKind => (isInFacts(piece) ? 'basics' : piece)
