import { between, extentOf, labelBox, moved, nameGap, type Box } from './boxes.ts'
import { dashesOf, type DrawnEdge, type DrawnNode, type Drawing } from './drawing.ts'
import type { GraphColors } from './graph-colors.ts'
import { textSizes, textWidth } from './text-width.ts'

const margin = 32
const captionLine = 20

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

const at = (value: number): string => String(Math.round(value * 10) / 10)

const sheetOf = ({ nodes }: Drawing, caption: readonly string[]): Box => {
  const all = nodes.map(node => moved(extentOf(node), node))
  const left = Math.min(0, ...all.map(one => one.left)) - margin
  const wide = Math.max(...caption.map(line => textWidth(line, 13)), 320) + 2 * margin
  return {
    left,
    top: Math.min(0, ...all.map(one => one.top)) - margin,
    right: Math.max(left + wide, ...all.map(one => one.right + margin)),
    bottom: Math.max(0, ...all.map(one => one.bottom)) + margin + caption.length * captionLine,
  }
}

const lineOf = (edge: DrawnEdge, from: DrawnNode, to: DrawnNode, colors: GraphColors): string => {
  const dashes = dashesOf(edge)
  const dash = dashes === undefined ? '' : ` stroke-dasharray="${dashes.join(' ')}"`
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1
  const reach = Math.min(0.45, (Math.min(to.width, to.height) / 2 + 3) / length)
  const end = between(to, from, to.form === 'disc' ? reach : 0)
  const arrow = edge.arrow ? ' marker-end="url(#arrow)"' : ''
  const line = `<line x1="${at(from.x)}" y1="${at(from.y)}" x2="${at(end.x)}" y2="${at(end.y)}" stroke="${colors.line}" stroke-width="1.2"${dash}${arrow}/>`
  if (edge.at === undefined) return line
  const { x, y } = between(from, to, edge.at)
  const width = textWidth(edge.text, textSizes.edge) + 4
  return `${line}<rect x="${at(x - width / 2)}" y="${at(y - 8)}" width="${width}" height="16" fill="${colors.paper}"/><text x="${at(x)}" y="${at(y + 4)}" text-anchor="middle" font-size="${textSizes.edge}" fill="${colors.quiet}">${escaped(edge.text)}</text>`
}

const nodeOf = (node: DrawnNode, colors: GraphColors): string => {
  const { stroke, fill } = colors.tones[node.tone]
  const form =
    node.form === 'disc'
      ? `<circle cx="${at(node.x)}" cy="${at(node.y)}" r="${node.width / 2}" fill="${fill}" stroke="${stroke}" stroke-width="2"/><text x="${at(node.x)}" y="${at(node.y + 5)}" text-anchor="middle" font-size="14" fill="${stroke}">${escaped(node.sign)}</text>`
      : `<rect x="${at(node.x - node.width / 2)}" y="${at(node.y - node.height / 2)}" width="${node.width}" height="${node.height}" rx="4" fill="${fill}" stroke="${stroke}" stroke-width="1.5"/>`
  const height = node.lines.length * textSizes.line
  const top = node.form === 'disc' ? node.y + node.height / 2 + nameGap : node.y - height / 2
  const lines = node.lines.map(
    (line, i) =>
      `<text x="${at(node.x)}" y="${at(top + i * textSizes.line + 12)}" text-anchor="middle" font-size="${textSizes.name}" fill="${colors.text}">${escaped(line)}</text>`,
  )
  const { left, top: y, right, bottom } = labelBox(node)
  const paper =
    node.form === 'disc'
      ? `<rect x="${at(left)}" y="${at(y)}" width="${at(right - left)}" height="${at(bottom - y)}" fill="${colors.paper}" fill-opacity="0.8"/>`
      : ''
  return form + paper + lines.join('')
}

export interface SvgSheet {
  readonly text: string
  readonly width: number
  readonly height: number
}

/** A drawing as a picture without loss, its caption below: what it shows, of which day, by whom. */
export const drawingSvg = (drawing: Drawing, caption: readonly string[], colors: GraphColors): SvgSheet => {
  const sheet = sheetOf(drawing, caption)
  const [width, height] = [Math.ceil(sheet.right - sheet.left), Math.ceil(sheet.bottom - sheet.top)]
  const places = new Map(drawing.nodes.map(node => [node.id, node]))
  const lines = drawing.edges.flatMap(edge => {
    const [from, to] = [places.get(edge.source), places.get(edge.target)]
    return from && to ? [lineOf(edge, from, to, colors)] : []
  })
  const words = caption.map(
    (line, i) =>
      `<text x="${at(sheet.left + margin)}" y="${at(sheet.bottom - 8 - (caption.length - 1 - i) * captionLine)}" font-size="13" fill="${colors.quiet}">${escaped(line)}</text>`,
  )
  return {
    width,
    height,
    text: `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${at(sheet.left)} ${at(sheet.top)} ${width} ${height}" font-family="${escaped(colors.font)}"><defs><marker id="arrow" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="8" markerHeight="8" orient="auto"><path d="M0 0L8 4L0 8z" fill="${colors.line}"/></marker></defs><rect x="${at(sheet.left)}" y="${at(sheet.top)}" width="${width}" height="${height}" fill="${colors.paper}"/>${lines.join('')}${drawing.nodes.map(node => nodeOf(node, colors)).join('')}${words.join('')}</svg>`,
  }
}
