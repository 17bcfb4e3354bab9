import type { ListEntry } from './list-entry.ts'
import type { Subtype } from '../vocabulary/party-type.ts'

/** A programme code that ends here: the next character is no letter or digit (SDGT, but not SDGTX). */
const end = '(?![A-Z0-9])'
const begin = '(?<![A-Z0-9])'
const codes = (...words: readonly string[]): RegExp => new RegExp(`${begin}(?:${words.join('|')})${end}`, 'u')

/** Terrorism programmes of OFAC, UN, EU, UK, Australia, Switzerland and Canada. */
const terror = codes(
  'SDGT',
  'SDT',
  'FTO',
  'US-TERR',
  'EU-TERR',
  'EU-TAQA(?:-[A-Z0-9]+)?',
  'TAQA',
  'UN-SC(?:1267|1988|1989|2253|ISIL)',
  'QD[IE]',
  'TAQAHI',
  'GB-(?:AQD|ISIL|AFG|CTI|CT|DAT|DCT|UKT|INT-TERR)',
  '1267(?:/[0-9]+)*',
  '1373',
  '1988',
)
const terrorWords = /AL-QAIDA|AL QAIDA|TALIBAN|COUNTER-TERRORISM|COUNTER TERRORISM|TERRORIS/u

const narcotics = codes(
  'SDNTK?',
  'US-NARCO',
  'US-TCO',
  'TCO',
  'ILLICIT-DRUGS(?:-EO[0-9]+)?',
  'HTI-CRIME',
  'EU-HTI',
  'GB-(?:GAC|GIM|OC)',
)

const proliferation = codes(
  'NPWMD',
  'US-NON-PROLIF',
  'US-DOS-ISN',
  'ISN',
  'US-NK',
  'IFSR',
  'DPRK[0-9]*',
  'UN-SC(?:1718|1737|2231)',
  'EU-(?:PRK|CHEM)',
  'GB-(?:DPRK?|CHW|CW|INU|IRAN-NW|PRO)',
  'UN-SANCTIONS 1718',
  '1718',
  '1737',
  '2231',
  'INKSNA',
  'US-BIS-MIEU',
)

/** Programmes under which an organisation itself is the terrorist one, not a supporter. */
const leadingTerror = codes(
  'FTO',
  'SDGT',
  'US-TERR',
  'EU-TERR',
  'EU-TAQA(?:-[A-Z0-9]+)?',
  'TAQA',
  'UN-SC(?:1267|1989|2253|ISIL)',
  'GB-(?:AQD|ISIL)',
)

/** English, Russian and Chinese words that make a listed company a bank (domain rule: 0102). */
const bankWord = /(?<!\p{L})(BANK|BANCO|BANQUE|БАНК)(?!\p{L})|银行|銀行|(?<=\p{Lu})BANK(?!\p{L})/u

const isBank = (entry: ListEntry): boolean =>
  entry.identifiers.some(id => id.kind === 'bic') ||
  entry.programmes.some(programme => /CAPTA|(?<![0-9])561(?![0-9])/u.test(programme)) ||
  entry.names.some(name => bankWord.test(name.text.toUpperCase()))

/** Subtypes of a listed party from its programmes, identifiers and names; at least one, in code order. */
export const subtypesOf = (entry: ListEntry): Subtype[] => {
  if (entry.type === '03') return ['0301']
  if (entry.type === '04') return ['0401']
  const words = entry.programmes.join('\n').toUpperCase()
  const found: Subtype[] = entry.subtype ? [entry.subtype] : []
  const company = entry.type === '01'
  if (company && isBank(entry)) found.push('0102')
  if (terror.test(words) || terrorWords.test(words)) found.push(company ? '0105' : '0204')
  if (leadingTerror.test(words)) found.push(company ? '0103' : '0202')
  if (narcotics.test(words)) found.push(company ? '0106' : '0205')
  if (proliferation.test(words)) found.push(company ? '0107' : '0206')
  if (found.length === 0) found.push(company ? '0101' : '0201')
  return [...new Set(found)].sort()
}
