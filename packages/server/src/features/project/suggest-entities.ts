import type { suggestEntities as call } from '@maojian/contract/calls/project'
import { findCountry } from '@maojian/domain/vocabulary/country'
import { namesNobodyZh } from '@maojian/domain/vocabulary/names-nobody'
import { needIndex } from '../../http/context.ts'
import type { Verb } from '../../http/route.ts'
import { screenSubject } from '../screening/entry.ts'
import { suggestCodes } from '../classification/entry.ts'
import { matchWire } from './match-wire.ts'

const nothing = { suggestList: { data: [], count: 0 }, count: 0, riskLevel: 0, reason: '' } as const

/** The name of a thing: whether the product names know codes for it. */
const itemSuggestion = (keyword: string) => {
  const { candidates } = suggestCodes(keyword)
  if (candidates.length === 0) return { ...nothing, suggestList: { data: [], count: 0 } }
  const codes = candidates.slice(0, 5).map(one => one.code)
  return {
    suggestList: { data: [], count: 0 },
    count: candidates.length,
    riskLevel: 2 as const,
    reason: `名称可能对应 ${codes.join('、')}`,
  }
}

/** Listed parties that a name may mean, screened as everywhere, page by page. */
export const suggestEntities: Verb<typeof call> = (context, { keyword, country, page, pageSize, kind }) => {
  if ([...keyword].length < 2) return { ...nothing, suggestList: { data: [], count: 0 } }
  if (kind === 'item') return itemSuggestion(keyword)
  const { hits, count, verdict, tooCommon } = screenSubject(
    needIndex(context),
    { name: keyword, country: findCountry(country) },
    { offset: (page - 1) * pageSize, limit: pageSize },
  )
  const data = hits.map(matchWire)
  return {
    suggestList: { data, count },
    count,
    riskLevel: verdict === 9 ? (tooCommon ? 2 : 0) : verdict,
    reason: tooCommon ? `名称${namesNobodyZh}，请补全。` : (data[0]?.reason ?? ''),
  }
}
