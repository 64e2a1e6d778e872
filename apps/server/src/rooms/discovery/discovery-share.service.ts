import { createHash } from 'node:crypto'
import type { EnterpriseDetail } from '@portal/contract/enterprise'
import type { Picture } from '@portal/contract/file'
import type { Language } from '@portal/contract/kit'
import type { NewsDetail } from '@portal/contract/news'
import type { ProductCard } from '@portal/contract/product'
import type { PublicSettings } from '@portal/contract/setting'
import { Fault, fault } from '../../platform/errors.ts'
import type { Storage } from '../../platform/storage.ts'
import type { Files } from '../file/index.ts'
import { SHARE_DRAWING, type ShareCard } from './discovery-share.view.ts'
import { shareWords } from './share-words.ts'
import type { ShareRenderer } from './share-renderer.ts'

/** Drawings under way; whoever comes beyond that is asked to come again, so that a crawler cannot fill the machine. */
const MOST_AT_ONCE = 8
/** The picture is at most this wide in the drawing. */
const WIDE_ENOUGH = 640

/** What rooms show of one thing; each refuses with A0404 what is not public. */
export interface SharedThings {
  product(id: string): Promise<ProductCard>
  enterprise(
    id: string,
  ): Promise<Pick<EnterpriseDetail, 'name' | 'nameEn' | 'productCount' | 'patentCount'> & { picture: Picture | null }>
  news(id: string, language: Language): Promise<NewsDetail>
  site(): Promise<PublicSettings>
}

interface Shared {
  card: ShareCard
  picture: Picture | null
  /** Path and query of the page in Chinese. */
  address: string
}

/** What stands on the card of a thing, in a language. */
async function sharedOf(things: SharedThings, kind: string, id: string, language: Language): Promise<Shared> {
  const words = shareWords[language]
  const prefer = (chinese: string, english: string): string => (language === 'en' && english !== '' ? english : chinese)
  const site = (await things.site()).siteName[language]
  const base = { site, scan: words.scan }
  if (kind === 'product') {
    const found = await things.product(id)
    return {
      card: {
        ...base,
        title: prefer(found.name, found.nameEn),
        below: prefer(found.enterpriseName, found.enterpriseNameEn),
        fact: found.patentCount === 0 ? '' : words.patents(found.patentCount),
      },
      picture: found.cover ?? found.exploded,
      address: `/website/product/detail?id=${id}`,
    }
  }
  if (kind === 'enterprise') {
    const found = await things.enterprise(id)
    const fact = words.enterprise(found.productCount, found.patentCount)
    return {
      card: { ...base, title: prefer(found.name, found.nameEn), below: words.maker, fact },
      picture: found.picture,
      address: `/website/enterprise/detail?id=${id}`,
    }
  }
  if (kind === 'news') {
    const found = await things.news(id, language)
    return {
      card: { ...base, title: prefer(found.title, found.titleEn), below: found.source, fact: found.categoryName },
      picture: found.cover,
      address: `/website/news/detail?id=${id}`,
    }
  }
  return { card: { ...base, title: site, below: words.promise, fact: '' }, picture: null, address: '/website/home' }
}

async function isShown(things: SharedThings, kind: string, id: string): Promise<boolean> {
  try {
    await sharedOf(things, kind, id, 'zh-cn')
    return true
  } catch (error) {
    if (error instanceof Fault && error.code === 'A0404') return false
    throw error
  }
}

/** Everything drawn of one thing; '' names the site. */
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
      const address = origin + shared.address + (language === 'en' ? `${id === '' ? '?' : '&'}lang=en` : '')
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
