import { readText } from './ask/longest-query.ts'
import { tellsNobody, titledWord } from './ask/nobody.ts'
import { isPlaceholder } from './ask/placeholder.ts'
import { analyse } from './name/analyse.ts'
import { knownHouse } from './name/house/known-names.ts'
import { isUnreadableName } from './name/unreadable.ts'
import { isReading, onlyGeneric, type Token, type Variant } from './name/token/token.ts'
import { bearsGivenName, isPlace } from './name/token/tells.ts'
import { aloneWeight } from './match/signal/asked-alone.ts'
import { fewestGeneric } from './match/whole/generic-name.ts'

const words = ({ tokens }: Variant): Token[] => tokens.filter(token => token.role !== 'form')

/** Of these a country has one that is called so, of the others a town. */
const nationalBodies: ReadonlySet<string> = new Set(['#bank', '#airline', '#railway'])
const localBodies: ReadonlySet<string> = new Set(
  '#university #hospital #airport #port #museum #customs #metro'.split(' '),
)

const country = /^@[A-Z]{2}$/

/** Bank of China, Deutsche Bank AG, Air France, 北京大学: a body and its place are the whole name of a house; 德国大学 is any of them. */
const namesBody = ({ tokens }: Variant): boolean => {
  const places = tokens.filter(isPlace)
  const isLocal = places.some(({ concept }) => !country.test(concept))
  return (
    places.length > 0 &&
    tokens.some(({ concept }) => nationalBodies.has(concept) || (isLocal && localBodies.has(concept)))
  )
}

/** Several generic words are a name (中国农业银行); one or two are none (中国, China Group) but those of a house that is known (天津超算). */
const isGenericOnly = (form: Variant): boolean =>
  onlyGeneric(form.tokens) &&
  words(form).length < fewestGeneric &&
  !namesBody(form) &&
  knownHouse(form) === undefined

/** Hundreds bear a word of little information (MUHAMMAD, KIM), or a given name alone (VIKTOR). */
const isCommonWord = (form: Variant): boolean => {
  const [word, ...more] = words(form)
  if (word === undefined || more.length > 0 || word.role === 'numeral') return false
  return word.weight < aloneWeight || bearsGivenName(word)
}

/** Whether a text holds no name at all: what stands where one is missing (待定, N/A, 同上), a part in a trade, lost letters. */
export const holdsNoName = (text: string): boolean => {
  if (isUnreadableName(text)) return true
  const read = readText(text)
  return text.trim() !== '' && (read === '' || isPlaceholder(read) || tellsNobody(read))
}

/**
 * Whether a text names nobody by itself: generic words alone (中国, Group), one word that many bear (Muhammad, Mr. Wang), a
 * part in a trade (收货人, the Buyer), what stands where a name is missing (待定, 同上, N/A), or what lost letters (mojibake).
 * Names that hold such a text are not shown, so finding nothing says nothing.
 */
export const namesNobody = (text: string): boolean => {
  if (holdsNoName(text)) return true
  const read = readText(text)
  const titled = titledWord(read)
  const forms = analyse(titled ?? read)
  // 中国石油 is PetroChina, whatever its words are.
  if (forms.some(({ kind }) => kind === 'house')) return false
  const written = forms.filter(form => !isReading(form))
  // Behind a title a word of business is a firm (MRS International).
  const isCommon = (form: Variant): boolean =>
    titled === undefined
      ? isGenericOnly(form) || isCommonWord(form)
      : isCommonWord(form) && !onlyGeneric(form.tokens)
  return written.length > 0 && written.every(isCommon)
}
