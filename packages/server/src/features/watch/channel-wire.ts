import { channelKinds, type watchChannel as shape } from '@maojian/contract/calls/watch-channel'
import type * as z from 'zod'
import type { WatchChannel } from './tables.ts'

export type ChannelWire = z.output<typeof shape>

/** Of an address that opens a group to whoever knows it: the host, and the end by which its owner tells it apart. */
const masked = ({ kind, address }: WatchChannel): string => {
  if (kind === 'mail') return address
  const host = URL.canParse(address) ? new URL(address).host : ''
  return `${host}/…${address.slice(-4)}`
}

export const channelWire = (row: WatchChannel, author: string): ChannelWire => ({
  id: row.id,
  kind: row.kind,
  kindName: channelKinds[row.kind],
  name: row.name,
  address: masked(row),
  hasSecret: row.secret !== '',
  enabled: row.enabled,
  author,
  version: row.version,
})
