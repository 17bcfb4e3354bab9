import { openFileStores } from '../adapters/file-stores.ts'
import { createOutbound } from '../adapters/outbound.ts'
import { readConfig } from '../config.ts'
import type { PublishedPlace } from '../engine/read-published.ts'
import type { Terminal } from './terminal.ts'

/** Where a command that only asks finds the published index. */
export const publishedPlace = ({ env, now }: Terminal): PublishedPlace => {
  const config = readConfig(env)
  const outbound = createOutbound({ allowInternalHosts: config.allowInternalHosts })
  return { dataDir: config.dataDir, store: openFileStores(config, outbound, now).snapshots }
}
