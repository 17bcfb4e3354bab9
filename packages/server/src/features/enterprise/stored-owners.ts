import type { Context } from '../../http/context.ts'
import { ownershipQuestion, type StoredQuestion } from './ownership-of.ts'

/** Companies of one name that are looked at. */
const mostNamesakes = 5

/** What the graph holds of the owners of every company of that name; none where it holds nothing. */
export const storedOwners = async (
  context: Pick<Context, 'db' | 'engine' | 'graph'>,
  name: string,
  date: string,
): Promise<StoredQuestion[]> => {
  const graph = context.graph.current()
  if (!graph) return []
  const found: StoredQuestion[] = []
  for (const node of graph.named(name).slice(0, mostNamesakes)) {
    const question = await ownershipQuestion(context, { graph, node, date, as: name })
    if (question.held) found.push(question)
  }
  return found
}
