import type { Context } from '../../http/context.ts'
import { enterprisesNamed } from './named-enterprises.ts'
import type { GraphWords } from './node-words.ts'
import { ownershipQuestion, type StoredQuestion } from './ownership-of.ts'

/** Companies of one name that are looked at. */
const mostNamesakes = 5

/** The graph that owners are looked up in. */
export interface OwnerSource extends GraphWords, Pick<Context, 'graph'> {}

/** What the graph holds of the owners of every company of that name; none where it holds nothing. */
export const storedOwners = async (
  source: OwnerSource,
  name: string,
  date: string,
): Promise<StoredQuestion[]> => {
  const graph = source.graph.current()
  if (!graph) return []
  const found: StoredQuestion[] = []
  for (const node of enterprisesNamed(graph, name).slice(0, mostNamesakes)) {
    const question = await ownershipQuestion(source, { graph, node, date, as: name })
    if (question.held) found.push(question)
  }
  return found
}
