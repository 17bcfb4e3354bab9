import { Graph, type EdgeData, type GraphData, type NodeData } from '@antv/g6'
import { dashesOf, type DrawnEdge, type DrawnNode, type Drawing, type Place } from './drawing.ts'
import { graphColors, type GraphColors } from './graph-colors.ts'
import { textSizes } from './text-width.ts'

export interface ZoomRule {
  readonly least: number
  readonly most: number
  readonly step: number
  /** Scale at first; left out, the whole drawing is shown as far as it fits. */
  readonly first?: number
}

export interface CanvasEvents {
  readonly onNode: (id: string, way: 'once' | 'twice') => void
  readonly onMoved: (id: string, place: Place) => void
  readonly onZoomed: (scale: number) => void
}

export interface CanvasHandle {
  readonly show: (drawing: Drawing) => Promise<void>
  readonly select: (id: string | undefined) => void
  readonly zoomBy: (step: number) => void
  readonly zoomTo: (scale: number) => void
  /** Back to the first scale, the given node in the middle. */
  readonly reset: (centre: string | undefined) => Promise<void>
  readonly resize: () => void
  readonly close: () => void
}

/** Where a bent line leaves and reaches a box. */
const ports = (['right', 'left', 'top', 'bottom'] as const).map(placement => ({
  key: placement,
  placement,
  r: 0,
}))
const ends = {
  across: { sourcePort: 'right', targetPort: 'left' },
  down: { sourcePort: 'bottom', targetPort: 'top' },
} as const

const nodeData = (node: DrawnNode, colors: GraphColors): NodeData => {
  const { stroke, fill } = colors.tones[node.tone]
  const shared = {
    x: node.x,
    y: node.y,
    fill,
    stroke,
    lineWidth: node.strong === true ? 4 : 2,
    cursor: 'pointer' as const,
    labelText: node.lines.join('\n'),
    labelFontSize: textSizes.name,
    labelLineHeight: textSizes.line,
    labelFontFamily: colors.font,
    labelFill: colors.text,
    labelFillOpacity: 1,
    labelTextAlign: 'center' as const,
  }
  if (node.form === 'box')
    return {
      id: node.id,
      type: 'rect',
      style: {
        ...shared,
        ports,
        lineWidth: node.strong === true ? 3 : 1.5,
        radius: 4,
        size: [node.width, node.height],
        labelPlacement: 'center',
      },
    }
  return {
    id: node.id,
    type: 'circle',
    style: {
      ...shared,
      size: node.width,
      labelPlacement: 'bottom',
      labelBackground: true,
      labelBackgroundFill: colors.paper,
      labelBackgroundFillOpacity: 0.85,
      iconText: node.sign,
      iconFontSize: 14,
      iconFontFamily: colors.font,
      iconFill: stroke,
    },
  }
}

const bends = { across: 'cubic-horizontal', down: 'cubic-vertical' } as const

const edgeData = (edge: DrawnEdge, colors: GraphColors, lineWidth: number): EdgeData => {
  const dashes = dashesOf(edge)
  return {
    id: edge.id,
    source: edge.source,
    target: edge.target,
    type: edge.bend === undefined ? 'line' : bends[edge.bend],
    style: {
      stroke: colors.line,
      lineWidth,
      endArrow: edge.arrow,
      endArrowSize: 8,
      ...(edge.bend !== undefined && ends[edge.bend]),
      ...(dashes !== undefined && { lineDash: dashes }),
      ...(edge.ended === true && { opacity: 0.7 }),
      ...(edge.at !== undefined && {
        labelText: edge.text,
        labelPlacement: edge.at,
        labelAutoRotate: false,
        labelFontSize: textSizes.edge,
        labelFontFamily: colors.font,
        labelFill: colors.quiet,
        labelFillOpacity: 1,
        labelBackground: true,
        labelBackgroundFill: colors.paper,
        labelBackgroundFillOpacity: 0.9,
        labelOffsetX: 0,
        labelOffsetY: 0,
      }),
    },
  }
}

/** More lines than these are drawn thin: they would be a blot. */
const many = 200

const dataOf = ({ nodes, edges }: Drawing, colors: GraphColors): GraphData => ({
  nodes: nodes.map(node => nodeData(node, colors)),
  edges: edges.map(edge => edgeData(edge, colors, edges.length > many ? 0.5 : 1.2)),
})

/** Lines of one node that can follow it under the pointer; more are away until it is let go. */
const mostFollowing = 150

const hasHub = ({ edges }: Drawing): boolean => {
  const lines = new Map<string, number>()
  for (const { source, target } of edges)
    for (const end of [source, target]) lines.set(end, (lines.get(end) ?? 0) + 1)
  return Math.max(0, ...lines.values()) > mostFollowing
}

interface ElementEvent {
  readonly target: { readonly id: string }
}

const listen = (graph: Graph, events: CanvasEvents): void => {
  graph.on<ElementEvent & Event>('node:click', ({ target }) => events.onNode(target.id, 'once'))
  graph.on<ElementEvent & Event>('node:dblclick', ({ target }) => events.onNode(target.id, 'twice'))
  graph.on<ElementEvent & Event>('node:dragend', ({ target }) => {
    const [x = 0, y = 0] = graph.getElementPosition(target.id)
    events.onMoved(target.id, { x, y })
  })
  graph.on('aftertransform', () => {
    if (graph.rendered && !graph.destroyed) events.onZoomed(graph.getZoom())
  })
}

const dragging = 'drag-node'

/** Half steps of a float would show as 109 %. */
const whole = (scale: number): number => Math.round(scale * 100) / 100

/** The one place that knows the library: draws, zooms within limits, drags, and tells what was pressed. */
export const openCanvas = (host: HTMLElement, zoom: ZoomRule, events: CanvasEvents): CanvasHandle => {
  const colors = graphColors()
  const graph = new Graph({
    container: host,
    width: host.clientWidth,
    height: host.clientHeight,
    zoomRange: [zoom.least, zoom.most],
    animation: false,
    padding: 16,
    behaviors: [
      'drag-canvas',
      'zoom-canvas',
      { type: 'drag-element', key: dragging, cursor: { grab: 'pointer' } },
    ],
    node: { state: { selected: { lineWidth: 5, labelFontWeight: 700 } } },
  })
  listen(graph, events)
  let selected: string | undefined
  const zoomTo = (scale: number): void =>
    void graph.zoomTo(whole(Math.min(zoom.most, Math.max(zoom.least, scale))), false)
  const mark = (id: string, states: string[]): void => {
    if (graph.hasNode(id)) void graph.setElementState(id, states, false)
  }
  return {
    show: async drawing => {
      graph.updateBehavior({ key: dragging, hideEdge: hasHub(drawing) ? 'both' : 'none' })
      graph.setData(dataOf(drawing, colors))
      if (graph.rendered) await graph.draw()
      else await graph.render()
      // The library puts each layer of its canvas before everything else on the page: the element around them is reached instead.
      for (const layer of host.querySelectorAll('canvas')) layer.tabIndex = -1
      if (selected !== undefined) mark(selected, ['selected'])
    },
    select: id => {
      if (selected !== undefined) mark(selected, [])
      selected = id
      if (id !== undefined) mark(id, ['selected'])
    },
    zoomBy: step => zoomTo(graph.getZoom() + step),
    zoomTo,
    reset: async centre => {
      if (zoom.first === undefined) await graph.fitView({ when: 'always', direction: 'both' }, false)
      else await graph.zoomTo(zoom.first, false)
      if (zoom.first === undefined && graph.getZoom() > 1) await graph.zoomTo(1, false)
      // Too large to be seen whole: it begins where it is about.
      const isCut = zoom.first !== undefined || graph.getZoom() <= zoom.least
      if (centre !== undefined && isCut) await graph.focusElement(centre, false)
      else await graph.fitCenter(false)
      events.onZoomed(graph.getZoom())
    },
    resize: () => graph.resize(host.clientWidth, host.clientHeight),
    close: () => graph.destroy(),
  }
}
