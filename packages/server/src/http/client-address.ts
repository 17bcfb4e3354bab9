import { isIPv6 } from 'node:net'

/** Eight groups of an IPv6 address; an embedded IPv4 tail counts as two. */
const groupsOf = (address: string): string[] => {
  const [head = '', tail] = address.split('::')
  const before = head === '' ? [] : head.split(':')
  if (tail === undefined) return before
  const after = tail === '' ? [] : tail.split(':')
  return [...before, ...Array<string>(Math.max(0, 8 - before.length - after.length)).fill('0'), ...after]
}

/** The address that limits count by: IPv4 whole, IPv6 by its /64, which one caller can fill at will. */
export const clientAddress = (ip: string): string => {
  const bare = ip.replace(/%.*$/u, '')
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/iu.exec(bare)?.[1]
  if (mapped !== undefined) return mapped
  if (!isIPv6(bare)) return bare
  const network = groupsOf(bare).slice(0, 4)
  return `${network.map(group => parseInt(group, 16).toString(16)).join(':')}::/64`
}
