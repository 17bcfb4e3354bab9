import { readPointed, type PublishedPlace } from '../snapshots/read-pointed.ts'
import { isOfThisVersion, openGraph, type EnterpriseGraph } from './open-graph.ts'

/** The graph that this machine uses, without the database; undefined where none is published or it must be made anew. */
export const readPublishedGraph = async (place: PublishedPlace): Promise<EnterpriseGraph | undefined> => {
  const found = await readPointed(place, 'enterprises')
  if (found === undefined || found === 'unusable' || !isOfThisVersion(found.bytes)) return undefined
  return openGraph(found.bytes, found.id)
}
