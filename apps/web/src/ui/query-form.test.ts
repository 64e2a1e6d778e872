import { expect, test } from 'vitest'
import { queryOf } from './query-form.tsx'

test('the fields of a form become a query', () => {
  const form = new FormData()
  form.set('keywords', '激光 雷达')
  form.set('lang', 'en')
  form.set('file', new File(['x'], 'x.txt'))
  expect(queryOf(form)).toBe(new URLSearchParams({ keywords: '激光 雷达', lang: 'en' }).toString())
})
