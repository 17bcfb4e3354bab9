import { remember } from '../memory.ts'
import { asFirm } from './firm/as-firm.ts'
import { isPersonal } from './person/as-person.ts'
import { withoutEnglishName } from './person/english-name.ts'
import { withHeardHangul } from './reading/heard-hangul.ts'
import { withHeardKana } from './reading/heard-kana.ts'
import { withHouse } from './house/house-form.ts'
import { withHouseLetters } from './house/house-letters.ts'
import { withNativeHouse } from './house/native-house.ts'
import { initialsApart } from './person/initials.ts'
import { holds, characterKinds, kindsIn } from './script/character-kinds.ts'
import { withoutParent } from './firm/parent-body.ts'
import { shorterNames } from './shorter-names.ts'
import { withShortBank } from './firm/short-bank.ts'
import { withShortSound } from './firm/short-university.ts'
import { withUncutNames } from './uncut-names.ts'
import { withSouthSpelling } from './reading/south-spelling.ts'
import { withSpelledBusiness } from './firm/spelled-business.ts'
import { isReadAloud, pinyinOfWadeGiles, readingVariants } from './reading/readings.ts'
import { transcriptionVariants } from './reading/transcription.ts'
import { latinToken } from './token/tokenise-latin.ts'
import type { Variant } from './token/token.ts'
import { ofTwoHan, variantOf } from './token/variant.ts'
import { formAsWritten } from './cut/written-form.ts'
import { namesFirmOrPlace } from './token/tells.ts'

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

const inForeignScript = (name: string, direct: Variant | undefined): readonly Variant[] => {
  // A house that is known by name is heard as nothing else.
  const house = withNativeHouse(name)
  if (house.length > 0) return house
  return [
    ...withHeardKana(name, direct),
    ...(anyHangul.test(name) ? [...withSouthSpelling(name, direct), ...withHeardHangul(name)] : []),
    ...eachScript(name),
  ]
}

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
    ...withUncutNames(name, forms[0]),
    ...withHouse(forms[0]),
    ...withHouseLetters(forms[0], formAsWritten),
    ...withShortBank(forms[0]),
    ...(holds(seen, characterKinds.foreign) ? inForeignScript(name, forms[0]) : []),
    ...(holds(seen, characterKinds.latin | characterKinds.dot) ? byInitials(name) : []),
  ]
  const forShort = shorterNames(name, seen).flatMap(shorter => formAsWritten(shorter) ?? [])
  return variants.length === 0
    ? variants
    : [...variants, ...forShort.map(({ tokens }) => variantOf('shortened', tokens))]
}

const twoHan = /^\p{Script=Han}{2}$/u

const formsOf = (name: string): readonly Variant[] => {
  const direct = formAsWritten(name)
  if (!direct) return []
  const { kind, tokens } = direct
  if (isReadAloud(tokens)) {
    const read = [...readingVariants(tokens), ...transcriptionVariants(name, tokens)]
    return [direct, ...(twoHan.test(name) ? read.map(form => ofTwoHan(form, name)) : read)]
  }
  return kind === 'transliterated' ? [direct] : [direct, ...pinyinOfWadeGiles(tokens)]
}
