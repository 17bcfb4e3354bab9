import { describe, expect, it } from 'vitest'
import { dayMonthYear, isoDate, latestDate, partialDate, writtenDate, yearsBetween } from './partial-date.ts'

describe('dates of lists', () => {
  it.each([
    ['2015-07-01-04:00', '2015-07-01'],
    ['2022-03-18T14:52:26.947+01:00', '2022-03-18'],
    ['1971', '1971'],
    ['1955-11', '1955-11'],
    ['1971-13-01', '1971'],
    ['1971-02-30', '1971-02'],
    ['0000-00-00', undefined],
    ['about 1971', undefined],
    ['', undefined],
  ])('isoDate %s', (text, date) => {
    expect(isoDate(text)).toBe(date)
  })

  it.each([
    ['dd/mm/1945', '1945'],
    ['dd/04/1960', '1960-04'],
    ['00/00/1980', '1980'],
    ['29/06/2012', '2012-06-29'],
    ['31/02/2001', '2001-02'],
    ['15/08/19yy', undefined],
  ])('dayMonthYear %s', (text, date) => {
    expect(dayMonthYear(text)).toBe(date)
  })

  it.each([
    ['Nov. 1973', '1973-11'],
    ['August 1961', '1961-08'],
    ['1 Jan. 1953', '1953-01-01'],
    ['30-35 years old', undefined],
    ['24/06/1402 (Hijri Calendar)', undefined],
  ])('writtenDate %s', (text, date) => {
    expect(writtenDate(text)).toBe(date)
  })

  it('never fills in what is not known', () => {
    expect(partialDate(1950)).toBe('1950')
    expect(partialDate(Number.NaN, 1, 1)).toBeUndefined()
  })

  it('lists the years of a short range only', () => {
    expect(yearsBetween(1973, 1974)).toEqual(['1973', '1974'])
    expect(yearsBetween(1974, 1973)).toEqual([])
    expect(yearsBetween(1900, 1999)).toEqual([])
    expect(yearsBetween(Number.NaN, 1990)).toEqual([])
  })

  it('finds the latest day', () => {
    expect(latestDate(['2020-01-02', undefined, '2021-01-01', '2019'])).toBe('2021-01-01')
    expect(latestDate([])).toBeUndefined()
  })
})
