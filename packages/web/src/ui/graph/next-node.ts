import type { DrawnNode } from './drawing.ts'

const ways = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
} as const
export type ArrowKey = keyof typeof ways

export const isArrowKey = (key: string): key is ArrowKey => Object.hasOwn(ways, key)

/** The node that an arrow key leads to: the nearest one that lies that way. */
export const nextNode = (
  nodes: readonly DrawnNode[],
  current: string | undefined,
  key: ArrowKey,
): DrawnNode | undefined => {
  const from = nodes.find(({ id }) => id === current)
  if (!from) return nodes[0]
  const [right, down] = ways[key]
  let best: DrawnNode | undefined
  let least = Infinity
  for (const node of nodes) {
    const [dx, dy] = [node.x - from.x, node.y - from.y]
    const along = dx * right + dy * down
    const aside = Math.abs(dx * down) + Math.abs(dy * right)
    if (along <= 0 || aside > along * 3) continue
    if (along + aside * 2 >= least) continue
    least = along + aside * 2
    best = node
  }
  return best ?? from
}
