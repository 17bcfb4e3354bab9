import type { decideRows as call } from '@maojian/contract/calls/decision'
import { needUser } from '../../http/context.ts'
import { Fault } from '../../http/fault.ts'
import type { Verb } from '../../http/route.ts'
import { findBatchPairs, subjectKey } from '../screening/entry.ts'
import { decisionWires } from './decision-wire.ts'
import { keepDecisions, type Deciding } from './keep-decision.ts'
import { asksFourEyes } from './policy-store.ts'

const mostNamed = 10

const named = (lines: readonly number[]): string =>
  `第 ${lines.slice(0, mostNamed).join('、')} 行${lines.length > mostNamed ? `等 ${lines.length} 行` : ''}`

/**
 * One decision on many rows of a batch, each about the row's own party. Rows on which somebody decided meanwhile keep
 * that decision and are told.
 */
export const decideRows: Verb<typeof call> = async (context, input) => {
  const { db, now } = context
  const user = needUser(context)
  const asked = input.rows ?? []
  if (asked.length === 0) throw new Fault(400, '参数 rows：请先选择要判定的行')
  const lines = new Set(asked.map(({ line }) => line))
  if (lines.size < asked.length) throw new Fault(400, '参数 rows：同一行不能出现两次')
  const pairs = await findBatchPairs(db, user, { id: input.batchId, lines })
  const without = [...lines].filter(line => !pairs.has(line))
  if (without.length > 0) throw new Fault(400, `${named(without)}没有名单主体可供判定，请取消选择`)
  const fourEyes = await asksFourEyes(db, user)
  // A customer who stands in two rows is decided on once.
  const places = new Map<string, number>()
  const deciding: Deciding[] = []
  const placeOfRow = asked.map(({ line, previous }) => {
    const { screened, partyId } = pairs.get(line)!
    const key = `${subjectKey(screened)} ${partyId}`
    const place = places.get(key) ?? deciding.length
    if (place === deciding.length)
      deciding.push({ screened, partyId, previous, verdict: { ...input, fourEyes } })
    places.set(key, place)
    return place
  })
  const ofPairs = await keepDecisions(context, deciding)
  const kept = placeOfRow.map(place => ofPairs[place]!)
  const wires = await decisionWires(
    db,
    kept.map(({ row }) => row),
    now,
  )
  return {
    saved: kept.filter(({ mine }) => mine).length,
    changedElsewhere: asked.flatMap(({ line }, i) => (kept[i]!.mine ? [] : [{ line, decision: wires[i]! }])),
  }
}
