import type { searchEnterprises as call } from '@maojian/contract/calls/enterprise'
import { enterpriseLimits } from '@maojian/contract/limits'
import { normaliseCode } from '@maojian/domain/vocabulary/identifier'
import type * as z from 'zod'
import { enterpriseNameKey } from '../../graph/enterprise-name-key.ts'
import type { Context } from '../../http/context.ts'
import type { Verb } from '../../http/route.ts'
import { quickSearch } from './enterprise-store.ts'
import { wireId } from './node-words.ts'

type Found = z.output<typeof call.reply>

const kinds = { 1: ['company', 'group'], 2: ['bond'] } as const

/** Listed names that are looked at: of those that begin so, only some stand in the graph. */
const mostNames = 300

/** Listed companies in the graph: what only relations name has no name of its own there, but its names on the lists. */
const listedInGraph = ({ engine, graph }: Pick<Context, 'engine' | 'graph'>, searchKey: string): Found => {
  const [index, held] = [engine.current(), graph.current()]
  if (!index || !held) return []
  return index.suggest(searchKey, mostNames).flatMap(({ subject: position, name }): Found => {
    const { id, type } = index.subject(position)
    const node = held.nodeOfParty(id)
    if (node < 0 || type === '02') return []
    return [{ code: wireId(held.idAt(node)), name, type: 1, sample: false }]
  })
}

/** Companies or bonds whose name or code begins so. */
export const searchEnterprises: Verb<typeof call> = async (context, { searchKey, type }) => {
  const wanted = type === 2 ? 2 : 1
  const stored = await quickSearch(context.db, {
    nameKey: enterpriseNameKey(searchKey),
    code: normaliseCode(searchKey),
    kinds: kinds[wanted],
    most: enterpriseLimits.found,
  })
  const found: Found = stored.map(({ id, name, sample }) => ({
    code: wireId(id),
    name,
    type: wanted,
    sample,
  }))
  const known = new Set(found.map(({ code }) => code))
  const listed = wanted === 1 ? listedInGraph(context, searchKey) : []
  return [...found, ...listed.filter(({ code }) => !known.has(code))].slice(0, enterpriseLimits.found)
}
