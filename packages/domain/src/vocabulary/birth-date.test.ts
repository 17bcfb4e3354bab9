import { expect, test } from 'vitest'
import { birthDateProblem } from './birth-date.ts'

const today = '2026-11-27'

test.each(['1961', '1961-02', '1961-02-28', '1960-02-29', '2026', '2026-11', '2026-11-27'])(
  '%s may be a birth date',
  text => expect(birthDateProblem(text, today)).toBeUndefined(),
)

test.each([
  ['1961-02-30', '不是真实存在的日期'],
  ['1961-02-29', '不是真实存在的日期'],
  ['1980-04-31', '不是真实存在的日期'],
  ['1980-01-00', '不是真实存在的日期'],
  ['2026-11-28', '晚于今天'],
  ['2026-12', '晚于今天'],
  ['2190', '晚于今天'],
  ['1061-05-21', '早于 1850 年'],
  ['1961-13', '应为 yyyy、yyyy-MM 或 yyyy-MM-dd'],
  ['31/02/1980', '应为 yyyy、yyyy-MM 或 yyyy-MM-dd'],
])('%s is refused as a birth date, by a sentence that names the field', (text, reason) => {
  expect(birthDateProblem(text, today)).toContain('出生日期')
  expect(birthDateProblem(text, today)).toContain(reason)
})
