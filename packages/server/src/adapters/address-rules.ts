import { BlockList, isIP } from 'node:net'

const blocked = new BlockList()

const v4: readonly (readonly [string, number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.31.196.0', 24],
  ['192.52.193.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['192.175.48.0', 24],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
]
for (const [net, prefix] of v4) blocked.addSubnet(net, prefix, 'ipv4')

/** Only 2000::/3 is given out for the public internet; inside it these are not. */
const v6: readonly (readonly [string, number])[] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  // 6to4 carries an IPv4 address inside, private ones too.
  ['2002::', 16],
  ['3fff::', 20],
]
for (const [net, prefix] of v6) blocked.addSubnet(net, prefix, 'ipv6')

const globalV6 = new BlockList()
globalV6.addSubnet('2000::', 3, 'ipv6')

/** Whether an address belongs to the public internet: not private, loopback, link-local, mapped or reserved. */
export const isPublicAddress = (address: string): boolean => {
  const family = isIP(address)
  if (family === 4) return !blocked.check(address, 'ipv4')
  if (family !== 6 || address.includes('%')) return false
  return globalV6.check(address, 'ipv6') && !blocked.check(address, 'ipv6')
}
