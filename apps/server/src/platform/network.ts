/** Whose network an address belongs to, for counting attempts. */
import { isIPv6 } from 'node:net'

const GROUPS = 8
/** Groups of 16 bits that tell one customer's network from another's: a /64 (RFC 6177, RIPE-690). */
const NETWORK_GROUPS = 4

/** The eight groups of an IPv6 address, in hexadecimal without leading zeros. */
function groupsOf(address: string): string[] {
  const { hostname } = new URL(`http://[${address.split('%')[0]}]`)
  const [left = [], right = []] = hostname
    .slice(1, -1)
    .split('::')
    .map((side) => side.split(':').filter((group) => group !== ''))
  return [...left, ...Array.from({ length: GROUPS - left.length - right.length }, () => '0'), ...right]
}

/** `::ffff:192.0.2.1`, as sockets that serve both protocols name IPv4 (RFC 4291 §2.5.5.2); null for any other. */
function mappedIPv4(groups: readonly string[]): string | null {
  const [high = '', low = ''] = groups.slice(6)
  if (groups.slice(0, 6).join(':') !== '0:0:0:0:0:ffff') return null
  const bytes = [high, low].flatMap((group) => {
    const value = Number.parseInt(group, 16)
    return [value >> 8, value & 0xff]
  })
  return bytes.join('.')
}

/**
 * What attempts from a network address are counted under. Whoever has one IPv6 address has all 2^64 of its network, so
 * these count together; an IPv4 address counts alone, however it is written.
 */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address
  const groups = groupsOf(address)
  return mappedIPv4(groups) ?? `${groups.slice(0, NETWORK_GROUPS).join(':')}::/64`
}
