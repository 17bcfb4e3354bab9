import type { EccnNode } from '@maojian/contract/calls/eccn'

/** Children shown of a node before the rest hides behind 'more' (spec 000 §9). */
const childrenShown = 7

const has = (node: EccnNode, asked: string): boolean =>
  node.eccn.toUpperCase().includes(asked) || node.name.toUpperCase().includes(asked)

/** Codes of the nodes that a text names, in the order of the tree. */
export const findNodes = (node: EccnNode, text: string): string[] => {
  const asked = text.normalize('NFKC').trim().toUpperCase()
  if (asked === '') return []
  return [...(has(node, asked) ? [node.eccn] : []), ...node.children.flatMap(child => findNodes(child, text))]
}

/** Codes of all ancestors of the given nodes: what must be open for them to be seen. */
export const ancestorsOf = (node: EccnNode, wanted: ReadonlySet<string>): Set<string> => {
  const open = new Set<string>()
  const walk = (one: EccnNode): boolean => {
    const inside = one.children.map(walk).some(Boolean)
    if (inside) open.add(one.eccn)
    return inside || wanted.has(one.eccn)
  }
  walk(node)
  return open
}

/** The first seven children, and the rest; a wanted child is never among the rest. */
export const splitChildren = (
  children: readonly EccnNode[],
  wanted: (node: EccnNode) => boolean,
): { shown: readonly EccnNode[]; rest: readonly EccnNode[] } => {
  const kept = new Set([...children.filter(wanted), ...children].slice(0, childrenShown))
  return {
    shown: children.filter(child => kept.has(child)),
    rest: children.filter(child => !kept.has(child)),
  }
}
