import { PublicEnterpriseContent } from '@portal/contract/enterprise-content'
import { expect, test } from 'vitest'
import { enterpriseChanges } from './enterprise-changes.ts'

const nothing = PublicEnterpriseContent.parse({ display: null, certificates: [], honors: [], pavilion: null })
const display = (change: object) =>
  PublicEnterpriseContent.shape.display.parse({ logo: null, banner: null, story: [], ...change })
const picture = (token: string) => ({
  fileId: '00000000-0000-4000-8000-000000000001',
  token,
  width: 640,
  height: 480,
  widths: [320],
  avif: false,
  placeholder: '',
  alt: '',
})

test('Only what the enterprise changed is named', () => {
  const published = { ...nothing, display: display({ slogan: '旧的口号', qualifications: ['高新技术企业'] }) }
  const proposed = { ...nothing, display: display({ slogan: '新的口号', qualifications: ['高新技术企业'] }) }
  expect(enterpriseChanges(published, proposed)).toEqual(['slogan'])
  expect(enterpriseChanges(published, published)).toEqual([])
})

test('A picture at another address is the same picture', () => {
  const of = (token: string) => ({ ...nothing, display: display({ logo: picture(token) }) })
  expect(enterpriseChanges(of('?a'), of('?b'))).toEqual([])
  expect(enterpriseChanges(nothing, of('?a'))).toEqual(['logo'])
})
