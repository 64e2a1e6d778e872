import { isIPv4 } from 'node:net'
import { expect, test } from 'vitest'
import { privateAddresses } from './private-addresses.ts'

const isPrivate = (address: string): boolean => privateAddresses.check(address, isIPv4(address) ? 'ipv4' : 'ipv6')

test.each([
  '0.0.0.0',
  '10.1.2.3',
  '100.64.0.1',
  '127.0.0.1',
  '127.255.255.254',
  '169.254.169.254',
  '172.31.255.255',
  '192.168.0.1',
  '198.19.0.1',
  '224.0.0.251',
  '255.255.255.255',
  '::',
  '::1',
  '::127.0.0.1',
  '::ffff:127.0.0.1',
  '::ffff:a9fe:a9fe',
  '::ffff:0:127.0.0.1',
  '64:ff9b::7f00:1',
  '2001:0:4136:e378:8000:63bf:3fff:fdd2',
  '2002:7f00:1::',
  'fc00::1',
  'fd12:3456:789a::1',
  'fe80::1',
  'fec0::1',
  'ff02::1',
])('%s lies inside', (address) => {
  expect(isPrivate(address)).toBe(true)
})

test.each([
  '1.1.1.1',
  '9.255.255.255',
  '11.0.0.0',
  '172.32.0.1',
  '223.5.5.5',
  '::ffff:223.5.5.5',
  '2400:3200::1',
  '2606:4700::1111',
])('%s lies outside', (address) => {
  expect(isPrivate(address)).toBe(false)
})
