import { describe, expect, test } from 'vitest'
import { ANYTHING } from '../platform/pages.ts'
import { createPageCache, type CachedAnswer } from './page-cache.ts'

const pageOf = (text: string): CachedAnswer => ({
  status: 200,
  headers: {},
  content: Buffer.from(text),
  encoding: undefined,
  of: 'same data',
})

/** Pages, numbered as they are made; what was dropped is sent again where its data are the same. */
function pages() {
  let at = new Date('2026-11-20T10:00:00Z')
  const cache = createPageCache(() => at)
  let made = 0
  const ask = async (address = '/', tags: string[] = []): Promise<string> => {
    const make = async (dropped: CachedAnswer | undefined) => ({
      answer: dropped ?? pageOf(`page ${(made += 1)}`),
      tags,
    })
    return (await cache.answer(undefined, address, make)).content.toString()
  }
  return { cache, ask, turnTo: (instant: string) => (at = new Date(instant)) }
}

test('a page is kept until midnight in Shanghai, and made anew from then on, though its data are the same', async () => {
  const { cache, ask, turnTo } = pages()
  expect(await ask()).toBe('page 1')
  turnTo('2026-11-20T15:59:59Z')
  expect(await ask()).toBe('page 1')
  turnTo('2026-11-20T16:00:00Z')
  expect(cache.ready(undefined, '/')).toBeUndefined()
  expect(await ask()).toBe('page 2')
  expect(await ask()).toBe('page 2')
})

test('on the same day, a page whose data are the same goes on as it was', async () => {
  const { cache, ask, turnTo } = pages()
  expect(await ask()).toBe('page 1')
  cache.drop()
  expect(await ask()).toBe('page 1')
  expect(cache.figures()).toMatchObject({ unchanged: 1 })
  turnTo('2026-11-20T16:00:00Z')
  cache.drop()
  expect(await ask()).toBe('page 2')
})

test('a page that was begun before midnight is not kept for the day after', async () => {
  const { cache, ask, turnTo } = pages()
  const late = cache.answer(undefined, '/', async () => {
    turnTo('2026-11-20T16:00:00Z')
    return { answer: pageOf('yesterday'), tags: [] }
  })
  expect((await late).content.toString()).toBe('yesterday')
  expect(await ask()).toBe('page 1')
})

/** Which of these pages are read anew after a change, by what they show. */
async function readAnew(changed: string[], shown: string[][]): Promise<string[][]> {
  const { cache, ask } = pages()
  for (const tags of shown) await ask(tags.join(), tags)
  cache.changed(changed)
  const anew: string[][] = []
  for (const tags of shown) {
    const { misses } = cache.figures()
    await ask(tags.join(), tags)
    if (cache.figures().misses > misses) anew.push(tags)
  }
  return anew
}

describe('what changed', () => {
  const product = ['product:12', 'enterprise:3']
  const other = ['product:13', 'enterprise:3']
  const list = ['product', 'setting']
  const news = ['news:5', 'dict']
  const anything = [ANYTHING]
  const all = [product, other, list, news, anything]

  test('drops the pages that show it, the lists of its kind, and pages of which nobody said what they show', async () => {
    expect(await readAnew(['product:12'], all)).toEqual([product, list, anything])
    expect(await readAnew(['enterprise:3'], all)).toEqual([product, other, anything])
    expect(await readAnew(['dict'], all)).toEqual([news, anything])
  })

  test('is told for a whole kind at once where it is many', async () => {
    expect(await readAnew(['product'], all)).toEqual([product, other, list, anything])
  })

  test('drops everything where nobody can say what it is, and nothing that only sounds alike', async () => {
    expect(await readAnew([ANYTHING], all)).toEqual(all)
    expect(await readAnew(['product:1', 'new', 'chat:12'], [product, news])).toEqual([])
  })

  test('while a page was made is not shown by it again, but what has nothing to do with it is', async () => {
    for (const [changed, next] of [
      ['product:12', 'page 1'],
      ['news:5', 'begun before'],
    ] as const) {
      const { cache, ask } = pages()
      const late = cache.answer(undefined, '/', async () => {
        cache.changed([changed])
        return { answer: pageOf('begun before'), tags: ['product:12'] }
      })
      expect((await late).content.toString()).toBe('begun before')
      expect(await ask()).toBe(next)
    }
  })

  test('drops everything once when it is too much to be remembered one by one', async () => {
    const { cache, ask } = pages()
    await ask('/', ['news:5'])
    for (let id = 0; id <= 20_000; id += 1) cache.changed([`product:${id}`])
    const { misses } = cache.figures()
    await ask('/', ['news:5'])
    await ask('/', ['news:5'])
    expect(cache.figures().misses).toBe(misses + 1)
  })
})
