import { remember } from '@maojian/screening/memory'
import { foldName, spelled } from './folded-name.ts'

/** Words that only say how a company is constituted, in the spellings met on official lists. */
export const formWords = new Set(
  `LTD LIMITED CO COMPANY CORP CORPORATION INC INCORPORATED LLC LLP LP PLC PTE PTY PVT PRIVATE PJSC OJSC CJSC JSC
  OAO OOO ZAO AO PAO NAO FGUP FSUE GMBH AG KG SA SAS SARL SRL SPA BV NV OY AB AS APS SDN BHD FZE FZCO FZC FZ DMCC
  KK THE AND FKP`
    .split(/\s+/u)
    .filter(word => word !== ''),
)

const longForms = [
  'PUBLIC JOINT STOCK COMPANY',
  'OPEN JOINT STOCK COMPANY',
  'CLOSED JOINT STOCK COMPANY',
  'JOINT STOCK COMPANY',
  'STOCK COMPANY',
  'LIMITED LIABILITY COMPANY',
  'LIMITED LIABILITY PARTNERSHIP',
  'OBSHCHESTVO S OGRANICHENNOI OTVETSTVENNOSTIU',
  'OBSHCHESTVO S OGRANICHENNOI OTVETSTVENNOSTYU',
  'PUBLICHNOE AKTSIONERNOE OBSHCHESTVO',
  'OTKRYTOE AKTSIONERNOE OBSHCHESTVO',
  'ZAKRYTOE AKTSIONERNOE OBSHCHESTVO',
  'AKTSIONERNOE OBSHCHESTVO',
]

const endOfLongForm = new RegExp(
  ` (?:${[...new Set(longForms.map(form => form.split(' ').at(-1)))].join('|')}) `,
)

/** A folded name between spaces, without a form that is written out: few names have one. */
export const withoutLongForm = (folded: string): string => {
  const name = ` ${folded} `
  return endOfLongForm.test(name)
    ? longForms.reduce((rest, form) => rest.replace(` ${form} `, ' '), name)
    : name
}

export type LegalForm = 'stock' | 'limited' | 'state'

/** British and American spelling of words that names of bodies are made of. */
const british: readonly (readonly [RegExp, string])[] = [
  [/^DEFENCE$/u, 'DEFENSE'],
  [/^CENTRE(S?)$/u, 'CENTER$1'],
  [/^PROGRAMME(S?)$/u, 'PROGRAM$1'],
  [/^LABOUR$/u, 'LABOR'],
  [/ISATION(S?)$/u, 'IZATION$1'],
]

/** Words that lists cut short in names of companies. */
const cutShort: Readonly<Record<string, string>> = {
  SHPG: 'SHIPPING',
  INTL: 'INTERNATIONAL',
  TRDG: 'TRADING',
  MFG: 'MANUFACTURING',
  GRP: 'GROUP',
  ENG: 'ENGINEERING',
  BLDG: 'BUILDING',
  DEPT: 'DEPARTMENT',
}

/** Words repeat, so each is looked at once. */
const american = remember(
  10_000,
  word => cutShort[word] ?? british.reduce((text, [spelling, as]) => text.replace(spelling, as), word),
)

const abbreviated = /^(.{6,}?)[\s,]*[(（]\s*["“'‘]?([\p{Lu}-]{3,10})["”'’]?\s*[)）]$/u

/** The name without its own abbreviation behind it: Belspetsvneshtechnika (BSVT); undefined where it has none. */
export const withoutAbbreviation = (name: string): string | undefined => {
  const [, long, short] = abbreviated.exec(name.trim()) ?? []
  if (long === undefined || short === undefined) return undefined
  const letters = foldName(long).replaceAll(' ', '')
  let at = -1
  for (const letter of foldName(short).replaceAll(' ', '')) {
    const next = letters.indexOf(letter, at + 1)
    if (next < 0 || (at < 0 && next > 0)) return undefined
    at = next
  }
  return long
}

const hanForms = /(股份有限公司|有限责任公司|有限責任公司|集团有限公司|集團有限公司|有限公司|株式会社|公司)$/u

const han = /\p{Script=Han}/u

const enough = (key: string): boolean => {
  const letters = [...key.replaceAll(' ', '')]
  return letters.length >= (han.test(key) ? 3 : 6)
}

const legalForms: readonly (readonly [LegalForm, RegExp])[] = [
  ['stock', / (?:[POCZ]?JSC|[POZN]?AO|JOINT STOCK COMPANY|AKTSIONERNOE OBSHCHESTVO) /],
  ['limited', / (?:LLC|OOO|LIMITED LIABILITY COMPANY|OGRANICHENNOI OTVETSTVENNOST[IY]U) /],
  ['state', / (?:FGUP|FSUE|FKP) /],
]

/** What the name says of the legal form, where companies of one name and two forms are two companies. */
export const legalFormOf = (name: string): LegalForm | undefined => {
  const folded = ` ${foldName(name)} `
  return legalForms.find(([, words]) => words.test(folded))?.[0]
}

const shortForms: Readonly<Record<string, string>> = {
  LIMITED: 'LTD',
  COMPANY: 'CO',
  CORPORATION: 'CORP',
  INCORPORATED: 'INC',
  OOO: 'LLC',
  AO: 'JSC',
  OAO: 'OJSC',
  PAO: 'PJSC',
  ZAO: 'CJSC',
  THE: '',
  AND: '',
}

/** The whole name with its legal form, however the form is abbreviated: what one list writes of one company. */
export const wholeNameKey = (name: string): string =>
  foldName(name)
    .replace('LIMITED LIABILITY COMPANY', 'LLC')
    .replace('PUBLIC JOINT STOCK COMPANY', 'PJSC')
    .replace('OPEN JOINT STOCK COMPANY', 'OJSC')
    .replace('JOINT STOCK COMPANY', 'JSC')
    .split(' ')
    .map(word => shortForms[word] ?? american(word))
    .filter(word => word !== '')
    .sort()
    .join(' ')

/** Whether the name says how the company is constituted. */
export const hasForm = (name: string): boolean =>
  foldName(name)
    .split(' ')
    .some(word => formWords.has(word))

/** Whether enough is left of a company’s name beside its form to name it within one country. */
export const isTellingWholeName = (name: string): boolean =>
  foldName(name)
    .split(' ')
    .filter(word => !formWords.has(word))
    .join('').length >= 4

/** Key of a person’s full name, as it sounds: order of the parts does not count; undefined when it is one word only. */
export const personNameKey = (name: string, heard = spelled): string | undefined => {
  const tokens = foldName(name).split(' ').map(heard).sort()
  const key = tokens.join(' ')
  return (tokens.length > 1 || han.test(key)) && [...key].length >= (han.test(key) ? 2 : 5) ? key : undefined
}

const patronymic = /(?:V[IY]CH|VITJ|[EO]VN[AO]|[IY]CH|OGLY|OGLU|KYZY)$/

/** Given, father's and family name, as Slavic lists write them. */
export const hasFathersName = (name: string): boolean => {
  const words = foldName(name).split(' ')
  return words.length === 3 && words.filter(word => patronymic.test(word)).length === 1
}

/** Key of given and family name, where nothing else is left beside the father's name; undefined if it is short. */
export const givenFamilyKey = (name: string): string | undefined => {
  const words = foldName(name).split(' ')
  const own = words.length === 3 ? words.filter(word => !patronymic.test(word)) : words
  return own.length === 2 && own.join('').length >= 12 ? own.map(spelled).sort().join(' ') : undefined
}

/** What a man is called after his son or his rank: many bear it. */
const epithet =
  /^(?:ABU|ABOU|ABO|UMM|HAJI|HAJJI|HAJJ|MULLAH|MULLA|MAULAVI|MAWLAWI|QARI|SHAYKH|SHEIKH|DR|GENERAL|COLONEL) /

/** What a man is called after his son or his rank, not his name. */
export const isEpithet = (name: string): boolean => epithet.test(foldName(name))

/** Whether the name alone points at one person: given name, father’s name and family name, or as much. */
export const isTellingPerson = (name: string): boolean => {
  const folded = foldName(name)
  const words = folded.split(' ')
  if (words.length < 2 || (words.length < 5 && epithet.test(folded))) return false
  const letters = words.join('').length
  return words.length === 2 ? letters >= 10 : letters >= 14 || words.some(word => patronymic.test(word))
}

/** Whether a company’s name without its form is long enough to point at one company without its country. */
export const isTellingCompany = (key: string): boolean => key.length >= (key.includes(' ') ? 7 : 10)

const companyKey = (name: string): { key: string; hasForm: boolean } | null => {
  const folded = foldName(name)
  const tokens = withoutLongForm(folded)
    .trim()
    .split(' ')
    .filter(token => !formWords.has(token))
  const bare = tokens.join(' ').replace(hanForms, '')
  if (!enough(bare)) return null
  const key = bare
    .split(' ')
    .map(word => spelled(american(word)))
    .join(' ')
  return { key, hasForm: bare !== folded }
}

const companyKeys = remember(2048, companyKey)

/** Key of a company’s name without its form; undefined when too little is left to identify anyone (docs/adr/0009). */
export const companyNameKey = (name: string): { key: string; hasForm: boolean } | undefined =>
  companyKeys(name) ?? undefined
