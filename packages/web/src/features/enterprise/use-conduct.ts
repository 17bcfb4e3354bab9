import { expandGraph } from '@maojian/contract/calls/enterprise'
import { useState } from 'react'
import { useAction } from '../../api/use-action.ts'
import type { Place } from '../../ui/graph/drawing.ts'
import { joined, placesOf, type Conduct } from './conduct-drawing.ts'

interface Grown {
  readonly graph: Conduct
  readonly places: ReadonlyMap<string, Place>
}

interface Asked {
  /** Of a node; left out, the next ones around the enterprise itself. */
  readonly node?: string
  readonly offset: number
}

interface Conducted {
  readonly start: string
  readonly first: Conduct
  /** Relations that have ended are shown too. */
  readonly ended: boolean
  /** Lines say no more than their share. */
  readonly narrow: boolean
}

/** A drawing that grows: what stands stays where it is. */
export const useConduct = ({ start, first, ended, narrow }: Conducted) => {
  const [grown, setGrown] = useState<Grown>(() => ({
    graph: first,
    places: placesOf(first, new Map(), narrow),
  }))
  const action = useAction({
    act: (send, { node, offset }: Asked) => {
      // Around the enterprise itself the server hands out more at once than around one of the others.
      const level = grown.graph.nodes.find(({ id }) => id === node)?.level ?? 1
      const shown = { ended: ended ? 1 : 0, offset }
      const asked = { startCpyId: start, level: Math.min(3, Math.max(1, level)), ...shown }
      return send(expandGraph, node === undefined ? asked : { ...asked, cpyId: node }, { quiet: true })
    },
    onDone: (answer, { node }) => {
      const graph = joined(grown.graph, answer)
      const next = node === undefined ? { more: answer.more, nextOffset: answer.nextOffset } : {}
      setGrown({ graph: { ...graph, ...next }, places: placesOf(graph, grown.places, narrow) })
    },
  })
  return {
    ...grown,
    expand: (id: string) => action.run({ node: id, offset: 0 }),
    next: () => action.run({ offset: grown.graph.nextOffset }),
    busy: action.busy,
    fault: action.fault?.message,
  }
}
