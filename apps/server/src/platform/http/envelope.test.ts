import { expect, test } from 'vitest'
import { faultOf, refused } from './envelope.ts'

const inside = 'select value from secret at 10.0.0.7'

test.each([
  new Error(inside),
  new TypeError(inside, { cause: new Error(inside) }),
  Object.assign(new Error(inside), { code: '42P01', severity: 'ERROR', table: 'secret' }),
  Object.assign(new Error(inside), { code: 'ECONNREFUSED', syscall: 'connect', address: '10.0.0.7' }),
  inside,
])('what nobody foresaw is answered without what it says of the inside: %s', (thrown) => {
  const refusal = faultOf(thrown)
  expect(refusal.status).toBeGreaterThanOrEqual(500)
  for (const language of ['zh-cn', 'en'] as const) {
    const answer = refused(refusal, language)
    expect(answer).toMatchObject({ data: null, message: expect.stringMatching(/./) })
    expect(JSON.stringify(answer)).not.toMatch(/secret|10\.0\.0\.7/)
  }
})
