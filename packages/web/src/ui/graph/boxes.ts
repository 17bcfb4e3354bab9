import type { DrawnEdge, DrawnNode, NodeForm, Place } from './drawing.ts'
import { textSizes, textWidth } from './text-width.ts'

export interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** Between a disc and its name. */
export const nameGap = 4
const padding = 3

export const meets = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom

const linesWidth = (lines: readonly string[]): number =>
  Math.max(0, ...lines.map(line => textWidth(line))) + 2 * padding

/** What a node takes up around its place: its form and its name. */
export const extentOf = ({ form, lines, width, height }: NodeForm): Box => {
  if (form === 'box') return { left: -width / 2, right: width / 2, top: -height / 2, bottom: height / 2 }
  const half = Math.max(width, linesWidth(lines)) / 2
  const below = height / 2 + nameGap + lines.length * textSizes.line + padding
  return { left: -half, right: half, top: -height / 2, bottom: below }
}

export const moved = (box: Box, { x, y }: Place): Box => ({
  left: box.left + x,
  right: box.right + x,
  top: box.top + y,
  bottom: box.bottom + y,
})

/** Where the name of a node stands. */
export const labelBox = (node: DrawnNode): Box => {
  const extent = extentOf(node)
  if (node.form === 'box') return moved(extent, node)
  const half = linesWidth(node.lines) / 2
  return moved({ ...extent, left: -half, right: half, top: node.height / 2 + nameGap }, node)
}

export const between = (from: Place, to: Place, at: number): Place => ({
  x: from.x + (to.x - from.x) * at,
  y: from.y + (to.y - from.y) * at,
})

/** Where the text of a line would stand. */
export const edgeTextBox = (text: string, place: Place): Box => {
  const half = textWidth(text, textSizes.edge) / 2 + padding
  return moved({ left: -half, right: half, top: -9, bottom: 9 }, place)
}

/** Every text of a drawing that is shown, with the box that holds it. */
export const textBoxes = (
  nodes: readonly DrawnNode[],
  edges: readonly DrawnEdge[],
): { readonly id: string; readonly box: Box }[] => {
  const places = new Map(nodes.map(node => [node.id, node]))
  return [
    ...nodes.map(node => ({ id: node.id, box: labelBox(node) })),
    ...edges.flatMap(({ id, text, at, source, target }) => {
      const [from, to] = [places.get(source), places.get(target)]
      if (at === undefined || text === '' || !from || !to) return []
      return [{ id, box: edgeTextBox(text, between(from, to, at)) }]
    }),
  ]
}
