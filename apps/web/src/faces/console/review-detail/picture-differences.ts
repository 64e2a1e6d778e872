import type { Picture } from '@portal/contract/file'
import type { ProductDetail } from '@portal/contract/product'
import { differing, movedEntries } from '../../../features/difference/differences.ts'
import type { Place, ProductDifference } from './product-difference.ts'

type Pictures = Pick<ProductDetail, 'pictures'>

/** What became of one picture: put in, taken out, moved, or described in other words. */
function pictureDifference(
  was: Picture | null,
  is: Picture | null,
  places: { was: string; is: string; moved: boolean },
): ProductDifference[] {
  const one = { of: 'pictures' as const, item: is ? places.is : places.was }
  if (!was || !is) return [{ ...one, field: null, before: was, after: is }]
  const about = { ...one, about: is }
  return [
    ...(places.moved ? [{ ...about, field: 'order' as const, before: places.was, after: places.is }] : []),
    { ...about, field: 'pictureAlt' as const, before: was.alt, after: is.alt },
  ]
}

/** What became of the pictures, the cover first; `place` names one by where it stands, from 1. */
export function pictureDifferences(
  { pictures: before }: Pictures,
  { pictures: after }: Pictures,
  place: Place,
): ProductDifference[] {
  const ids = (pictures: readonly Picture[]): string[] => pictures.map(({ fileId }) => fileId)
  const [earlier, later] = [ids(before), ids(after)]
  const moved = movedEntries(earlier, later)
  return differing<ProductDifference>([
    { of: 'pictures', item: '', field: 'cover', before: before[0] ?? null, after: after[0] ?? null },
    ...[...new Set([...later, ...earlier])].flatMap((id): ProductDifference[] => {
      const [wasAt, isAt] = [earlier.indexOf(id), later.indexOf(id)]
      const told = { was: place(wasAt + 1), is: place(isAt + 1), moved: moved.has(id) }
      return pictureDifference(before[wasAt] ?? null, after[isAt] ?? null, told)
    }),
  ])
}
