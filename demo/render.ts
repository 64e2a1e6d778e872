import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import type { Browser, Page } from 'playwright-core'
import sharp from 'sharp'
import { closeUpJobs } from './studio/close-up.ts'
import { bundleMachine, inputHash, machineIds } from './studio/bundle.ts'
import { launchChromium, openMachine } from './studio/chromium.ts'
import { videoJobs } from './studio/video.ts'
import type { Job } from './studio/job.ts'
import { type Anchor, type Box, type Layer, type ViewName, viewNames } from './studio/orders.ts'
import { imageOf, webp } from './studio/pixels.ts'

/**
 * Takes the pictures of every machine in `machines/` whose sources changed since its pictures were taken, then the
 * close-ups, then the videos. `--only <id>` takes one machine (repeatable), `--force` takes unchanged ones too. Killed
 * and started again it goes on: after the last job that was done, a video after its last frame.
 */

const pictures = fileURLToPath(new URL('pictures/', import.meta.url))
const manifestFile = join(pictures, 'manifest.json')

const master = { width: 1600, height: 1200, samples: 40 }
const layer = { width: 1600, height: 1200, samples: 16 }
/** Machines whose parts are also taken one by one, for the home page. */
const layered = ['pump', 'battery-module']

type Manifest = Record<string, string>

/** A layer as `layers.json` lists it: its place on the canvas of the exploded picture, and its file. */
type PlacedLayer = Layer & Box & { readonly file: string }

function rounded(value: number): number {
  return Math.round(value * 1e4) / 1e4
}

function roundedBox(box: Box): Box {
  return { x: rounded(box.x), y: rounded(box.y), w: rounded(box.w), h: rounded(box.h) }
}

function roundedAnchor({ partId, x, y, box }: Anchor): Anchor {
  return { partId, x: rounded(x), y: rounded(y), box: box && roundedBox(box) }
}

async function writeJson(file: string, value: unknown): Promise<void> {
  await writeFile(file, `${JSON.stringify(value, null, 1)}\n`)
}

async function takeMasters(page: Page, folder: string): Promise<void> {
  const anchors: Partial<Record<ViewName, Anchor[]>> = {}
  for (const view of viewNames) {
    const picture = await page.evaluate((order) => window.studio.take(order), { view, ...master })
    await imageOf(picture)
      .webp(webp)
      .toFile(join(folder, `${view}.webp`))
    const found = await page.evaluate((name) => window.studio.anchors(name), view)
    anchors[view] = found.map(roundedAnchor)
  }
  await writeJson(join(folder, 'anchors.json'), anchors)
}

async function takeLayers(page: Page, folder: string): Promise<void> {
  const layers = await page.evaluate(() => window.studio.layers())
  await rm(join(folder, 'layers'), { recursive: true, force: true })
  await mkdir(join(folder, 'layers'), { recursive: true })
  const placed: PlacedLayer[] = []
  for (const each of layers) {
    const order = { partId: each.partId, ...layer }
    const picture = await page.evaluate(({ partId, ...size }) => window.studio.takeLayer(partId, size), order)
    const canvas = await imageOf(picture).png({ compressionLevel: 1 }).toBuffer()
    const { data, info } = await sharp(canvas)
      .trim({ background: { r: 0, g: 0, b: 0, alpha: 0 }, threshold: 2 })
      .webp(webp)
      .toBuffer({ resolveWithObject: true })
    const file = `layers/${each.partId}.webp`
    await writeFile(join(folder, file), data)
    const box = {
      x: -(info.trimOffsetLeft ?? 0) / layer.width,
      y: -(info.trimOffsetTop ?? 0) / layer.height,
      w: info.width / layer.width,
      h: info.height / layer.height,
    }
    placed.push({ ...each, ...roundedBox(box), dx: rounded(each.dx), dy: rounded(each.dy), file })
  }
  await writeJson(join(folder, 'layers.json'), { aspect: layer.width / layer.height, layers: placed })
}

function jobsFor(machineIds: readonly string[]): Job[] {
  const folder = (id: string) => join(pictures, id)
  const masters = machineIds.map((id): Job => {
    return {
      key: id,
      machineId: id,
      entry: 'studio',
      settings: { master, webp },
      take: (page) => takeMasters(page, folder(id)),
    }
  })
  const layers = machineIds
    .filter((id) => layered.includes(id))
    .map((id): Job => {
      return {
        key: `${id}/layers`,
        machineId: id,
        entry: 'studio',
        settings: { layer, webp },
        take: (page) => takeLayers(page, folder(id)),
      }
    })
  const chosen = (job: Job) => machineIds.includes(job.machineId)
  return [...masters, ...layers, ...closeUpJobs(pictures).filter(chosen), ...videoJobs().filter(chosen)]
}

async function readManifest(): Promise<Manifest> {
  const text = await readFile(manifestFile, 'utf8').catch(() => '{}')
  return JSON.parse(text) as Manifest
}

async function run(job: Job, hash: string, page: Page): Promise<void> {
  const start = performance.now()
  if (job.entry === 'studio') await mkdir(join(pictures, job.machineId), { recursive: true })
  await job.take(page, hash)
  // Written after each job, so that an interrupted run keeps what it has done.
  const manifest = Object.entries({ ...(await readManifest()), [job.key]: hash }).sort(([a], [b]) => (a < b ? -1 : 1))
  await writeJson(manifestFile, Object.fromEntries(manifest))
  console.log(`${job.key}: taken in ${Math.round((performance.now() - start) / 1000)} s`)
}

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { only: { type: 'string', multiple: true }, force: { type: 'boolean' } } })
  const known = await machineIds()
  const chosen = values.only ?? known
  const unknown = chosen.filter((id) => !known.includes(id))
  if (unknown.length > 0) {
    throw new Error(`There is no machine ${unknown.join(', ')}. The machines are: ${known.join(', ')}.`)
  }
  let browser: Browser | undefined
  let opened: { bundle: string; page: Page } | undefined
  for (const job of jobsFor(chosen)) {
    const bundle = await bundleMachine(job)
    const hash = inputHash(bundle, job.settings)
    if ((await readManifest())[job.key] === hash && !values.force) {
      console.log(`${job.key}: unchanged`)
      continue
    }
    browser ??= await launchChromium()
    if (opened?.bundle !== bundle) {
      await opened?.page.close()
      opened = { bundle, page: await openMachine(browser, bundle) }
    }
    await run(job, hash, opened.page)
  }
  await browser?.close()
}

try {
  await main()
  process.exit(0)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
