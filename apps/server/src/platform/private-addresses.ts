/** Addresses that lie inside some network, or nowhere: nothing that somebody typed in may lead the server there. */
import { BlockList } from 'node:net'

/** The special-purpose registry of IPv4 (IANA, RFC 6890), multicast (RFC 5771) and what is reserved above it. */
const ipv4 = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const
/**
 * The same of IPv6, with all that wraps an IPv4 address for a gateway: compatible, translated, NAT64, Teredo, 6to4. Mapped
 * addresses (`::ffff:127.0.0.1`) are not listed: BlockList judges them by the address of IPv4 that they are.
 */
const ipv6 = [
  ['::', 96],
  ['::ffff:0:0:0', 96],
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  ['100::', 64],
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
  ['5f00::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['fec0::', 10],
  ['ff00::', 8],
] as const

/**
 * To be given as `blockList` to whatever connects (`net.connect`, an `Agent`): asked with the address a connection is
 * about to be made to, after names were looked up, so that no spelling and no name server gets around it.
 */
export const privateAddresses = new BlockList()
for (const [network, bits] of ipv4) privateAddresses.addSubnet(network, bits, 'ipv4')
for (const [network, bits] of ipv6) privateAddresses.addSubnet(network, bits, 'ipv6')
