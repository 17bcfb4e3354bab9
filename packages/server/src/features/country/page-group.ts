import type { GroupLetter, pageGroupA } from '@maojian/contract/calls/country'
import type { Verb } from '../../http/route.ts'
import { shanghaiDay } from '../../shanghai-day.ts'
import { groupRows } from './group-rows.ts'

/** One page of the members of a group, as of today. */
export const pageGroup =
  (letter: GroupLetter): Verb<typeof pageGroupA> =>
  ({ now }, { page, pageSize, keyword }) => {
    const rows = groupRows(letter.toUpperCase(), shanghaiDay(now), keyword)
    return { data: rows.slice((page - 1) * pageSize, page * pageSize), count: rows.length }
  }
