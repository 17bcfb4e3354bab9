import type { suggestEntities as call } from '@maojian/contract/calls/project'
import { findCountry } from '@maojian/domain/vocabulary/country'
import { namesNobodyZh } from '@maojian/domain/vocabulary/names-nobody'
import type * as z from 'zod'
import { needIndex } from '../../http/context.ts'
import type { Verb } from '../../http/route.ts'
import { presentWarning, screenSubject } from '../screening/entry.ts'
import { suggestCodes } from '../classification/entry.ts'
import { graphAnswers, staleGraph } from '../enterprise/entry.ts'
import { countTyped } from './count-typed.ts'
import { matchWire } from './match-wire.ts'

type Reply = z.output<typeof call.reply>

const nothing = (): Reply => ({
  suggestList: { data: [], count: 0 },
  count: 0,
  riskLevel: 0,
  reason: '',
  warning: '',
})

/** The name of a thing: whether the product names know codes for it. */
const itemSuggestion = (keyword: string): Reply => {
  const { candidates } = suggestCodes(keyword)
  if (candidates.length === 0) return nothing()
  const codes = candidates.slice(0, 5).map(one => one.code)
  return {
    ...nothing(),
    count: candidates.length,
    riskLevel: 2,
    reason: `名称可能对应 ${codes.join('、')}`,
  }
}

/** Listed parties that a name may mean, screened as everywhere, page by page. */
export const suggestEntities: Verb<typeof call> = async (
  context,
  { keyword, country, page, pageSize, kind },
) => {
  if ([...keyword].length < 2) return nothing()
  if (kind === 'item') return itemSuggestion(keyword)
  const index = needIndex(context)
  await countTyped(context, keyword)
  const { hits, count, verdict, tooCommon } = screenSubject(
    index,
    { name: keyword, country: findCountry(country) },
    { offset: (page - 1) * pageSize, limit: pageSize },
  )
  const data = hits.map(matchWire)
  const graph = context.graph.current()
  const tied = graph && graphAnswers(graph, index)(keyword, id => hits.some(one => one.subject.id === id))
  const listed = verdict === 9 ? (tooCommon ? 2 : 0) : verdict
  return {
    suggestList: { data, count },
    count,
    riskLevel: tied && (listed === 0 || tied.verdict === 1) ? tied.verdict : listed,
    reason: `${tooCommon ? `名称${namesNobodyZh}，请补全。` : (data[0]?.reason ?? '')}${tied?.reason ?? ''}`,
    warning: `${staleGraph(context)}${presentWarning(context)}`,
  }
}
