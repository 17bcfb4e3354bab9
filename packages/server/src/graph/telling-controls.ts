import { tellsBearers, toldBearers } from '@maojian/domain/ownership/told-bearers'
import type { EnterpriseGraph } from './open-graph.ts'

const kept = new WeakMap<EnterpriseGraph['head'], ReadonlySet<string>>()

const readTelling = ({ head, named }: EnterpriseGraph): ReadonlySet<string> => {
  const bearers = new Set(head.bearers.map(([name]) => name))
  const isKnown = (name: string): boolean => bearers.has(name) || named(name).length > 0
  return new Set(head.controls.filter(control => tellsBearers(control) || toldBearers(control).some(isKnown)))
}

/** Words of control that tell for whom a share is held, or that name a listed party or an enterprise; read once a graph. */
export const tellingControls = (graph: EnterpriseGraph): ReadonlySet<string> => {
  const known = kept.get(graph.head) ?? readTelling(graph)
  kept.set(graph.head, known)
  return known
}
