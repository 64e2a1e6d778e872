import { expect, test } from 'vitest'
import { createPageCache, type KeptAnswer, type Make } from './page-cache.ts'

const pageOf = (text: string): KeptAnswer => ({
  status: 200,
  headers: {},
  content: Buffer.from(text),
  encoding: undefined,
  of: 'same data',
})

/** Pages of one address, numbered as they are made; what was dropped is sent again where its data are the same. */
function pages() {
  let at = new Date('2026-11-20T10:00:00Z')
  const cache = createPageCache(() => at)
  let made = 0
  const make: Make = async (dropped) => dropped ?? pageOf(`page ${(made += 1)}`)
  const ask = async (): Promise<string> => (await cache.answer(undefined, '/', make)).content.toString()
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
    return pageOf('yesterday')
  })
  expect((await late).content.toString()).toBe('yesterday')
  expect(await ask()).toBe('page 1')
})
