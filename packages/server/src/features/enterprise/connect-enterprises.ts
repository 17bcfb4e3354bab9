import type { findPaths as call } from '@maojian/contract/calls/enterprise'
import { enterpriseLimits } from '@maojian/contract/limits'
import type { Verb } from '../../http/route.ts'
import { Fault } from '../../http/fault.ts'
import { findPaths } from '../../graph/find-paths.ts'
import { needGraph, needNode } from './node-words.ts'
import { pathsWire } from './path-wire.ts'

/** Every way between two enterprises or bonds, within the hops asked for. */
export const connectEnterprises: Verb<typeof call> = (context, { start, end, hops }) => {
  const graph = needGraph(context)
  const [from, to] = [needNode(graph, start), needNode(graph, end)]
  if (from === to) throw new Fault(400, '参数 end：两端不能是同一企业')
  const found = findPaths(graph, { from, to, hops, most: enterpriseLimits.paths })
  return pathsWire(context, graph, { from, to }, found)
}
