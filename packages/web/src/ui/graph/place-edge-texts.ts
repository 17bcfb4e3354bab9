import { between, edgeTextBox, labelBox, meets, moved, type Box } from './boxes.ts'
import type { DrawnEdge, DrawnNode, EdgeForm } from './drawing.ts'

/** Places on a line that are tried for its text, the middle first. */
const tried = [0.5, 0.4, 0.6, 0.3, 0.7, 0.22, 0.78]

const formBox = (node: DrawnNode): Box =>
  moved(
    { left: -node.width / 2, right: node.width / 2, top: -node.height / 2, bottom: node.height / 2 },
    node,
  )

/** Gives the text of each line a place where it covers no other text; a text without one is left to the table. */
export const placeEdgeTexts = (
  nodes: readonly DrawnNode[],
  edges: readonly EdgeForm[],
): readonly DrawnEdge[] => {
  const places = new Map(nodes.map(node => [node.id, node]))
  const taken: Box[] = nodes.flatMap(node => [formBox(node), labelBox(node)])
  return edges.map(edge => {
    const [from, to] = [places.get(edge.source), places.get(edge.target)]
    if (edge.text === '' || !from || !to) return { ...edge, at: undefined }
    for (const text of [edge.text, edge.brief ?? ''].filter(one => one !== ''))
      for (const at of tried) {
        const box = edgeTextBox(text, between(from, to, at))
        if (taken.some(other => meets(other, box))) continue
        taken.push(box)
        return { ...edge, text, at }
      }
    return { ...edge, at: undefined }
  })
}
