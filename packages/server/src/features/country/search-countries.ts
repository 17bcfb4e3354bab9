import type { searchCountries as call } from '@maojian/contract/calls/country'
import type { Verb } from '../../http/route.ts'
import { shanghaiDay } from '../../shanghai-day.ts'
import { placeRows } from './chart-rows.ts'
import { groupRows } from './group-rows.ts'
import { isNamed } from './is-named.ts'

const orNull = <T>(rows: T[]): T[] | null => (rows.length === 0 ? null : rows)

/** Destinations that a keyword names, in the chart and in each group; null says that there is none. */
export const searchCountries: Verb<typeof call> = ({ now }, { keyword }) => {
  const day = shanghaiDay(now)
  return {
    ccc: orNull(placeRows().filter(row => isNamed(row.countryId, keyword))),
    groupA: orNull(groupRows('A', day, keyword)),
    groupB: orNull(groupRows('B', day, keyword)),
    groupD: orNull(groupRows('D', day, keyword)),
    groupE: orNull(groupRows('E', day, keyword)),
  }
}
