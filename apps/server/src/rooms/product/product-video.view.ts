import { filmOf } from '@portal/contract/file'
import type { ProductDetail } from '@portal/contract/product'
import type { PageParts } from './product.view.ts'

/** Videos that can be played, with their covers and captions. */
export function shownVideos({ loaded, drawn, media }: PageParts): ProductDetail['videos'] {
  return (loaded.video?.videos ?? []).flatMap(({ fileId, title, titleEn, cover, captions }) => {
    const stored = media.get(fileId)
    const film = stored ? filmOf(stored) : null
    if (!film) return []
    const tracks = captions.flatMap(({ language, fileId: id }) => {
      const url = media.get(id)?.url
      return url ? [{ language, url }] : []
    })
    return [
      { title, titleEn, film: { ...film, frames: [] }, cover: drawn.get(cover ?? '') ?? film.poster, captions: tracks },
    ]
  })
}
