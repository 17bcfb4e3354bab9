import type { traceEnterprise as call } from '@maojian/contract/calls/enterprise'
import { traceOwnership } from '@maojian/domain/ownership/trace-ownership'
import type * as z from 'zod'
import { controlFacts } from '../../facts/control-facts.ts'
import type { Context } from '../../http/context.ts'
import { Fault } from '../../http/fault.ts'
import type { EnterpriseGraph } from '../../graph/open-graph.ts'
import { shanghaiDay } from '../../shanghai-day.ts'
import { doubtWords } from './doubt-words.ts'
import { listsOfParty } from './lists-of-party.ts'
import { enterprisesNamed } from './named-enterprises.ts'
import { namelessWords } from './nameless-words.ts'
import { namesakeWords } from './namesake-words.ts'
import { needGraph, needNode, nodeWords, wireId } from './node-words.ts'
import { staleGraph } from './stale-graph.ts'
import { ownersElsewhere } from './other-lists.ts'
import { ownershipQuestion, type ListedOwner } from './ownership-of.ts'

type Input = z.output<typeof call.request>
type Reply = z.output<typeof call.reply>

/** Others of the same name that are told. */
const mostOthers = 20

const notHeld = '未收录股权数据：不能据此认为与列名方没有股权关系。'
const sampleNote = '示例数据：企业与持股均为虚构，仅供了解功能。'

/** The companies that a question means: one by id, or all of a name. */
const meant = (graph: EnterpriseGraph, { id, name }: Input): number[] => {
  if (id !== undefined) return [needNode(graph, id)]
  const found = enterprisesNamed(graph, name)
  if (found.length > 0) return found.toSorted((a, b) => graph.degree(b) - graph.degree(a) || a - b)
  throw new Fault(404, `未收录企业“${name}”：未收录股权数据，不能据此认为与列名方没有股权关系`)
}

/** Only those whom a path names are told. */
const told = (owners: readonly ListedOwner[], regimes: Reply['regimes']): ListedOwner[] => {
  const named = new Set(Object.values(regimes).flatMap(one => one.paths.flat()))
  return owners.filter(({ label }) => named.has(label))
}

/** Whether listed parties stand behind a stored enterprise; what the graph does not hold is said, never cleared. */
export const traceStored = async (
  context: Pick<Context, 'db' | 'engine' | 'graph'>,
  input: Input,
  now: Date,
): Promise<Reply> => {
  const graph = needGraph(context)
  const date = input.date ?? shanghaiDay(now)
  const [node = -1, ...others] = meant(graph, input)
  const question = await ownershipQuestion(context, { graph, node, date })
  const { regimes } = traceOwnership(controlFacts(), question)
  const words = await nodeWords(context, graph, [node, ...others.slice(0, mostOthers)])
  return {
    id: wireId(graph.idAt(node)),
    name: words(node).name,
    date,
    held: question.held,
    note: [
      staleGraph(context),
      question.held ? '' : notHeld,
      namesakeWords(context, question),
      ownersElsewhere(context, question)?.words ?? '',
      namelessWords(question),
      doubtWords(graph, node, date),
      graph.isSample(node) ? sampleNote : '',
    ].join(''),
    sample: graph.isSample(node),
    snapshotId: graph.id,
    others: others.slice(0, mostOthers).map(one => ({ id: words(one).id, name: words(one).name })),
    listed: told(question.owners, regimes).map(one => ({
      id: wireId(graph.idAt(one.node)),
      name: one.label,
      partyId: one.partyId,
      lists: one.partyId === '' ? '示例' : listsOfParty(context, one.partyId, date),
    })),
    regimes,
  }
}

export const traceEnterprise = (context: Context, input: Input): Promise<Reply> =>
  traceStored(context, input, context.now)
