import { remember } from '../memory.ts'
import { asFirm } from './firm/as-firm.ts'
import { isPersonal } from './person/as-person.ts'
import { withoutDedication } from './firm/dedication.ts'
import { withoutEnglishName } from './person/english-name.ts'
import { withoutOwnLetters } from './firm/own-letters.ts'
import { withHeardHangul } from './reading/heard-hangul.ts'
import { withHeardKana } from './reading/heard-kana.ts'
import { withHouse } from './house/house-form.ts'
import { withHouseLetters } from './house/house-letters.ts'
import { initialsApart } from './person/initials.ts'
import { meaningOfLatin } from './lexicon/lexicon.ts'
import { holds, characterKinds, kindsIn } from './script/character-kinds.ts'
import { withoutParent } from './firm/parent-body.ts'
import { withShortBank } from './firm/short-bank.ts'
import { withShortSound } from './firm/short-university.ts'
import { withSouthSpelling } from './reading/south-spelling.ts'
import { withSpelledBusiness } from './firm/spelled-business.ts'
import { isCharacters, pinyinOfWadeGiles, readingVariants } from './reading/readings.ts'
import { runsOf } from './cut/runs.ts'
import { words } from './cut/tokenise.ts'
import { transcriptionVariants } from './reading/transcription.ts'
import { latinToken } from './token/tokenise-latin.ts'
import { isGeneric, onlyGeneric, type Token, type Variant } from './token/token.ts'
import { variantOf } from './token/variant.ts'
import { formAsWritten } from './cut/written-form.ts'
import { isPlace, namesFirmOrPlace } from './token/tells.ts'

const anyHangul = /[\uac00-\ud7a3]/

/**
 * Comparable forms of a name: the first is the name as written (other scripts than Latin and Chinese romanised),
 * the others are its romanisations when it holds Chinese characters. Empty when the name has no letter or digit.
 */
export const analyse = remember<readonly Variant[]>(100, name => analyseNew(name))

/** Lists write two spellings of one name with a stroke between them. */
const alternatives = /\s+\/\s+/u
const mostAlternatives = 3

const inLatin = /[^\p{Script=Latin}\p{Nd}\p{P}\s]+/gu
const inOther = /[\p{Script=Latin}\p{Nd}]+/gu
const latinLetter = /\p{Script=Latin}/u
const otherLetter = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Cyrillic}\p{Script=Hangul}]/u

/** A name that a list writes in two scripts one after the other: each of them is the name. */
const eachScript = (name: string): Variant[] => {
  if (!otherLetter.test(name) || !latinLetter.test(name)) return []
  return [name.replace(inLatin, ' '), name.replace(inOther, ' ')].flatMap(part => {
    const direct = formAsWritten(part)
    return direct && direct.tokens.filter(token => token.role === 'word' && token.key.length > 1).length > 1
      ? [variantOf('shortened', direct.tokens)]
      : []
  })
}

const spelledTwice = (name: string): Variant[] => {
  if (!name.includes('/')) return []
  const parts = name.split(alternatives)
  if (parts.length < 2 || parts.length > mostAlternatives) return []
  const forms = parts.map(formsOf)
  const personal = forms.every(
    ([direct]) => direct && direct.tokens.length > 1 && direct.tokens.every(isPersonal),
  )
  return personal ? forms.flat() : []
}

/** So many pieces in one word tell a firm (RUSNORVABANK); fewer need a business word or a form beside them. */
const fewestTelling = 3
/** At the end of one they tell a body as well: Genossenschaftsbank, Puolustusministeriö, Goskorporatsiya. */
const bodies: ReadonlySet<string> = new Set(['BANK', 'MINISTRY', 'CORPORATION'])

/** A name with each word that is put together of several cut into them: Norvapromtrans, Norva Industrial Transport. */
const withCompounds = (direct: Variant | undefined): Variant[] => {
  if (!direct) return []
  const firm = namesFirmOrPlace(direct.tokens)
  const tokens = direct.tokens.flatMap(token => {
    const cut = token.role === 'word' && !token.han && !token.abjad ? token.word.compound : []
    const least = firm || bodies.has(cut.at(-1) ?? '') ? 2 : fewestTelling
    return cut.length < least ? [token] : cut.flatMap(word => latinToken(word) ?? [])
  })
  return tokens.length === direct.tokens.length ? [] : [variantOf('shortened', asFirm(tokens))]
}

/** V.V. Putin: letters with dots are initials beside the name of a person, as well as an abbreviation. */
const byInitials = (name: string): Variant[] => {
  const text = initialsApart(name)
  const direct = text === undefined ? undefined : formAsWritten(text)
  if (!direct || direct.tokens.length > mostWithInitials || !direct.tokens.every(isPersonal)) return []
  const named = direct.tokens.some(token => token.role === 'word' && token.key.length > 2)
  return named && !direct.tokens.some(token => token.han) ? [direct] : []
}

const mostWithInitials = 6

const inForeignScript = (name: string, direct: Variant | undefined): Variant[] => [
  ...withHeardKana(name, direct),
  ...(anyHangul.test(name) ? [...withSouthSpelling(name, direct), ...withHeardHangul(name)] : []),
  ...eachScript(name),
]

const analyseNew = (name: string): readonly Variant[] => {
  const spellings = spelledTwice(name)
  if (spellings.length > 0) return spellings
  const forms = formsOf(name)
  const seen = kindsIn(name)
  const variants = [
    ...forms,
    ...withCompounds(forms[0]),
    ...withSpelledBusiness(forms[0]),
    ...withoutParent(forms[0]),
    ...withShortSound(forms[0]),
    ...withoutEnglishName(forms[0]),
    ...withHouse(forms[0]),
    ...withHouseLetters(forms[0], formAsWritten),
    ...withShortBank(forms[0]),
    ...(holds(seen, characterKinds.foreign) ? inForeignScript(name, forms[0]) : []),
    ...(holds(seen, characterKinds.latin | characterKinds.dot) ? byInitials(name) : []),
  ]
  const shorter = shortened(name, seen)
  if (variants.length === 0 || shorter === name) return variants
  const direct = formAsWritten(shorter)
  return direct === undefined ? variants : [...variants, variantOf('shortened', direct.tokens)]
}

const shortened = (name: string, seen: number): string => {
  const shorter = holds(seen, characterKinds.dash | characterKinds.bracket) ? withoutAcronym(name) : name
  if (shorter !== name || !holds(seen, characterKinds.latin)) return shorter
  const own = withoutOwnLetters(name)
  return own === name ? undedicated(name) : own
}

const fewestUndedicated = 3

/** A plant named after somebody is told from others by its place and business as well, or by a name of its own. */
const undedicated = (name: string): string => {
  const rest = withoutDedication(name)
  const told = rest === name ? [] : (formAsWritten(rest)?.tokens.filter(isNoForm) ?? [])
  const named = told.some(token => !isGeneric(token))
  const placed = told.some(isPlace) && told.length >= fewestUndedicated
  return (named && told.length > 1) || placed ? rest : name
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

const fewestBusiness = 3

const isWholeBusiness = (named: readonly Token[]): boolean =>
  named.length >= fewestBusiness && onlyGeneric(named)

const isNoForm = ({ role }: Token): boolean => role !== 'form'

const told = /\s*[(（]\s*([^()（）]{2,80})\s*[)）]\s*/u

/** Whether brackets only tell the name again: its acronym, or the same words with a shorter form (АО «Волна»). */
const tellsAgain = (inside: string, rest: string): boolean => {
  const inner = formAsWritten(inside)?.tokens.filter(isNoForm) ?? []
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

const formsOf = (name: string): readonly Variant[] => {
  const direct = formAsWritten(name)
  if (!direct) return []
  const { kind, tokens } = direct
  if (tokens.some(isCharacters))
    return [direct, ...readingVariants(tokens), ...transcriptionVariants(name, tokens)]
  return kind === 'transliterated' ? [direct] : [direct, ...pinyinOfWadeGiles(tokens)]
}
