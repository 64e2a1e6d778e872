import { expect, it } from 'vitest'
import { formAddress, formOf } from './form-address.ts'

it.each([
  ['', 'password'],
  ['form=sms', 'sms'],
  ['form=register', 'register'],
  ['form=forgotten', 'forgotten'],
  ['form=nonsense', 'password'],
])('?%s shows the form %s', (search, form) => {
  expect(formOf(new URLSearchParams(search))).toBe(form)
})

it('where to go after the sign-in survives a change of the form, encoded with query and hash', () => {
  const search = new URLSearchParams({ redirect: '/myEnt/productManage?status=3&pageNum=2#row-7', form: 'sms' })
  const address = formAddress('register', search)
  expect(address).toBe('/login?form=register&redirect=%2FmyEnt%2FproductManage%3Fstatus%3D3%26pageNum%3D2%23row-7')
  expect(new URL(address, 'http://portal.example').searchParams.get('redirect')).toBe(search.get('redirect'))
  expect(formAddress('password', new URLSearchParams('form=sms&ticket=t'))).toBe('/login')
})
