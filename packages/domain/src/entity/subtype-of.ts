import type { ListEntry } from './list-entry.ts'
import type { Subtype } from '../vocabulary/party-type.ts'

const terror =
  /SDGT|\bFTO\b|SDT\b|TAQA|EU-TERR|UN-SC1267|UN-SC1988|UN-SCISIL|GB-(AQD|CTI?|ICT|DAT|AFG|ISIL|UKT)|TERROR|QDI|QDE|QDi|QDe/u
const narcotics = /SDNT|SDNTK|ILLICIT-DRUGS|NARCO|\bTCO\b|HTI-CRIME/u
const proliferation =
  /NPWMD|UN-SC1718|UN-SC1737|UN-SC2231|EU-PRK|DPRK|EU-CHEM|GB-(CHW|CW|DPR|INU|IRAN-NW)|ISN|IFSR|MISSILE/u

/** English, Russian and Chinese words that make a listed company a bank (domain rule: 0102). */
const bankWord = /(?<!\p{L})(BANK|BANCO|BANQUE|БАНК)(?!\p{L})|银行|銀行|(?<=\p{Lu})BANK(?!\p{L})/u

const leadingTerrorist = /SDGT|\bFTO\b|EU-TERR|TAQA|UN-SC1267|UN-SCISIL|GB-ISIL/u

/** Subtypes of a listed party from its programmes, identifiers and names; at least one, in code order. */
export const subtypesOf = (entry: ListEntry): Subtype[] => {
  if (entry.type === '03') return ['0301']
  if (entry.type === '04') return ['0401']
  const words = entry.programmes.join(' ')
  const found: Subtype[] = entry.subtype ? [entry.subtype] : []
  const company = entry.type === '01'
  if (company && isBank(entry)) found.push('0102')
  if (terror.test(words)) found.push(company ? '0105' : '0204')
  if (leadingTerrorist.test(words)) found.push(company ? '0103' : '0202')
  if (narcotics.test(words)) found.push(company ? '0106' : '0205')
  if (proliferation.test(words)) found.push(company ? '0107' : '0206')
  if (found.length === 0) found.push(company ? '0101' : '0201')
  return [...new Set(found)].sort()
}

const isBank = (entry: ListEntry): boolean =>
  entry.identifiers.some(id => id.kind === 'bic') ||
  entry.programmes.some(programme => /CAPTA|561/u.test(programme)) ||
  entry.names.some(name => bankWord.test(name.text.toUpperCase()))
