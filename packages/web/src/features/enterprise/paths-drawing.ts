import type { mapRelation } from '@maojian/contract/calls/enterprise'
import type { EnterpriseKind } from '@maojian/domain/vocabulary/enterprise'
import type * as z from 'zod'
import type { Drawing, GraphTone } from '../../ui/graph/drawing.ts'
import { placeEdgeTexts } from '../../ui/graph/place-edge-texts.ts'
import { rankPlaces, ranksFrom } from '../../ui/graph/rank-places.ts'
import { discOf, linesOf, roomFor, type Relation } from './node-forms.ts'

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

const toneOf = ({ start, riskSymbol }: Entity): GraphTone => {
  if (riskSymbol === 1) return 'listed'
  if (riskSymbol === 2) return 'doubtful'
  return start ? 'current' : 'related'
}

export const relationsOf = ({ relationList }: Paths): Relation[] =>
  relationList.map(one => ({ ...one, source: one.start, target: one.end }))

/** Paths between two ends, in columns by the steps from the first one. */
export const pathsDrawing = (paths: Paths): Drawing => {
  const forms = paths.entityList.map(one => discOf({ ...one, kind: kindOf(one), tone: toneOf(one) }))
  const lines = linesOf(relationsOf(paths), 'full')
  const start = paths.entityList.find(one => one.start)?.id ?? ''
  const places = rankPlaces(forms, ranksFrom(start, lines), { across: roomFor(lines), down: 28 })
  const nodes = forms.map(form => ({ ...form, ...places.get(form.id)! }))
  return { nodes, edges: placeEdgeTexts(nodes, lines) }
}
