import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { type CloseUp, closeUps } from '../close-ups.ts'
import type { Vector } from '../kit/machine.ts'
import type { Job } from './job.ts'
import type { CloseUpOrder } from './orders.ts'
import { imageOf, webp } from './pixels.ts'

const lyingAsBuilt: Vector = [0, 0, 0]
const size = { width: 1280, height: 960, samples: 16 }

/** One job for each close-up: `close-ups/<id>.webp` in the folder of the pictures. */
export function closeUpJobs(pictures: string): Job[] {
  const all: [string, CloseUp][] = Object.entries(closeUps)
  return all.map(([id, closeUp]): Job => {
    const { machineId, partIds = [], apart = 0, turn = lyingAsBuilt, view, colours = {}, labels } = closeUp
    const order: CloseUpOrder = { partIds, apart, turn, view, colours, ...size }
    return {
      key: `close-ups/${id}`,
      machineId,
      entry: 'set',
      ...(labels && { labels }),
      settings: { order, webp },
      async take(page) {
        const picture = await page.evaluate((wanted) => window.videoSet.takeCloseUp(wanted), order)
        await mkdir(join(pictures, 'close-ups'), { recursive: true })
        await imageOf(picture)
          .webp(webp)
          .toFile(join(pictures, 'close-ups', `${id}.webp`))
      },
    }
  })
}
