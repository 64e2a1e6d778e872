import { expect, it } from 'vitest'
import { emptyForm, readdressed } from './expo-form.ts'

const drawn = { alt: '', width: 16, height: 5, widths: [640], avif: false, placeholder: '' }
const picture = { ...drawn, fileId: '1', token: 'old' }

it('a version put together has its banner by the address of today, and the titles of both sides', () => {
  const known = {
    ...emptyForm,
    banner: '1',
    bannerPicture: { ...picture, token: 'new' },
    articleTitles: [{ id: '7', title: '七' }],
  }
  const titles = [
    { id: '7', title: '旧' },
    { id: '8', title: '八' },
  ]
  const draft = { ...emptyForm, banner: '1', articles: ['7', '8'], articleTitles: titles }
  const shown = readdressed({ ...draft, bannerPicture: null }, known)
  expect(shown.bannerPicture?.token).toBe('new')
  expect(shown.articleTitles).toEqual([
    { id: '7', title: '七' },
    { id: '8', title: '八' },
  ])
})

it('a banner that the server does not know stays as it is', () => {
  const draft = { ...emptyForm, banner: '1', bannerPicture: picture }
  expect(readdressed(draft, emptyForm).bannerPicture).toBe(picture)
})
