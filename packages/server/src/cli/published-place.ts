import { openFileStores } from '../adapters/file-stores.ts'
import { createOutbound } from '../adapters/outbound.ts'
import { readConfig } from '../config.ts'
import { lookForHeld } from '../facts/look-for-held.ts'
import type { PublishedPlace } from '../snapshots/read-pointed.ts'
import { sayLine, type Terminal } from './terminal.ts'

/** Where a command that only asks finds what is published; facts that an operator brought are read from there too. */
export const publishedPlace = ({ env, errors, now }: Terminal): PublishedPlace => {
  const config = readConfig(env)
  lookForHeld(config.dataDir)
  const outbound = createOutbound({ allowInternalHosts: config.allowInternalHosts })
  const store = openFileStores(config, outbound, now).snapshots
  return { dataDir: config.dataDir, store, tell: message => sayLine(errors, message) }
}
