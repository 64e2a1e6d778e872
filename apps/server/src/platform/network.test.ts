import { expect, test } from 'vitest'
import { networkOf } from './network.ts'

test('an IPv4 address counts alone, however it is written', () => {
  expect(networkOf('192.0.2.7')).toBe('192.0.2.7')
  expect(networkOf('::ffff:192.0.2.7')).toBe('192.0.2.7')
  expect(networkOf('::FFFF:c000:207')).toBe('192.0.2.7')
})

test('IPv6 addresses of one network count together, those of another do not', () => {
  const one = networkOf('2001:db8:1:2::1')
  expect(one).toBe('2001:db8:1:2::/64')
  expect(networkOf('2001:0DB8:0001:0002:ffff:ffff:ffff:ffff')).toBe(one)
  expect(networkOf('2001:db8:1:3::1')).not.toBe(one)
  expect(networkOf('::1')).toBe('0:0:0:0::/64')
  expect(networkOf('fe80::1%eth0')).toBe('fe80:0:0:0::/64')
})

test('what is no address counts as it is', () => {
  expect(networkOf('')).toBe('')
  expect(networkOf('unix:')).toBe('unix:')
})
