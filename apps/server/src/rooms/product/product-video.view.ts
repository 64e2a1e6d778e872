import { playbackOf } from '@portal/contract/file'
import type { ProductDetail } from '@portal/contract/product'
import type { PageParts } from './product.view.ts'

/** Videos that can be played, with their covers and captions. */
export function shownVideos({ loaded, pictures, media }: PageParts): ProductDetail['videos'] {
  return (loaded.video?.videos ?? []).flatMap(({ fileId, title, titleEn, cover, captions }) => {
    const stored = media.get(fileId)
    const playback = stored ? playbackOf(stored) : null
    if (!playback) return []
    const tracks = captions.flatMap(({ language, fileId: id }) => {
      const url = media.get(id)?.url
      return url ? [{ language, url }] : []
    })
    return [
      {
        title,
        titleEn,
        playback: { ...playback, frames: [] },
        cover: pictures.get(cover ?? '') ?? playback.poster,
        captions: tracks,
      },
    ]
  })
}
