import type { Language } from '@portal/contract/kit'
import { now } from '../../platform/clock.ts'
import { fault } from '../../platform/errors.ts'
import type { PublicAddresses } from '../../platform/public-address.ts'
import type { Transactor } from '../../platform/transaction.ts'
import type { Newsroom } from '../news/index.ts'
import type { SiteSettings } from '../setting/index.ts'
import { atom, rss } from './discovery-feed.view.ts'
import { robots, securityText, webManifest } from './discovery-notice.view.ts'
import { sitemapIndex, sitemapPart, THINGS_PER_PART } from './discovery-sitemap.view.ts'

/** Articles in a feed. */
const FEED_LENGTH = 30
/** The part of the sitemap with the pages that are always there. */
const PAGES = 'pages'

/** How the website is found. `pages`: addresses of the pages that are always there; `things`: what rooms show. */
export function createDiscovery(deps: {
  transactor: Transactor
  settings: Pick<SiteSettings, 'shown'>
  newsroom: Pick<Newsroom, 'news'>
  pages: readonly string[]
  things: readonly PublicAddresses[]
}) {
  const { transactor, settings, newsroom, pages, things } = deps

  const feed = async (origin: string, language: Language) => ({
    origin,
    language,
    name: (await settings.shown()).siteName[language],
    articles: await newsroom.news.newest('website', FEED_LENGTH, language),
  })

  return {
    /** Names the parts that hold anything, `product-1` the first of its kind. */
    async sitemap(origin: string): Promise<string> {
      const parts = [PAGES]
      for (const thing of things) {
        const begins = await thing.parts(transactor.read, THINGS_PER_PART)
        parts.push(...begins.map((after) => `${thing.name}-${after / THINGS_PER_PART + 1}`))
      }
      return sitemapIndex(origin, parts)
    },

    /** One part, piece by piece; A0404 for any that is not there. */
    async sitemapPart(origin: string, name: string): Promise<Iterable<string>> {
      if (name === PAGES)
        return sitemapPart(
          origin,
          pages.map((address) => ({ address, changedAt: null })),
        )
      const [, kind, number] = /^([a-z]+)-([1-9]\d{0,8})$/.exec(name) ?? []
      const thing = things.find((one) => one.name === kind)
      if (!thing) throw fault('A0404')
      const after = (Number(number) - 1) * THINGS_PER_PART
      const found = await thing.within(transactor.read, { after, upTo: after + THINGS_PER_PART })
      if (found.length === 0) throw fault('A0404')
      return sitemapPart(
        origin,
        found.map(({ id, changedAt }) => ({ address: thing.address(id), changedAt })),
      )
    },

    /** The newest articles; `self` is where the feed lies. */
    rss: async (origin: string, language: Language, self: string): Promise<string> =>
      rss(await feed(origin, language), self),
    atom: async (origin: string, language: Language, self: string): Promise<string> =>
      atom(await feed(origin, language), self),

    robots: async (origin: string): Promise<string> => robots(origin),
    security: async (origin: string): Promise<string> => securityText(origin, (await settings.shown()).contact, now()),
    manifest: async (_origin: string, language: Language): Promise<string> =>
      webManifest((await settings.shown()).siteName[language], language),
  }
}
export type Discovery = ReturnType<typeof createDiscovery>
