import type { Drawing, EdgeForm, GraphTone, NodeForm, Place } from '../../ui/graph/drawing.ts'
import { textWidth, wrapText } from '../../ui/graph/text-width.ts'
import { drawnMark, findingMarks } from '../../ui/finding-mark.tsx'
import type { TreeRow } from './tree-model.ts'

export type TreeWay = 'across' | 'down'

/** Ids of the signs that fold and unfold a node. */
const foldSign = 'fold:'
export const foldedKey = (id: string): string | undefined =>
  id.startsWith(foldSign) ? id.slice(foldSign.length) : undefined

const widest = 168
const signSize = 18

/** A group bears the gravest colour of what it holds. */
const groupTones = ['group', 'listed', 'doubtful'] as const

const toneOf = ({ kind, risk, finding }: TreeRow): GraphTone => {
  if (kind === 'root') return 'current'
  return kind === 'leaf' ? findingMarks[finding].graph : groupTones[risk]
}

/** Both in one line where they fit, else each in its own: a finding is not cut. */
const inOneLine = (texts: readonly string[]): readonly string[] => {
  const joined = texts.filter(text => text !== '').join(' ')
  return textWidth(joined) <= widest ? [joined] : texts
}

const boxOf = (row: TreeRow): NodeForm => {
  const name = wrapText(row.name, widest, 2)
  const facts = [...inOneLine([row.said, drawnMark(row.finding)]), row.period, row.told, row.marks].filter(
    text => text !== '',
  )
  const lines = [...name, ...facts.flatMap(text => wrapText(text, widest, 1))]
  return {
    id: row.key,
    name: row.name,
    lines,
    sign: '',
    strong: row.kind === 'root',
    tone: toneOf(row),
    form: 'box',
    width: Math.max(...lines.map(line => textWidth(line))) + 20,
    height: lines.length * 16 + 12,
  }
}

interface Branch {
  readonly form: NodeForm
  readonly row: TreeRow
  readonly children: Branch[]
}

const branchesOf = (rows: readonly TreeRow[]): Branch => {
  const branches = new Map<string, Branch>()
  for (const row of rows) {
    const branch: Branch = { form: boxOf(row), row, children: [] }
    branches.set(row.key, branch)
    if (row.parent !== undefined) branches.get(row.parent)?.children.push(branch)
  }
  return branches.get(rows[0]!.key)!
}

const gaps = { siblings: 12, levels: 64 } as const

/** Length of a form along the growth of the tree, and across it. */
const spans = (form: NodeForm, way: TreeWay) =>
  way === 'across' ? { along: form.width, aside: form.height } : { along: form.height, aside: form.width }

/** Every branch below one another, each parent at the middle of its children. */
const placesOf = (root: Branch, way: TreeWay): Map<string, Place> => {
  const depths: number[] = []
  const measure = ({ form, row, children }: Branch): void => {
    depths[row.depth] = Math.max(depths[row.depth] ?? 0, spans(form, way).along)
    children.forEach(measure)
  }
  measure(root)
  const places = new Map<string, Place>()
  let next = 0
  const place = ({ form, row, children }: Branch): number => {
    const start = depths.slice(0, row.depth).reduce((sum, one) => sum + (one ?? 0) + gaps.levels, 0)
    const { along, aside } = spans(form, way)
    let middle = next + aside / 2
    if (children.length > 0) {
      const all = children.map(place)
      middle = (all[0]! + all.at(-1)!) / 2
    }
    next = Math.max(next, middle + aside / 2 + gaps.siblings)
    const [far, side] = [start + along / 2, middle]
    places.set(row.key, way === 'across' ? { x: far, y: side } : { x: side, y: far })
    return middle
  }
  place(root)
  return places
}

const signOf = ({ form, row }: Branch, place: Place, way: TreeWay) => ({
  id: `${foldSign}${row.key}`,
  name: `${row.isOpen ? '收起' : '展开'} ${row.name}`,
  lines: [],
  sign: row.isOpen ? '−' : '+',
  tone: toneOf(row),
  form: 'disc' as const,
  width: signSize,
  height: signSize,
  x: place.x + (way === 'across' ? form.width / 2 + signSize / 2 : 0),
  y: place.y + (way === 'down' ? form.height / 2 + signSize / 2 : 0),
})

/** The tree in boxes; what can be opened bears a sign at its side. */
export const treeDrawing = (rows: readonly TreeRow[], way: TreeWay): Drawing => {
  const root = branchesOf(rows)
  const places = placesOf(root, way)
  const all: Branch[] = []
  const gather = (branch: Branch): void => {
    all.push(branch)
    branch.children.forEach(gather)
  }
  gather(root)
  const boxes = all.map(({ form, row }) => ({ ...form, ...places.get(row.key)! }))
  const signs = all
    .filter(({ row }) => row.canOpen && row.kind !== 'root')
    .map(branch => signOf(branch, places.get(branch.row.key)!, way))
  const lines = all.flatMap(({ row }): EdgeForm[] =>
    row.parent === undefined
      ? []
      : [
          {
            id: `line:${row.key}`,
            source: row.parent,
            target: row.key,
            text: '',
            told: row.leaf?.relationType !== 'STOCK' || row.leaf.percent !== null,
            ended: row.ended,
            arrow: false,
            bend: way,
          },
        ],
  )
  return { nodes: [...boxes, ...signs], edges: lines.map(line => ({ ...line, at: undefined })) }
}
