import { describe, expect, it } from 'vitest'
import { standIns, type PartStanding } from './supersede.ts'

const part = (name: string, format: string, more: Partial<PartStanding> = {}): PartStanding => ({
  part: name,
  format,
  rank: 10,
  day: '2026-08-01',
  edition: 1,
  entries: 5,
  ...more,
})

/** Parts that count, in order of name. */
const counting = (...parts: PartStanding[]): string[] =>
  [...standIns(parts)].flatMap(([name, by]) => (by === undefined ? [name] : [])).sort()

describe('which parts of a list count', () => {
  const csv = part('csv', 'csv', { rank: 20, edition: 2 })
  const xml = part('xml', 'xml', { rank: 30, edition: 3 })
  it.each<[string, PartStanding[], string[]]>([
    [
      'files of one format stand beside each other',
      [part('ftm:a', 'ftm'), part('ftm:b', 'ftm')],
      ['ftm:a', 'ftm:b'],
    ],
    ['a richer format as new takes the place', [csv, xml], ['xml']],
    ['whatever came first', [{ ...csv, edition: 9 }, xml], ['xml']],
    ['an older richer one does not', [csv, { ...xml, day: '2026-07-01' }], ['csv', 'xml']],
    ['a newer poorer one never ends the richer', [{ ...csv, day: '2026-09-01' }, xml], ['csv', 'xml']],
    ['of two alike the newest import counts', [csv, part('tsv', 'tsv', { rank: 20, edition: 5 })], ['tsv']],
    [
      'the starter ends with any real edition',
      [part('starter', 'starter', { day: '2027-01-01' }), csv],
      ['csv'],
    ],
    ['the starter alone counts', [part('starter', 'starter')], ['starter']],
    ['a file without a day never takes the place of a dated one', [csv, { ...xml, day: '' }], ['csv']],
    [
      'of two without a day the richer counts',
      [
        { ...csv, day: '' },
        { ...xml, day: '' },
      ],
      ['xml'],
    ],
    ['parts with only relations stay', [part('ftm:links', 'ftm', { entries: 0 }), xml], ['ftm:links', 'xml']],
  ])('%s', (_, parts, expected) => {
    expect(counting(...parts)).toEqual(expected)
    expect(counting(...parts.toReversed())).toEqual(expected)
  })
  it('names the edition that stands in', () => {
    expect(standIns([csv, xml]).get('csv')).toBe(3)
  })
})
