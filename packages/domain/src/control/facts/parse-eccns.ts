import type {
  ControlRow,
  Eccn,
  ExceptionValue,
  HeadingScope,
  RelatedBar,
  Scope,
  StaBar,
} from './control-facts.ts'
import { oneOf, optional, readTable, words } from './read-table.ts'
import type { TableRow } from './read-table.ts'

const agencies = ['ITAR', 'NRC', 'DOE'] as const

const conditions = ['technical', 'parameters', 'for', 'for-reason', 'unless', 'unverified'] as const

const scopeOf = (row: TableRow): Scope => ({
  in: words(row('in')),
  out: words(row('out')),
  ask: words(row('ask')),
})

const keyOf = (row: TableRow): string => `${row('eccn')} ${row('row')}`

/** What a row of condition `unless` leaves out, in words, where its references do not tell. */
const parseExclusions = (text: string): ReadonlyMap<string, string> =>
  new Map(readTable(text, ['eccn', 'row', 'textZh']).map(row => [keyOf(row), row('textZh')]))

const exclusionIn = (exclusions: ReadonlyMap<string, string>, row: TableRow): Partial<ControlRow> => {
  const exclusionZh = exclusions.get(keyOf(row))
  return exclusionZh === undefined ? {} : { exclusionZh }
}

const parseControlRows = (text: string, exclusions: ReadonlyMap<string, string>): ControlRow[] =>
  readTable(text, ['eccn', 'row', 'reason', 'in', 'out', 'ask', 'condition', 'refs', 'rule', 'citation']).map(
    row => ({
      eccn: row('eccn'),
      row: Number(row('row')),
      reason: row('reason'),
      scope: scopeOf(row),
      ...(row('condition') === '' ? {} : { condition: oneOf(row('condition'), conditions) }),
      refs: words(row('refs')),
      rule: row('rule'),
      citation: row('citation'),
      ...exclusionIn(exclusions, row),
    }),
  )

const parseExceptions = (text: string): ExceptionValue[] =>
  readTable(text, ['eccn', 'symbol', 'value', 'amount', 'in', 'out', 'ask', 'notFor', 'notTo', 'unless']).map(
    row => ({
      eccn: row('eccn'),
      symbol: row('symbol'),
      value: oneOf(row('value'), ['yes', 'no', 'ask']),
      ...(row('amount') === '' ? {} : { amount: Number(row('amount')) }),
      scope: scopeOf(row),
      notFor: words(row('notFor')),
      notTo: words(row('notTo')),
      unless: words(row('unless')),
    }),
  )

const parseRelatedBars = (text: string): RelatedBar[] =>
  readTable(text, ['eccn', 'symbol', 'related', 'openTo']).map(row => ({
    eccn: row('eccn'),
    symbol: row('symbol'),
    related: words(row('related')),
    openTo: words(row('openTo')),
  }))

const parseStaBars = (text: string): StaBar[] =>
  readTable(text, ['eccn', 'bars', 'in', 'out', 'ask', 'unless']).map(row => ({
    eccn: row('eccn'),
    bars: oneOf(row('bars'), ['c1', 'c2', 'c1c2']),
    scope: scopeOf(row),
    unless: words(row('unless')),
  }))

const parseHeadings = (text: string): HeadingScope[] =>
  readTable(text, ['eccn', 'serves', 'leaves', 'elsewhere']).map(row => ({
    eccn: row('eccn'),
    serves: words(row('serves')),
    leaves: words(row('leaves')),
    elsewhere: row('elsewhere'),
  }))

const byEccn = <T extends { readonly eccn: string }>(rows: readonly T[]): Map<string, T[]> => {
  const map = new Map<string, T[]>()
  for (const row of rows) {
    const list = map.get(row.eccn)
    if (list) list.push(row)
    else map.set(row.eccn, [row])
  }
  return map
}

export interface EccnTables {
  readonly eccn: string
  readonly controlRow: string
  readonly rowExclusion: string
  readonly heading: string
  readonly exception: string
  readonly exceptionRelated: string
  readonly sta: string
  readonly paragraph: string
  readonly reserved: string
}

const columns = [
  'code',
  'titleZh',
  'titleEn',
  'reasons',
  'jurisdiction',
  'movedTo',
  'excludes',
  'related',
  'agencies',
]

type Levels = Pick<Eccn, 'paragraphs' | 'isUndivided' | 'noteLetters'>

const notHeld: Levels = { paragraphs: [], isUndivided: false, noteLetters: [] }

const levelsOf = (row: TableRow): Levels => {
  const isUndivided = row('paragraphs') === '*'
  return {
    paragraphs: isUndivided ? [] : words(row('paragraphs')),
    isUndivided,
    noteLetters: words(row('notes')),
  }
}

/** Paragraphs that the list keeps empty, by entry, with the code that holds their items now. */
const parseReserved = (text: string): ReadonlyMap<string, ReadonlyMap<string, string>> => {
  const rows = readTable(text, ['eccn', 'paragraph', 'now']).map(row => ({
    eccn: row('eccn'),
    held: [row('paragraph'), row('now')] as const,
  }))
  return new Map([...byEccn(rows)].map(([eccn, own]) => [eccn, new Map(own.map(one => one.held))]))
}

/** Entries with everything that hangs on them; a row of an unknown entry is an error. */
export const parseEccns = (tables: EccnTables): Map<string, Eccn> => {
  const rows = byEccn(parseControlRows(tables.controlRow, parseExclusions(tables.rowExclusion)))
  const headings = byEccn(parseHeadings(tables.heading))
  const exceptions = byEccn(parseExceptions(tables.exception))
  const relatedBars = byEccn(parseRelatedBars(tables.exceptionRelated))
  const sta = byEccn(parseStaBars(tables.sta))
  const reserved = parseReserved(tables.reserved)
  const paragraphs = new Map(
    readTable(tables.paragraph, ['eccn', 'paragraphs', 'notes']).map(row => [row('eccn'), levelsOf(row)]),
  )
  const entries = readTable(tables.eccn, [...columns, 'terms', 'reports', 'asOf']).map(
    (row): [string, Eccn] => {
      const code = row('code')
      const hanging = {
        rows: rows.get(code) ?? [],
        headings: headings.get(code) ?? [],
        exceptions: exceptions.get(code) ?? [],
        relatedBars: relatedBars.get(code) ?? [],
        sta: sta.get(code) ?? [],
        reserved: reserved.get(code) ?? new Map<string, string>(),
      }
      return [code, { ...entryOf(row), ...hanging, ...(paragraphs.get(code) ?? notHeld) }]
    },
  )
  const known = new Map(entries)
  for (const code of [
    ...rows.keys(),
    ...headings.keys(),
    ...exceptions.keys(),
    ...relatedBars.keys(),
    ...sta.keys(),
    ...paragraphs.keys(),
    ...reserved.keys(),
  ])
    if (!known.has(code)) throw new Error(`${code} 不在 eccn 表中`)
  return known
}

const entryOf = (
  row: TableRow,
): Omit<Eccn, 'rows' | 'headings' | 'exceptions' | 'relatedBars' | 'sta' | 'reserved' | keyof Levels> => {
  const excludes = optional(row('excludes'))
  const reports = optional(row('reports'))
  return {
    code: row('code'),
    titleZh: row('titleZh'),
    titleEn: row('titleEn'),
    reasons: words(row('reasons')),
    ...(row('jurisdiction') === '' ? {} : { jurisdiction: oneOf(row('jurisdiction'), agencies) }),
    movedTo: words(row('movedTo')),
    ...(excludes === undefined ? {} : { excludes }),
    related: words(row('related')),
    agencies: words(row('agencies')),
    terms: row('terms') === '' ? [] : row('terms').split('; '),
    ...(reports === undefined ? {} : { reports }),
    asOf: row('asOf'),
  }
}
