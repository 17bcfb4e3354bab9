import type {
  ChartRow,
  CountryGroup,
  Coverage,
  Footnote,
  RuleSwitch,
  SensitiveBasis,
  SetMember,
  Territory,
} from './control-facts.ts'
import { oneOf, optional, readTable, words } from './read-table.ts'
import type { TableRow } from './read-table.ts'

export const parseChart = (text: string): Map<string, ChartRow> =>
  new Map(
    readTable(text, ['code', 'name', 'columns', 'footnotes', 'referral', 'treatAs', 'basis']).map(row => {
      const [referral, treatAs, basis] = ['referral', 'treatAs', 'basis'].map(column => optional(row(column)))
      return [
        row('code'),
        {
          code: row('code'),
          name: row('name'),
          columns: new Set(words(row('columns'))),
          footnotes: words(row('footnotes')).map(Number),
          ...(referral === undefined ? {} : { referral }),
          ...(treatAs === undefined ? {} : { treatAs }),
          ...(basis === undefined ? {} : { basis }),
        },
      ]
    }),
  )

export const parseTerritories = (text: string): Map<string, Territory> =>
  new Map(
    readTable(text, ['code', 'parent', 'citation']).map(row => [
      row('code'),
      { code: row('code'), parent: row('parent'), citation: row('citation') },
    ]),
  )

export const parseFootnotes = (text: string): Footnote[] =>
  readTable(text, ['number', 'textZh', 'textEn', 'citation']).map(row => ({
    number: Number(row('number')),
    textZh: row('textZh'),
    textEn: row('textEn'),
    citation: row('citation'),
  }))

const dated = (row: TableRow) => ({ from: row('from'), to: row('to'), citation: row('citation') })

export const parseGroups = (text: string): CountryGroup[] =>
  readTable(text, ['code', 'group', 'from', 'to', 'citation']).map(row => ({
    code: row('code'),
    group: row('group'),
    ...dated(row),
  }))

export const parseSets = (text: string): SetMember[] =>
  readTable(text, ['set', 'kind', 'code', 'from', 'to', 'citation']).map(row => ({
    set: row('set'),
    kind: oneOf(row('kind'), ['country', 'eccn']),
    code: row('code'),
    ...dated(row),
  }))

export const parseSwitches = (text: string): RuleSwitch[] =>
  readTable(text, ['rule', 'from', 'to', 'state', 'citation']).map(row => ({
    rule: row('rule'),
    state: oneOf(row('state'), ['on', 'off', 'verify']),
    ...dated(row),
  }))

export const parseCoverage = (text: string): Coverage[] =>
  readTable(text, ['law', 'from', 'read', 'to']).map(row => ({
    law: oneOf(row('law'), ['us', 'cn']),
    from: row('from'),
    read: row('read'),
    to: row('to'),
  }))

export const parseSensitive = (text: string): SensitiveBasis[] =>
  readTable(text, ['code', 'level', 'basis', 'citation']).map(row => ({
    code: row('code'),
    level: oneOf(row('level'), ['1', '2']) === '1' ? 1 : 2,
    basis: row('basis'),
    citation: row('citation'),
  }))
