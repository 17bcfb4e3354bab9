import { hangsOnListed } from '../../graph/upstream.ts'
import type { Context } from '../../http/context.ts'
import { enterprisesNamed } from './named-enterprises.ts'
import type { GraphWords } from './node-words.ts'
import { ownershipQuestion, type StoredQuestion } from './ownership-of.ts'

/** Companies of one name that are looked at although nobody listed stands above them: they can only be free. */
const mostFree = 5

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
  const named = enterprisesNamed(graph, name)
  const free = new Set(named.filter(node => !hangsOnListed(graph, node)).slice(mostFree))
  for (const node of named.filter(one => !free.has(one))) {
    const question = await ownershipQuestion(source, { graph, node, date, as: name })
    if (question.held) found.push(question)
  }
  return found
}
