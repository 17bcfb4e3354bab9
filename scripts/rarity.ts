/**
 * Builds the engine's rarity tables from public name lists (REFERENCE_DATA) into packages/screening/data.
 * Run by hand when the engine version changes; the tables are shares per million names, facts of counting.
 */
import { readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'

const reference = process.env['REFERENCE_DATA']
if (!reference) throw new Error('REFERENCE_DATA names no folder')
const out = new URL('../packages/screening/data/', import.meta.url)

const fold = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase()
const wordsOf = (text: string): string[] => fold(text).match(/[A-Z]{2,}/g) ?? []
const lines = (file: string): string[] => {
  const bytes = readFileSync(`${reference}/${file}`)
  return (file.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8').split('\n')
}

const perMillion = new Map<string, number>()
const tally = (groups: Iterable<Iterable<string>>): Map<string, number> => {
  const found = new Map<string, number>()
  for (const group of groups) for (const word of new Set(group)) found.set(word, (found.get(word) ?? 0) + 1)
  return found
}

interface Listed {
  readonly words: string[]
  readonly person: boolean
}

function* listedParties(): Generator<Listed> {
  const keys = ['name', 'alias', 'previousName']
  for (const file of readdirSync(`${reference}/ftm`).filter(name => name.endsWith('.ftm.json.gz')))
    for (const line of lines(`ftm/${file}`)) {
      if (!line.includes('"target":true')) continue
      const { schema, properties } = JSON.parse(line) as {
        schema: string
        properties: Record<string, string[]>
      }
      yield {
        words: keys.flatMap(key => properties[key] ?? []).flatMap(wordsOf),
        person: schema === 'Person',
      }
    }
}

const hongKong = (
  JSON.parse(lines('names/companies/hk-listed-zh-en.json').join('')) as { engName: string }[]
).map(row => wordsOf(row.engName))
const frequent = new Set(
  (
    [
      ['names/persons/common-surnames-by-country.csv', 5],
      ['names/persons/common-forenames-by-country.csv', 11],
    ] as const
  ).flatMap(([file, column]) =>
    lines(file)
      .slice(1)
      .flatMap(row => wordsOf(row.split(',')[column] ?? '')),
  ),
)
const companies = tally(hongKong)
const listed = [...listedParties()]
const persons = tally(listed.filter(one => one.person).map(one => one.words))
// A word that no listed person bears names a house (HUAWEI in 137 parties): lists say how many of its firms
// are listed, not how many firms of the world are called so.
const mostOfHouse = 120
// A word that only lists know counts by its root.
for (const [word, parties] of tally(listed.map(one => one.words))) {
  const usual = frequent.has(word) || companies.has(word)
  const share = ((usual ? parties : 3 * Math.sqrt(parties)) * 1e6 * 0.6) / 56_910
  perMillion.set(word, usual || persons.has(word) ? share : Math.min(share, mostOfHouse))
}
for (const [word, firms] of companies)
  perMillion.set(word, (perMillion.get(word) ?? 0) + (firms * 1e6 * 0.4) / hongKong.length)
// A name that a country counts among its most frequent is common, however rare on lists.
for (const word of frequent) perMillion.set(word, Math.max(perMillion.get(word) ?? 0, 600))

const table = (title: string, rows: [string, number][]): string =>
  `# ${title}\n${rows.map(([word, share]) => `${word}\t${Math.round(share)}`).join('\n')}\n`
const latin = [...perMillion]
  .filter(([word, share]) => share >= 60 && word.length >= 2)
  .sort(([a], [b]) => (a < b ? -1 : 1))
writeFileSync(
  new URL('rarity-latin.tsv', out),
  table(
    'word, occurrences per million names (60 % listed parties, 40 % Hong Kong listed companies; names frequent in a country at least 600)',
    latin,
  ),
)

const shortForms = lines('names/companies/cn-company-short-forms-280k.txt.gz').slice(2).filter(Boolean)
const chars = new Map<string, number>()
for (const name of shortForms)
  for (const char of new Set(name)) chars.set(char, (chars.get(char) ?? 0) + 1e6 / shortForms.length)
for (const file of ['familyname', 'givenname'])
  for (const row of lines(`names/persons/sinonym-${file}_orcid.csv`).slice(1)) {
    const cells = row.split(',')
    const share = Number(cells.at(-1))
    if (cells[0]) chars.set(cells[0], Math.max(chars.get(cells[0]) ?? 0, share || 0))
  }
const han = [...chars]
  .filter(([char, share]) => /\p{Script=Han}/u.test(char) && share >= 100)
  .sort(([a], [b]) => (a < b ? -1 : 1))
writeFileSync(
  new URL('rarity-han.tsv', out),
  table(
    'character, occurrences per million names (larger of Chinese company short names and personal names)',
    han,
  ),
)
console.log(`${latin.length} words, ${han.length} characters`)
