/** What a node is to the reader; colour, word and sign of it are told by the legend. */
export type GraphTone = 'current' | 'related' | 'listed' | 'doubtful' | 'tied' | 'group'

export interface Place {
  readonly x: number
  readonly y: number
}

/** A node before it has its place: a disc with its name below, or a box that holds it. */
export interface NodeForm {
  readonly id: string
  readonly name: string
  /** The name as it is drawn, line by line, with what must stand beside it. */
  readonly lines: readonly string[]
  /** One character inside a disc: what it is. */
  readonly sign: string
  readonly tone: GraphTone
  readonly form: 'disc' | 'box'
  readonly width: number
  readonly height: number
  /** The one that the drawing is about. */
  readonly strong?: boolean
}

export interface DrawnNode extends NodeForm, Place {}

/** Dashes of a line, by what is told of it. */
export const dashesOf = ({ told, ended }: Pick<EdgeForm, 'told' | 'ended'>): [number, number] | undefined =>
  ended === true ? [2, 4] : told ? undefined : [5, 4]

/** A line between two nodes; `told` false where nobody tells the share, which is drawn dashed. */
export interface EdgeForm {
  readonly id: string
  readonly source: string
  readonly target: string
  readonly text: string
  readonly told: boolean
  /** It holds no more: drawn in short dashes, paler. */
  readonly ended?: boolean
  /** Said where the whole text finds no room. */
  readonly brief?: string
  readonly arrow: boolean
  /** Bent the way a tree grows; straight where left out. */
  readonly bend?: 'across' | 'down'
}

export interface DrawnEdge extends EdgeForm {
  /** Where on the line its text stands, 0 to 1; undefined where no place is free. */
  readonly at: number | undefined
}

export interface Drawing {
  readonly nodes: readonly DrawnNode[]
  readonly edges: readonly DrawnEdge[]
}
