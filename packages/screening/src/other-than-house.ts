import type { OpenIndex } from './index/open.ts'
import type { Found } from './found-name.ts'
import { foldHan } from './name/han/han.ts'
import { isHouseName, namesOfHouse, namesOfLatinHouse } from './name/lexicon/houses.ts'
import { formAsWritten } from './name/cut/written-form.ts'
import { knownHouse, type KnownHouse } from './name/house/known-names.ts'
import { isCountry, isForm, isInHan, isPlace, isStructure } from './name/token/tells.ts'
import { isGeneric, isReading, type Token, type Variant } from './name/token/token.ts'
import { hitFrom } from './match/shown.ts'
import { isMet } from './match/signal/met.ts'
import { noBankLike } from './unlisted-bank.ts'

/** A house that a text names as a whole. */
interface NamedHouse {
  readonly text: string
  /** Where it is known with its home and all its names. */
  readonly known: KnownHouse | undefined
  /** Other names of it. */
  readonly names: readonly string[]
}

const spelt = ({ tokens }: Variant): string => {
  const named = tokens.filter(token => !isForm(token) && !isStructure(token))
  return named.map(({ key }) => key).join(named.every(isInHan) ? '' : ' ')
}

/** The house that a text is the name of, or undefined. */
const houseNamed = (form: Variant): NamedHouse | undefined => {
  const known = knownHouse(form)
  const text = spelt(form)
  const names = [...namesOfHouse(text), ...namesOfLatinHouse(text)]
  return known === undefined && names.length === 0 ? undefined : { text, known, names }
}

const tells = (token: Token): boolean => !isForm(token) && !isStructure(token) && token.role !== 'stop'

/** Less is a slip, a likeness or a sound: a name that is known was typed as it is. */
const sameAs = 0.99
/** Beside a brand a word may be translated freely: 格罗莫夫飞行研究所, Gromov Flight Research Institute. */
const translatedAs = 0.88

/** Every word of the name asked for is met as it is, and not by its first letters. */
const isMetWhole = ({ query, score: { matches } }: Found): boolean => {
  const least = query.tokens.every(isGeneric) ? sameAs : translatedAs
  return (
    matches.every(
      ({ agreement: { value, rule } }) =>
        rule !== 'initial' && value >= (rule === 'translation' ? least : sameAs),
    ) && query.tokens.every((token, at) => !tells(token) || isMet(matches, 'query', at))
  )
}

/** One spelling of what clerks write in two: PH and F, a hard C and K, X and KS, a letter once or twice. */
const spelling = (variant: Variant): string =>
  spelt(variant)
    .replaceAll('PH', 'F')
    .replace(/C(?=[AOULRT])/gu, 'K')
    .replaceAll('X', 'KS')
    .replace(/(.)\1+/gu, '$1')

/** Alpha Bank may be Alfa-Bank written otherwise, and Micron be Mikron: who types such a name need not mean the house. */
const isSpeltAlike = ({ query, listed }: Found): boolean =>
  !isReading(query) && query.tokens.some(token => !isInHan(token)) && spelling(query) === spelling(listed)

/** A bank of business words alone is that of its country: 农业银行, and not the Russian one. */
const isOfOtherCountry = ({ home }: KnownHouse, { query, listed }: Found): boolean =>
  query.tokens.every(isGeneric) &&
  listed.tokens.some(
    ({ role, concept }) => isPlace({ role }) && isCountry({ concept }) && concept !== `@${home}`,
  )

/** Letters, digits and characters alone, each run between spaces. */
const plain = (text: string): string =>
  ` ${foldHan(text.toUpperCase())
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `

const inHan = /^\p{Script=Han}+$/u

const holds = (text: string, name: string): boolean =>
  plain(text).includes(inHan.test(name) ? name : ` ${name} `)

/** Whether the party has a name of that house, whichever it was found by; business words alone are in names of others. */
const bearsNameOf = (
  index: OpenIndex,
  { known, names, text }: NamedHouse,
  { subject, query }: Found,
): boolean => {
  const told = !query.tokens.every(isGeneric) ? [text, ...names] : known ? [] : names
  return index.subjects.record(subject).names.some(name => {
    if (told.some(one => one.length > mostLetters && holds(name.text, one))) return true
    const form = known && formAsWritten(name.text)
    return form !== undefined && knownHouse(form) === known
  })
}

/** So many letters that stand for a house are those of others as well (GE, DEC). */
const mostLetters = 3

const isOwnName = ({ names }: NamedHouse, { listed }: Found): boolean => {
  const [first] = listed.tokens
  if (first && names.includes(first.key) && listed.tokens.some(isInHan)) return true
  const name = spelt(listed)
  return names.includes(name) && (name.length > mostLetters || names.length === 1)
}

/** Whether every character of a short name stands in a long one, in that order. */
const standsIn = (short: string, long: string): boolean => {
  let at = -1
  return Array.from(short).every(char => (at = long.indexOf(char, at + 1)) >= 0)
}

const shortHan = 2

/** 国航 is no 伊朗国航: two characters tell the country of a house abroad by one of them (俄铁). */
const isOfUntoldCountry = (
  { text }: NamedHouse,
  { listed: { tokens }, score: { matches } }: Found,
): boolean =>
  inHan.test(text) &&
  text.length <= shortHan &&
  !matches.some(({ agreement: { rule } }) => rule === 'initial') &&
  tokens.some(
    ({ key, concept }) =>
      isCountry({ concept }) && concept !== '@CN' && inHan.test(key) && !text.includes(key[0]!),
  )

/** Listed under the long name (中核 of 中国核工业), or under a short one; that of a bank ends as a bank's (建行, and no 中建). */
const isShortFor = ({ text }: NamedHouse, { listed, score: { matches } }: Found): boolean => {
  if (!inHan.test(text) || !matches.some(({ agreement }) => agreement.rule === 'initial')) return false
  const other = spelt(listed)
  return standsIn(text, other) || (standsIn(other, text) && text.endsWith('行') === other.endsWith('行'))
}

/** Whether the party is listed by several names of one house: CGN, China General Nuclear Power. */
const isKnownAs = (index: OpenIndex, house: KnownHouse, subject: number): boolean => {
  const forms = index.subjects.record(subject).names.map(({ text }) => formAsWritten(text))
  return forms.filter(form => form && knownHouse(form) === house).length > 1
}

/** A house whose daughter the text names: Alibaba of 阿里云, COSCO Shipping of COSCO Shipping Energy, CGN of CGN Power. */
const isParent = (index: OpenIndex, { text, names }: NamedHouse, { listed, subject }: Found): boolean => {
  const name = spelt(listed)
  const known = knownHouse(listed)
  if (inHan.test(name) && [text, ...names].some(one => one !== name && one.startsWith(name)))
    return namesOfHouse(name).length > 0 || known !== undefined
  if ([text, ...names].some(one => one.startsWith(`${name} `)))
    return name.length > mostLetters
      ? isHouseName(name) || known !== undefined
      : known !== undefined && isKnownAs(index, known, subject)
  return Array.from(text, (_, at) => text.slice(0, at)).some(
    begun => begun.length > 1 && (begun === name || namesOfHouse(begun).includes(name)),
  )
}

/** Whether a listed party is another one than the house that the text names, though something of its name is like it. */
const isAnotherThan = (index: OpenIndex, house: NamedHouse, found: Found): boolean => {
  const { known, text } = house
  if (isSpeltAlike(found)) return false
  const isPart = (found.held || found.score.takenBeside !== undefined) && spelt(found.query) !== text
  if (found.score.score >= hitFrom && !isPart) return false
  if (isOfUntoldCountry(house, found)) return !bearsNameOf(index, house, found)
  if (isOwnName(house, found) || isParent(index, house, found) || isShortFor(house, found)) return false
  const isLettersAlone = inHan.test(text) && house.names.includes(spelt(found.listed))
  const isOther =
    isLettersAlone || isPart || !isMetWhole(found) || (known !== undefined && isOfOtherCountry(known, found))
  return isOther && !bearsNameOf(index, house, found)
}

/** Found by nothing but letters that stand for the house, and for others as well: SMIC, and a body of Belarus. */
const isFoundByLetters = ({ query, score: { matches } }: Found): boolean =>
  query.kind === 'house' || matches.some(({ agreement: { rule } }) => rule === 'initial')

/** What was found, parted by the house that the text names. */
interface PartedByHouse {
  /** Those that the text may mean. */
  readonly meant: readonly Found[]
  /** Other parties whose names are like that of the house: who is listed may be listed under a name like it as well. */
  readonly alike: readonly Found[]
}

/** Parts what was found by the house that the text names, or a part of it by which they were found; others of the same letters are left out. */
export const partedByHouse = (
  index: OpenIndex,
  whole: Variant | undefined,
  all: readonly Found[],
): PartedByHouse => {
  const named = whole && houseNamed(whole)
  const isNoBank = noBankLike(index, whole, all)
  const meant: Found[] = []
  const alike: Found[] = []
  for (const found of all) {
    const house = named ?? (isReading(found.query) ? undefined : houseNamed(found.query))
    const isMeant = house === undefined || !isAnotherThan(index, house, found)
    if (isMeant && !isNoBank(found)) meant.push(found)
    else if (!isFoundByLetters(found)) alike.push(found)
  }
  return { meant, alike }
}
