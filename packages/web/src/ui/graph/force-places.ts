import {
  forceCollide,
  forceLink,
  forceManyBody,
  forceSimulation,
  forceX,
  forceY,
  type SimulationNodeDatum,
} from 'd3-force'
import { extentOf } from './boxes.ts'
import type { EdgeForm, NodeForm, Place } from './drawing.ts'
import { separateBoxes } from './separate-boxes.ts'
import { textSizes, textWidth } from './text-width.ts'

interface Body extends SimulationNodeDatum {
  readonly id: string
  readonly radius: number
}

const turns = (count: number): number => (count > 150 ? 100 : 260)

/** The more stand around a hub, the farther out: their names need the room. */
const reach = (degree: number): number => Math.max(180, 48 * Math.sqrt(degree))

/** What is said on a line stands between its ends. */
const roomFor = (text: string): number => textWidth(text, textSizes.edge) + 80

const degreesOf = (edges: readonly EdgeForm[]): Map<string, number> => {
  const degrees = new Map<string, number>()
  for (const { source, target } of edges)
    for (const id of [source, target]) degrees.set(id, (degrees.get(id) ?? 0) + 1)
  return degrees
}

/** New bodies begin around a neighbour that has its place, each in a direction of its own. */
const beginning = (
  nodes: readonly NodeForm[],
  edges: readonly EdgeForm[],
  fixed: ReadonlyMap<string, Place>,
): Body[] => {
  const beside = new Map<string, Place>()
  for (const { source, target } of edges) {
    const [from, to] = [fixed.get(source), fixed.get(target)]
    if (from && !to) beside.set(target, from)
    if (to && !from) beside.set(source, to)
  }
  return nodes.map((node, i) => {
    const extent = extentOf(node)
    const radius = Math.hypot(extent.right, (extent.bottom - extent.top) / 2) * 0.8
    const place = fixed.get(node.id)
    if (place) return { id: node.id, radius, x: place.x, y: place.y, fx: place.x, fy: place.y }
    const near = beside.get(node.id)
    const angle = i * 2.4
    return near === undefined
      ? { id: node.id, radius }
      : { id: node.id, radius, x: near.x + 160 * Math.cos(angle), y: near.y + 160 * Math.sin(angle) }
  })
}

/** Places by attraction and repulsion; what has a place keeps it, and no two names meet. */
export const forcePlaces = (
  nodes: readonly NodeForm[],
  edges: readonly EdgeForm[],
  fixed: ReadonlyMap<string, Place> = new Map(),
): Map<string, Place> => {
  const bodies = beginning(nodes, edges, fixed)
  const degrees = degreesOf(edges)
  const links = edges.map(({ source, target, text }) => ({
    source,
    target,
    distance: Math.max(roomFor(text), reach(Math.max(degrees.get(source)!, degrees.get(target)!))),
  }))
  const simulation = forceSimulation(bodies)
    .force(
      'link',
      forceLink<Body, (typeof links)[number]>(links)
        .id(one => one.id)
        .distance(one => one.distance),
    )
    .force('charge', forceManyBody().strength(-700).distanceMax(900))
    .force(
      'collide',
      forceCollide<Body>(one => one.radius),
    )
    .force('x', forceX().strength(0.04))
    .force('y', forceY().strength(0.07))
    .stop()
  simulation.tick(turns(nodes.length))
  return separateBoxes(
    nodes.map((node, i) => ({
      id: node.id,
      extent: extentOf(node),
      place: { x: bodies[i]!.x ?? 0, y: bodies[i]!.y ?? 0 },
      fixed: fixed.has(node.id),
    })),
  )
}
