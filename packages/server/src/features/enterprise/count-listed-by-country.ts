import type { countListedByCountry as call } from '@maojian/contract/calls/enterprise'
import { getCountry } from '@maojian/domain/vocabulary/country'
import { entriesOn, type ScreeningIndex } from '@maojian/screening'
import type * as z from 'zod'
import { homeOf } from '../../engine/home-of.ts'
import { needIndex } from '../../http/context.ts'
import type { Verb } from '../../http/route.ts'

type Row = z.output<typeof call.reply>[number]

const counted = new WeakMap<ScreeningIndex, Row[]>()

/** New: put on a list by the edition of its day. */
const countAll = (index: ScreeningIndex): Row[] => {
  const editionDay = new Map(index.meta.sources.map(one => [one.id, one.publishedOn]))
  const counts = new Map<string, { count: number; newCount: number }>()
  for (let at = 0; at < index.size.subjects; at++) {
    const subject = index.subject(at)
    const standing = entriesOn(subject)
    if (standing.length === 0) continue
    const isNew = standing.some(({ source, since }) => since !== '' && since === editionDay.get(source))
    for (const country of homeOf(subject)) {
      const known = counts.get(country) ?? { count: 0, newCount: 0 }
      counts.set(country, known)
      known.count++
      if (isNew) known.newCount++
    }
  }
  return [...counts]
    .map(([code, one]) => ({ countryId: code, country: getCountry(code)?.nameZh ?? code, ...one }))
    .sort((a, b) => b.count - a.count || (a.countryId < b.countryId ? -1 : 1))
}

/** Listed parties of each country, counted once for each published index. */
export const countListedByCountry: Verb<typeof call> = context => {
  const index = needIndex(context)
  const rows = counted.get(index) ?? countAll(index)
  counted.set(index, rows)
  return rows
}
