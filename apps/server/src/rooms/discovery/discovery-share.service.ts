import { createHash } from 'node:crypto'
import type { Picture } from '@portal/contract/file'
import type { Language } from '@portal/contract/kit'
import { fault, orNull } from '../../platform/errors.ts'
import type { Storage } from '../../platform/storage.ts'
import type { Files } from '../file/index.ts'
import { SHARE_DRAWING } from './discovery-share.view.ts'
import type { ShareRenderer } from './share-renderer.ts'
import { KINDS_WITH_PRODUCTS, type Shared, type SharedThings, sharedOf } from './shared-thing.ts'

/** Drawings under way; whoever comes beyond that is asked to come again, so that a crawler cannot fill the machine. */
const MOST_AT_ONCE = 8
/** The picture is at most this wide in the drawing. */
const WIDE_ENOUGH = 640

const isShown = async (things: SharedThings, kind: string, id: string): Promise<boolean> =>
  (await orNull(sharedOf(things, kind, id, 'zh-cn'))) !== null

/** Everything drawn of one thing; '' is the id of what there is one of. */
const folderOf = (kind: string, id: string): string => `share/${kind}/${id === '' ? '0' : id}/`

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 24)

/** Pictures that shared links show: drawn once for what they say, kept until they say something else. */
export function createSharing(deps: {
  things: SharedThings
  files: Pick<Files, 'rendition'>
  storage: Storage
  renderer: ShareRenderer
}) {
  const { things, files, storage, renderer } = deps
  /** By key, so that two who ask for the same wait for one drawing. */
  const underWay = new Map<string, Promise<void>>()

  async function bytesOf(picture: Picture | null): Promise<Buffer | null> {
    if (!picture) return null
    const width = picture.widths.find((one) => one >= WIDE_ENOUGH) ?? picture.widths.at(-1)
    const found = width === undefined ? null : await files.rendition(picture.fileId, `${width}.webp`, {})
    return found && storage.read(found.key)
  }

  /** Draws it where nothing older is kept beside it. */
  async function draw(folder: string, key: string, { card, picture }: Shared, address: string): Promise<void> {
    const drawn = await renderer.draw(card, await bytesOf(picture), address)
    await storage.delete(folder)
    await storage.put(key, drawn)
  }

  /** Removes what was drawn of a thing if visitors no longer see it, and answers whether that is so. */
  async function removeHidden(kind: string, id: string): Promise<boolean> {
    if (await isShown(things, kind, id)) return false
    await storage.delete(folderOf(kind, id))
    return true
  }

  return {
    removeHidden,

    /** Removes everything drawn that may show a product of somebody; what is asked for again is drawn again. */
    async removeWithProducts(): Promise<void> {
      for (const kind of KINDS_WITH_PRODUCTS) await storage.delete(`share/${kind}/`)
    },

    /**
     * Where the picture of a thing lies in the storage, drawn if need be, and what names its state.
     * A0404 for what visitors cannot see; A0501 when too many are being drawn.
     */
    async picture(
      { kind, id }: { kind: string; id: string },
      language: Language,
      origin: string,
    ): Promise<{ key: string; mark: string }> {
      const shared = await sharedOf(things, kind, id, language)
      const address =
        origin + shared.address + (language === 'en' ? `${shared.address.includes('?') ? '&' : '?'}lang=en` : '')
      const says = JSON.stringify([SHARE_DRAWING, shared.card, shared.picture?.fileId ?? null, address])
      const mark = hashOf(says)
      // The code on it names the site: a picture drawn for another name of the same site is none of this one's past.
      const folder = `${folderOf(kind, id)}${language}-${hashOf(origin).slice(0, 8)}/`
      const key = `${folder}${mark}.jpg`
      if (await storage.exists(key)) return { key, mark }
      const started = underWay.get(key)
      if (!started && underWay.size >= MOST_AT_ONCE) throw fault('A0501')
      const drawing = started ?? draw(folder, key, shared, address).finally(() => underWay.delete(key))
      underWay.set(key, drawing)
      await drawing
      // Whoever took it off while it was drawn found nothing to remove yet.
      if (await removeHidden(kind, id)) throw fault('A0404')
      return { key, mark }
    },
  }
}
export type Sharing = ReturnType<typeof createSharing>
