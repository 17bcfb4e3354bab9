import type { PartialDate } from '@maojian/domain/entity/list-entry'
import type { EntryDraft } from '../entry/entry-draft.ts'
import { isoDate, writtenDate } from '../entry/partial-date.ts'
import type { ReadReport } from '../types.ts'

const oneDate = (text: string): PartialDate | undefined => writtenDate(text) ?? isoDate(text)

const widest = 10

/** Years from one to another, both included; only the ends where the span is too wide to name every year. */
const yearsBetween = (from: PartialDate, to: PartialDate): PartialDate[] => {
  const first = Number(from.slice(0, 4))
  const last = Number(to.slice(0, 4))
  if (last < first || last - first > widest) return [String(first), String(last)]
  return Array.from({ length: last - first + 1 }, (_, i) => String(first + i))
}

/** `10 Dec 1948`, `Oct 1954`, `circa 1965`, `1962 to 1964`; what is not exact is also kept as it was written. */
export const readBirthDate = (draft: EntryDraft, text: string, report: ReadReport): void => {
  const written = text.trim()
  const [first, last] = written.split(/\s+(?:to|-)\s+/u).map(part => part.replace(/^circa\s+/iu, ''))
  const from = oneDate(first ?? '')
  const to = last === undefined ? undefined : oneDate(last)
  if (!from || (last !== undefined && !to)) {
    report.warn('看不懂的出生日期', written)
    draft.fact('remark', `DOB: ${written}`)
    return
  }
  const exact = to === undefined && !/^circa/iu.test(written)
  for (const date of to ? yearsBetween(from, to) : [exact ? from : from.slice(0, 4)]) draft.birthDate(date)
  if (!exact) draft.fact('remark', `DOB: ${written}`)
}
