import type { Picture } from '@portal/contract/file'
import type { Data } from '@portal/contract/kit'
import type { getVideo } from '@portal/contract/product-content'
import type { ProductVideo, ProductVideos } from '@portal/contract/product-document'

/** A video as it is edited: perhaps without a file yet, its cover drawn. */
export interface VideoDraft extends Omit<ProductVideo, 'fileId' | 'cover'> {
  /** Stays with it while its place and its file change; names its uploads on this device. */
  key: string
  fileId: string | null
  cover: Picture | null
}

/** The free place among the keys that exist: an upload that broke off is found again under the same one. */
export function emptyVideo(videos: readonly VideoDraft[]): VideoDraft {
  const taken = new Set(videos.map(({ key }) => key))
  let place = 0
  while (taken.has(String(place))) place += 1
  return { key: String(place), fileId: null, title: '', titleEn: '', cover: null, captions: [] }
}

/** A title to begin with: the file's name without its ending, as words. */
export const titleOfFile = (name: string): string =>
  name
    .replace(/\.[a-z0-9]{1,5}$/i, '')
    .replaceAll(/[_\s]+/g, ' ')
    .trim()
    .slice(0, 80)

/** What the server holds, as it is edited. */
export const draftsOf = ({ content, pictures }: Data<typeof getVideo>): VideoDraft[] =>
  content.videos.map((video, index) => ({
    ...video,
    key: String(index),
    cover: pictures.find(({ fileId }) => fileId === video.cover) ?? null,
  }))

/** What is sent; places without a file are left out. */
export const documentOf = (drafts: readonly VideoDraft[]): ProductVideos => ({
  videos: drafts.flatMap(({ key: _key, fileId, cover, ...video }) =>
    fileId === null ? [] : [{ ...video, fileId, cover: cover?.fileId ?? null }],
  ),
})

/** Signed addresses change with every answer; that changes nothing. A place without a file counts as typed. */
export const fingerprint = (drafts: readonly VideoDraft[]): string =>
  JSON.stringify(drafts.map(({ key: _key, cover, ...video }) => [video, cover?.fileId]))

/** A draft of this device with today's addresses for the covers that the server told: its own may have expired. */
export const readdressed = (drafts: readonly VideoDraft[], { pictures }: Data<typeof getVideo>): VideoDraft[] =>
  drafts.map((draft) => ({
    ...draft,
    cover: pictures.find(({ fileId }) => fileId === draft.cover?.fileId) ?? draft.cover,
  }))
