import type { mapRelation } from '@maojian/contract/calls/enterprise'
import type { EnterpriseKind } from '@maojian/domain/vocabulary/enterprise'
import type * as z from 'zod'
import type { Drawing, EdgeForm, GraphTone } from '../../ui/graph/drawing.ts'
import { placeEdgeTexts } from '../../ui/graph/place-edge-texts.ts'
import { rankPlaces, ranksFrom } from '../../ui/graph/rank-places.ts'
import { discOf, linesOf, roomFor, type Relation } from './node-forms.ts'
import { drawnMark, findingMarks } from '../../ui/finding-mark.tsx'

export type Paths = z.output<typeof mapRelation.reply>['relationMap']
export type Entity = Paths['entityList'][number]

const kinds: Readonly<Record<Entity['model'], EnterpriseKind>> = {
  Company: 'company',
  Bond: 'bond',
  Person: 'person',
  Group: 'group',
  Other: 'other',
}

const kindOf = ({ model }: Pick<Entity, 'model'>): EnterpriseKind => kinds[model]

const toneOf = ({ start, finding }: Entity): GraphTone => (start ? 'current' : findingMarks[finding].graph)

export const partiesOf = ({ entityList }: Paths): { id: string; name: string; kind: EnterpriseKind }[] =>
  entityList.map(one => ({ id: one.id, name: one.name, kind: kindOf(one) }))

export const relationsOf = ({ relationList }: Paths): Relation[] =>
  relationList.map(one => ({ ...one, source: one.start, target: one.end }))

/** Steps from the first end; the other end stands behind all that lies between. */
const ranksBetween = ({ entityList }: Paths, lines: readonly EdgeForm[]): ((id: string) => number) => {
  const start = entityList.find(one => one.start)?.id ?? ''
  const end = entityList.find(one => one.end)?.id
  const rank = ranksFrom(start, lines)
  const last = Math.max(0, ...entityList.filter(({ id }) => id !== end).map(({ id }) => rank(id))) + 1
  return id => (id === end ? last : rank(id))
}

/** Paths between two ends, in columns by the steps from the first one. */
export const pathsDrawing = (paths: Paths): Drawing => {
  const forms = paths.entityList.map(one =>
    discOf({
      ...one,
      kind: kindOf(one),
      tone: toneOf(one),
      mark: drawnMark(one.finding),
      strong: one.start || one.end,
    }),
  )
  const lines = linesOf(relationsOf(paths), 'full')
  const places = rankPlaces(forms, ranksBetween(paths, lines), {
    across: roomFor(lines),
    down: 28,
    clearMiddle: paths.paths.some(path => path.length === 2),
  })
  const nodes = forms.map(form => ({ ...form, ...places.get(form.id)! }))
  return { nodes, edges: placeEdgeTexts(nodes, lines) }
}
