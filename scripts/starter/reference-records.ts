import { nameKey, rowReference } from '@maojian/sources/entry/name-key'
import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'

/** Everything that the reference files say of one record of one list, as bare values. */
export type ReferenceRecords = ReadonlyMap<string, ReadonlySet<string>>

interface Line {
  readonly id: string
  readonly schema: string
  readonly properties: Readonly<Record<string, readonly string[]>>
  readonly datasets: readonly string[]
}

interface Place {
  readonly file: string
  readonly dataset: string
  /** Programme by which one list is told from another of the same dataset. */
  readonly programId?: string
  readonly references: (party: Line, sanction: Line) => readonly string[]
}

const property = (line: Line, name: string): readonly string[] => line.properties[name] ?? []

const recordNumber: Place['references'] = (_, sanction) => property(sanction, 'recordId')

const nameAndCountry: Place['references'] = party =>
  property(party, 'country').map(code => rowReference(property(party, 'name')[0] ?? '', code.toUpperCase()))

const nameAndDay: Place['references'] = (party, sanction) => {
  const names = property(party, 'name')
  const name = names.find(text => /\p{sc=Han}/u.test(text)) ?? names[0] ?? ''
  return property(sanction, 'startDate').map(day => `${nameKey(name)}/${day}`)
}

const american = { file: 'us_csl_other', dataset: 'us_trade_csl', references: nameAndCountry }
const chinese = { file: 'cn', dataset: 'cn_sanctions', references: nameAndDay }

/** Where the records of a list stand among the FollowTheMoney reference files. */
export const places: Readonly<Record<string, Place>> = {
  'un-sc': { file: 'un_sc', dataset: 'un_sc_sanctions', references: (_, s) => property(s, 'unscId') },
  'eu-journal': { file: 'eu', dataset: 'eu_journal_sanctions', references: party => [party.id] },
  'uk-sanctions': { file: 'gb_fcdo', dataset: 'gb_fcdo_sanctions', references: recordNumber },
  'ofac-sdn': { file: 'us_ofac', dataset: 'us_ofac_sdn', references: recordNumber },
  'ofac-nonsdn': { file: 'us_ofac', dataset: 'us_ofac_cons', references: recordNumber },
  'bis-entity-list': { ...american, programId: 'US-BIS-EL' },
  'bis-uvl': { ...american, programId: 'US-BIS-UVL' },
  'bis-meu': { ...american, programId: 'US-BIS-MEU' },
  'bis-dpl': { ...american, programId: 'US-BIS-DPL' },
  'cn-uel': { ...chinese, programId: 'CN-UEL' },
  'cn-export-control': { ...chinese, programId: 'CN-ECL' },
  'cn-watch': { ...chinese, programId: 'CN-ECWL' },
  'cn-countermeasures': { ...chinese, programId: 'CN-CML' },
}

/** As the starter tables write a value: one space, no bar. */
const bare = (value: string): string => value.replaceAll('|', '/').replaceAll(/\s+/gu, ' ').trim()

const readText = (path: string): string => gunzipSync(readFileSync(path)).toString('utf8')

const readLines = (path: string): Line[] =>
  readText(path)
    .split('\n')
    .filter(line => line !== '')
    .map(line => JSON.parse(line) as Line)

const add = (records: Map<string, Set<string>>, reference: string, values: Iterable<string>): void => {
  const known = records.get(reference) ?? new Set()
  for (const value of values) known.add(bare(value))
  records.set(reference, known)
}

const valuesOf = (line: Line): string[] => Object.values(line.properties).flat()

/** Records of all lists that one FollowTheMoney file carries. */
export const ftmRecords = (folder: string, file: string): Map<string, ReferenceRecords> => {
  const lines = readLines(`${folder}/${file}.ftm.json.gz`)
  const parties = new Map(lines.map(line => [line.id, line]))
  const wallets = Map.groupBy(
    lines.filter(line => line.schema === 'CryptoWallet'),
    line => property(line, 'holder')[0] ?? '',
  )
  const all = new Map<string, Map<string, Set<string>>>()
  for (const [source, place] of Object.entries(places).filter(([, { file: own }]) => own === file)) {
    const records = new Map<string, Set<string>>()
    for (const sanction of lines) {
      const party = sanction.schema === 'Sanction' && parties.get(property(sanction, 'entity')[0] ?? '')
      if (!party || !sanction.datasets.includes(place.dataset)) continue
      if (place.programId !== undefined && !property(sanction, 'programId').includes(place.programId))
        continue
      const values = [party, sanction, ...(wallets.get(party.id) ?? [])].flatMap(valuesOf)
      for (const reference of place.references(party, sanction)) add(records, reference, values)
    }
    all.set(source, records)
  }
  return all
}

const unescapeXml = (text: string): string =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&apos;', "'")
    .replaceAll(/&#(\d+);/gu, (_, code: string) => String.fromCodePoint(Number(code)))
    .replaceAll('&amp;', '&')

/** Records of an EU financial sanctions file: every attribute of every element of a subject. */
export const fsfRecords = (path: string): ReferenceRecords => {
  const records = new Map<string, Set<string>>()
  for (const [, head = '', body = ''] of readText(path).matchAll(
    /<sanctionEntity ([^>]*)>(.*?)<\/sanctionEntity>/gsu,
  )) {
    const reference = /euReferenceNumber="([^"]+)"/u.exec(head)?.[1]
    const values = [...`${head}${body}`.matchAll(/="([^"]*)"/gu)].map(found => unescapeXml(found[1] ?? ''))
    if (reference !== undefined) add(records, reference, values)
  }
  return records
}
