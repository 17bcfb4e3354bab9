import type { EnterpriseGraph } from './open-graph.ts'

interface Period {
  readonly since: string
  readonly until: string
}

/** Whether a relation holds on a day; both ends count, and what is not told is open. */
export const standsOn = ({ since, until }: Period, day: string): boolean =>
  (since === '' || since <= day) && (until === '' || day <= until)

/** Whether it has ended before a day. */
export const hasEnded = ({ until }: Pick<Period, 'until'>, day: string): boolean =>
  until !== '' && until < day

/** Edges of the snapshot that have not ended before a day, asked without reading them whole. */
export const notEnded = ({ sections: { until } }: Pick<EnterpriseGraph, 'sections'>, day: string) => {
  const today = Number(day.replaceAll('-', ''))
  return (edge: number): boolean => until[edge] === 0 || until[edge]! >= today
}

/** The same of edges that have begun, too. */
export const standing = (graph: Pick<EnterpriseGraph, 'sections'>, day: string) => {
  const { since } = graph.sections
  const today = Number(day.replaceAll('-', ''))
  const open = notEnded(graph, day)
  return (edge: number): boolean => since[edge]! <= today && open(edge)
}
