/** Names and addresses by which a machine speaks to itself. */
import { BlockList, isIP } from 'node:net'

const loopback = new BlockList()
loopback.addSubnet('127.0.0.0', 8, 'ipv4')
loopback.addAddress('::1', 'ipv6')

/** Whether nobody but this machine reaches what bears this name; IPv6 addresses may stand in brackets. */
export function isLocal(host: string): boolean {
  const name = host.replace(/^\[(.*)\]$/, '$1').toLowerCase()
  const family = isIP(name)
  return family === 0 ? name === 'localhost' : loopback.check(name, family === 4 ? 'ipv4' : 'ipv6')
}
