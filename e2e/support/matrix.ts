/** Walks the matrix of pages and looks with two browser windows at a time; what is done at each stop is the caller's. */
import { parseArgs } from 'node:util'
import { type Client, signIn } from '@portal/testkit/client'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { type Complaints, launch, openContext, visit as open, watch } from './browser.ts'
import { type Account, discover, type Ids, PASSWORD } from './demo-ids.ts'
import { startDemoServer } from './server.ts'
import { addressIn, type Look, looks, type CataloguePage, pageCatalogue } from './page-catalogue.ts'

export interface Stop {
  page: Page
  entry: CataloguePage
  look: Look
  complaints: Complaints
}

interface Wanted {
  url: string | undefined
  pages: CataloguePage[]
  looks: Look[]
}

const usage = `Options: --only <part of a page's name>  --width 390,768,1440  --lang zh-cn,en  --theme light,dark  --url <running server>`

/** Reads `--only`, `--width`, `--lang`, `--theme`, `--url`. Throws with the choices when nothing is left to do. */
export function readWanted(args: string[]): Wanted {
  const { values } = parseArgs({
    args,
    options: {
      only: { type: 'string' },
      width: { type: 'string' },
      lang: { type: 'string' },
      theme: { type: 'string' },
      url: { type: 'string' },
    },
  })
  const { only = '', width, lang, theme, url } = values
  const among = (list: string | undefined, value: string) => list === undefined || list.split(',').includes(value)
  const found = {
    url,
    pages: pageCatalogue.filter(({ face, name }) => `${face}/${name}`.includes(only)),
    looks: looks.filter(
      (look) => among(width, String(look.width)) && among(lang, look.language) && among(theme, look.theme),
    ),
  }
  if (found.pages.length === 0 || found.looks.length === 0) {
    throw new Error(
      `Nothing to look at. ${usage}\nPages: ${pageCatalogue.map(({ face, name }) => `${face}/${name}`).join(' ')}`,
    )
  }
  return found
}

async function signInAll(origin: string, wanted: CataloguePage[]): Promise<Map<Account, Client>> {
  const names = [...new Set(wanted.flatMap(({ as }) => (as === null ? [] : [as])))]
  return new Map(await Promise.all(names.map(async (name) => [name, await signIn(origin, name, PASSWORD)] as const)))
}

/** Runs the jobs, `lanes` at a time; the first failure ends it. */
async function inLanes(lanes: number, jobs: (() => Promise<void>)[]): Promise<void> {
  const waiting = jobs.values()
  const lane = async () => {
    for (const job of waiting) await job()
  }
  await Promise.all(Array.from({ length: lanes }, lane))
}

/** Opens every wanted page in every wanted look. `at` is called with the page quiet; complaints of getting there are in the stop. */
export async function walkMatrix(wanted: Wanted, at: (stop: Stop) => Promise<void>): Promise<void> {
  const server = wanted.url === undefined ? await startDemoServer() : undefined
  const origin = wanted.url ?? server?.origin ?? ''
  const browser = await launch()
  try {
    const ids = await discover(origin)
    const clients = await signInAll(origin, wanted.pages)
    const jobs = wanted.looks.flatMap((look) =>
      wanted.pages.map(
        (entry) => () =>
          stopAt({ browser, origin, ids, client: entry.as ? clients.get(entry.as) : undefined }, entry, look, at),
      ),
    )
    await inLanes(2, jobs)
  } finally {
    await browser.close()
    await server?.stop()
  }
}

interface Where {
  browser: Browser
  origin: string
  ids: Ids
  client: Client | undefined
}

async function stopAt(
  where: Where,
  entry: CataloguePage,
  look: Look,
  at: (stop: Stop) => Promise<void>,
): Promise<void> {
  const context: BrowserContext = await openContext(where.browser, where.origin, { ...look, client: where.client })
  try {
    const complaints = watch(context)
    const page = await context.newPage()
    await open(page, addressIn(entry, where.ids, look)).catch((error: unknown) => {
      complaints.all.push(`never came to rest: ${error instanceof Error ? error.message : String(error)}`)
    })
    await at({ page, entry, look, complaints })
  } finally {
    await context.close()
  }
}
