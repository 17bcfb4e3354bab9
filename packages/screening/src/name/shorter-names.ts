import { translatedBy } from './lexicon/brand-words.ts'
import { namesOfHouse } from './lexicon/houses.ts'
import { meaningOfLatin } from './lexicon/lexicon.ts'
import { runsOf } from './cut/runs.ts'
import { words } from './cut/tokenise.ts'
import { formAsWritten } from './cut/written-form.ts'
import { characterKinds, holds } from './script/character-kinds.ts'
import { isForm } from './token/tells.ts'
import { isGeneric, onlyGeneric, type Token } from './token/token.ts'
import { withoutDedication } from './firm/dedication.ts'
import { withoutOwnLetters } from './firm/own-letters.ts'

/** Business words alone are a name from so many on. */
const fewestBusiness = 3

const isNoForm = ({ role }: Token): boolean => role !== 'form'

const toldBy = (name: string): Token[] => formAsWritten(name)?.tokens.filter(isNoForm) ?? []

const isWholeBusiness = (named: readonly Token[]): boolean =>
  named.length >= fewestBusiness && onlyGeneric(named)

/** Such houses are called by one word of business or a place: NPO Splav, KB Arsenal. */
const calledByWord: ReadonlySet<string> = new Set([
  '#production-association',
  '#production-enterprise',
  '#design-bureau',
])

/** A plant named after somebody is told from others by its place and business as well, or by a name of its own. */
const undedicated = (name: string): string => {
  const rest = withoutDedication(name)
  const named = rest === name ? [] : toldBy(rest)
  if (named.length < 2) return name
  const isCalled = named.some(token => !isGeneric(token) || calledByWord.has(token.concept))
  return isCalled || isWholeBusiness(named) ? rest : name
}

/** GLORY LINK (EX HALCYON): what a ship or a firm was called before, told in brackets. */
const formerly = /\s*\((?:EX|F\/?K\/?A|FORMERLY|FORMER|NOW|曾用名|原名?)[\s.:：-][^)]*\)\s*/giu

/** Whether letters stand in a text in their order, the first one first: NIOC in National Iranian Oil Company. */
const abbreviates = (letters: string, text: string): boolean => {
  if (letters.length < 2 || letters[0] !== text[0]) return false
  let at = 0
  for (const letter of letters) {
    at = text.indexOf(letter, at) + 1
    if (at === 0) return false
  }
  return true
}

const told = /\s*[(（]\s*([^()（）]{2,80})\s*[)）]\s*/u

/** Whether brackets only tell the name again: its acronym, or the same words with a shorter form (АО «Волна»). */
const tellsAgain = (inside: string, rest: string): boolean => {
  const inner = toldBy(inside)
  if (inner.length === 0) return false
  const outer = formAsWritten(rest)?.tokens ?? []
  const held = new Set(outer.map(token => token.key))
  if (inner.every(token => token.role !== 'region' && held.has(token.key))) return true
  const [only, ...more] = inner
  if (more.length > 0 || meaningOfLatin(only!.key) !== undefined) return false
  const named = outer.filter(isNoForm)
  // Business words alone are a name, whatever house name stands behind them: Norva Electronics Industries (Sanor).
  if (only!.role === 'word' && !only!.han && isWholeBusiness(named)) return true
  const spelt = runsOf(rest).flatMap(run => (run.script === 'han' ? [] : words(run)))
  return (
    /^[A-Z]{2,8}$/.test(only!.key) &&
    [spelt, named.map(token => token.key)].some(keys => abbreviates(only!.key, keys.join('')))
  )
}

const trailing = /^(.+?)\s+[-–—]\s*(\p{Lu}{2,8})\s*$/u

/** The name without its own acronym or a former name in brackets: National Iranian Oil Company (NIOC). A place in brackets stays. */
const withoutAcronym = (text: string): string => {
  const [, before, letters] = /[-–—]/.test(text) ? (trailing.exec(text) ?? []) : []
  if (before !== undefined && tellsAgain(letters!, before)) return before
  if (!/[(（]/u.test(text)) return text
  const name = text.normalize('NFKC')
  const present = name.replace(formerly, ' ')
  if (present !== name) return present
  const inside = told.exec(name)?.[1]
  if (inside === undefined) return text
  const rest = name.replace(told, ' ')
  return tellsAgain(inside, rest) ? rest : text
}

/** Words of what lists note in brackets behind a name and is no name of the party. */
const notes: ReadonlySet<string> = new Set(
  (
    'PREVIOUSLY FORMERLY FORMER LISTED BORN NATIONAL CITIZEN ENTITY BRANCH FILIAL TAK LOCATION ONLY AFFILIATED WITH WHEN SEE ' +
    'ALTERNATE ADDRESS UNIT SIGN DEPARTMENT DIVISION OFFICE INSTITUTE LABORATORY UNIVERSITY CAMPUS DISTRICT PROVINCE MINISTER ' +
    'MINISTRY GOVERNOR PRESIDENT DIRECTOR HEAD DEPUTY REPRESENTATIVE ZONE'
  ).split(' '),
)

/** Whether a part of what a list prints as one name is a name by itself: rare words, or enough words of business. */
const isName = (part: string): boolean => {
  const named = toldBy(part)
  if (named.length < 2) return false
  return isWholeBusiness(named) || named.some(token => !isGeneric(token))
}

const isNote = (inside: string): boolean => toldBy(inside).some(({ key }) => notes.has(key))

/** What is listed of a house in one place alone is not the house. */
const ofPart: ReadonlySet<string> = new Set(['BRANCH', 'FILIAL', 'TAK', 'LOCATION', 'ONLY'])

const tellsPart = (inside: string): boolean => toldBy(inside).some(({ key }) => ofPart.has(key))

/** Dawning Information Industry Co., Ltd. (Sugon): the name by which a known house goes. */
const isHouse = (inside: string): boolean => {
  const [only, ...more] = toldBy(inside)
  if (only === undefined || more.length > 0 || only.role !== 'word') return false
  return [...translatedBy(only.key)].some(han => namesOfHouse(han).length > 0)
}

const behindName = /^([^()（）]+?)\s*[(（]([^()（）]+)[)）][\s.]*$/u

/** Two names of one party, the second in brackets: CHOL RYONG (RYONG GUN BONG), OAI (Optical Associates, Inc). */
const namesInBrackets = (name: string): string[] => {
  const [, outside, inside] = behindName.exec(name) ?? []
  if (outside === undefined || tellsPart(inside!)) return []
  if (isNote(inside!)) return [outside].filter(isName)
  if (isHouse(inside!) && (formAsWritten(outside)?.tokens.some(isForm) ?? false)) return [outside, inside!]
  return isName(inside!) ? [outside, inside!].filter(isName) : []
}

const eitherName = /\s+(?:or|или)\s+/iu

const shortestAlternative = 6

const isAlternative = (part: string): boolean => {
  const named = toldBy(part)
  const [only] = named
  return named.length > 1 || (only?.role === 'word' && only.key.length >= shortestAlternative)
}

/** Names of one party as the lists of the European Union join them: КБ Норва or АО «Конструкторское бюро Норва». */
const alternativeNames = (name: string): string[] => {
  const parts = name.split(eitherName)
  return parts.length > 1 && parts.every(isAlternative) ? parts : []
}

const oneShorter = (name: string, seen: number): string => {
  const marked = holds(seen, characterKinds.dash | characterKinds.bracket)
  const shorter = marked ? withoutAcronym(name) : name
  if (shorter !== name || !holds(seen, characterKinds.latin)) return undedicated(shorter)
  const own = withoutOwnLetters(name)
  return own === name ? undedicated(name) : own
}

/** Shorter names of a party inside what is written as one: without its acronym, whom it is named after, or its other name. */
export const shorterNames = (name: string, seen: number): readonly string[] => {
  const shorter = oneShorter(name, seen)
  if (shorter !== name) return [shorter]
  const bracketed = holds(seen, characterKinds.bracket) ? namesInBrackets(name) : []
  return holds(seen, characterKinds.space) ? [...bracketed, ...alternativeNames(name)] : bracketed
}
