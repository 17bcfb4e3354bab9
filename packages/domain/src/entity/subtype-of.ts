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

/** Whether a company is a bank: by its code, a programme for banks, or its name. */
export const isBank = (entry: ListEntry): boolean =>
  entry.identifiers.some(id => id.kind === 'bic') ||
  entry.programmes.some(programme => /CAPTA|(?<![0-9])561(?![0-9])/u.test(programme)) ||
  entry.names.some(name => bankWord.test(name.text.toUpperCase()))

/** Offices of a state and a parliament, as lists write them in position and title. */
const publicOffice =
  /(?<!\p{L})(?:(?:PRIME |DEPUTY |ACTING |FIRST )*MINISTERS?|(?:VICE[- ])?PRESIDENT OF (?:THE )?(?:REPUBLIC|RUSSIA|RUSSIAN FEDERATION|BELARUS|IRAN|SYRIA|VENEZUELA)|MEMBER OF (?:THE )?(?:STATE DUMA|FEDERATION COUNCIL|PARLIAMENT|NATIONAL ASSEMBLY|SUPREME COUNCIL|HOUSE OF REPRESENTATIVES|POLITBURO)|SENATOR|(?:VICE[- ])?GOVERNOR|AMBASSADOR|MAYOR|HEAD OF STATE|SPEAKER|ATTORNEY GENERAL|PROSECUTOR GENERAL|SUPREME LEADER)(?!\p{L})/u

const holdsOffice = (entry: ListEntry): boolean =>
  entry.facts.some(
    ({ key, value }) => (key === 'position' || key === 'title') && publicOffice.test(value.toUpperCase()),
  )

/** Bodies that are no companies: authorities, forces, parties, charities, schools. */
const otherBody =
  /(?<!\p{L})(?:MINISTRY|DIRECTORATE|AGENCY|COMMITTEE|COMMISSION|ARMY|ARMED FORCES|CORPS|BRIGADE|REGIMENT|BATTALION|DIVISION OF|MILITIA|POLICE|COURT|COUNCIL|PARLIAMENT|PARTY|MOVEMENT|FOUNDATION|CHARITY|ASSOCIATION|UNIVERSITY|ACADEMY|SCHOOL|FRONT|МИНИСТЕРСТВО|УНИВЕРСИТЕТ)(?!\p{L})|(?:部|委员会|大学|学院|基金会|协会)$/u

const isOtherBody = (entry: ListEntry): boolean => {
  const names = entry.names.filter(({ kind }) => kind === 'primary').map(({ text }) => text.toUpperCase())
  return names.some(name => otherBody.test(name)) && !names.some(name => companyForm.test(name))
}

const companyForm =
  /(?<!\p{L})(?:LLC|LTD|LIMITED|COMPANY|CORP(?:ORATION)?|INC|JSC|OAO|OOO|PAO|АО|ООО|ПАО|ОАО|PLC|GMBH|S\.?A\.?)(?!\p{L})|公司/u

/** Subtypes of a listed party from its programmes, identifiers, offices and names, in code order; none where nothing is known. */
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
  if (!company && holdsOffice(entry)) found.push('0203')
  if (company && isOtherBody(entry)) found.push('0104')
  // Where the list says neither company nor person, nothing does.
  if (found.length === 0 && entry.typeStated) found.push(company ? '0101' : '0201')
  return [...new Set(found)].sort()
}
