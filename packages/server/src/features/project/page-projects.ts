import type { pageProjects as call } from '@maojian/contract/calls/project-list'
import { countries, countryNameZh, findCountry } from '@maojian/domain/vocabulary/country'
import { needUser } from '../../http/context.ts'
import { Fault } from '../../http/fault.ts'
import type { Verb } from '../../http/route.ts'
import { shanghaiMinute } from '../../shanghai-day.ts'
import { accountNames } from '../account/entry.ts'
import { reportState } from './project-wire.ts'
import { reportLines } from './report-store.ts'
import { pageOfProjects } from './store.ts'

const dayMs = 86_400_000

/** Codes of the countries that the words mean: one by its name or code, else all whose name has them. */
const countryCodes = (text: string): string[] | undefined => {
  if (text === '') return undefined
  const one = findCountry(text)
  if (one !== undefined) return [one]
  return countries.filter(country => country.nameZh.includes(text)).map(country => country.code)
}

/** A day begins and ends in Shanghai; a moment is taken as it is. */
const momentOf = (text: string | number | undefined, end: boolean): Date | undefined => {
  if (text === undefined) return undefined
  if (typeof text === 'number' || /^\d{9,}$/u.test(text)) return new Date(Number(text))
  const isDay = text.length === 10
  const moment = Date.parse(`${isDay ? `${text}T00:00:00` : text.replace(' ', 'T')}+08:00`)
  if (Number.isNaN(moment)) throw new Fault(400, '填报时间有误，请用 yyyy-MM-dd')
  return new Date(moment + (isDay && end ? dayMs - 1 : 0))
}

/** Projects of the organisation; the last day counts to its end. */
export const pageProjects: Verb<typeof call> = async (context, asked) => {
  const user = needUser(context)
  const from = momentOf(asked.startDate, false)
  const until = momentOf(asked.endDate, true)
  if (from && until && from > until) throw new Fault(400, '开始日期不得晚于结束日期')
  const { rows, count } = await pageOfProjects(context.db, user, {
    ...asked,
    countries: countryCodes(asked.country),
    from,
    until,
  })
  const names = await accountNames(
    context.db,
    rows.map(row => row.author_id),
  )
  const lines = await reportLines(
    context.db,
    rows.map(row => row.id),
  )
  return {
    count,
    data: rows.map(row => ({
      id: row.id,
      name: row.name,
      object: row.objects ?? '',
      country: [...new Set(row.places ?? [])].map(countryNameZh).join('、'),
      author: names.get(row.author_id) ?? '',
      createTime: shanghaiMinute(row.created_at),
      ...reportState(row, lines),
    })),
  }
}
