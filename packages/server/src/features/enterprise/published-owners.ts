import type { ScreeningIndex } from '@maojian/screening'
import { readPublishedGraph } from '../../graph/read-published-graph.ts'
import type { PublishedPlace } from '../../snapshots/read-pointed.ts'
import type { OwnerSource } from './stored-owners.ts'

/** The published graph for a command that only asks. */
export const publishedOwners = async (
  place: PublishedPlace,
  index: ScreeningIndex | undefined,
): Promise<OwnerSource> => {
  const graph = await readPublishedGraph(place)
  return { db: undefined, engine: { current: () => index }, graph: { current: () => graph } }
}
