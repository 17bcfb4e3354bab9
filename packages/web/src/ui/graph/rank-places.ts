import { extentOf } from './boxes.ts'
import type { EdgeForm, NodeForm, Place } from './drawing.ts'

export interface RankSpace {
  /** Between the columns, so that the text of a line fits. */
  readonly across: number
  readonly down: number
  /** A line runs straight from the first column to the last: nothing between stands on it. */
  readonly clearMiddle?: boolean
}

/** Columns by rank, each centred: the first rank on the left. */
export const rankPlaces = (
  nodes: readonly NodeForm[],
  rankOf: (id: string) => number,
  { across, down, clearMiddle = false }: RankSpace,
): Map<string, Place> => {
  const columns = new Map<number, NodeForm[]>()
  for (const node of nodes) columns.set(rankOf(node.id), [...(columns.get(rankOf(node.id)) ?? []), node])
  const places = new Map<string, Place>()
  let x = 0
  let former = 0
  const ranks = [...columns.keys()].toSorted((a, b) => a - b)
  for (const rank of ranks) {
    const column = columns.get(rank)!
    const extents = column.map(extentOf)
    const half = Math.max(...extents.map(one => one.right))
    x += places.size === 0 ? 0 : former + across + half
    former = half
    const isBetween = rank !== ranks[0] && rank !== ranks.at(-1)
    const aside = clearMiddle && isBetween && column.length % 2 === 1 ? 60 : 0
    let y = aside - extents.reduce((sum, one) => sum + one.bottom - one.top + down, -down) / 2
    for (const [i, node] of column.entries()) {
      places.set(node.id, { x, y: y - extents[i]!.top })
      y += extents[i]!.bottom - extents[i]!.top + down
    }
  }
  return places
}

/** Steps from the start to each node, whichever way the lines point; what is not reached stands last. */
export const ranksFrom = (start: string, edges: readonly EdgeForm[]): ((id: string) => number) => {
  const beside = new Map<string, string[]>()
  for (const { source, target } of edges) {
    beside.set(source, [...(beside.get(source) ?? []), target])
    beside.set(target, [...(beside.get(target) ?? []), source])
  }
  const ranks = new Map([[start, 0]])
  const queue = [start]
  for (const id of queue)
    for (const next of beside.get(id) ?? [])
      if (!ranks.has(next)) {
        ranks.set(next, ranks.get(id)! + 1)
        queue.push(next)
      }
  const last = Math.max(0, ...ranks.values()) + 1
  return id => ranks.get(id) ?? last
}
