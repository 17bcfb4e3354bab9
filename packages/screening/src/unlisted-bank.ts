import type { Found } from './found-name.ts'
import type { OpenIndex } from './index/open.ts'
import { hitFrom } from './match/shown.ts'
import { isBank } from './match/signal/bank-words.ts'
import { formAsWritten } from './name/cut/written-form.ts'
import { knownHouse, type KnownHouse } from './name/house/known-names.ts'
import { isInHan, isPlace } from './name/token/tells.ts'
import { isGeneric, type Variant } from './name/token/token.ts'

const tellsBank = (text: string): boolean => isBank(formAsWritten(text)?.tokens ?? [])

/** The bank that a text names as a whole, its branch or daughter (花旗银行（中国）有限公司), or undefined. */
const bankNamed = (form: Variant): KnownHouse | undefined => {
  const placeless = { kind: form.kind, tokens: form.tokens.filter(token => !isPlace(token)) }
  const house = knownHouse(form) ?? knownHouse(placeless)
  return house && (isBank(form.tokens) || tellsBank(house.id)) ? house : undefined
}

const fewestLetters = 5

/** Santander: a word so long is hardly another house's by chance, as letters and two characters are (ANZ, 大华). */
const bearsWordOf = ({ tokens }: Variant, names: readonly string[]): boolean =>
  tokens.some(
    token =>
      !isGeneric(token) &&
      !isInHan(token) &&
      token.key.length >= fewestLetters &&
      names.some(name => formAsWritten(name)?.tokens.some(({ key }) => key === token.key)),
  )

const isFoundAsKnown = ({ score: { matches } }: Found): boolean =>
  matches.some(({ agreement: { rule } }) => rule === 'known')

type Tells = (found: Found) => boolean

/**
 * Whether who was found is no bank, though the text names one that is known and that no list has: ANZ Bank is no LLC ANZ,
 * and 大华银行 no 大华股份. Firms beside a bank that is listed are those of its house.
 */
export const noBankLike = (index: OpenIndex, whole: Variant | undefined, all: readonly Found[]): Tells => {
  const bank = whole && bankNamed(whole)
  if (bank === undefined) return () => false
  const namesOf = ({ subject }: Found): string[] =>
    index.subjects.record(subject).names.map(({ text }) => text)
  const isItself = (names: readonly string[]): boolean =>
    names.some(tellsBank) &&
    names.some(name => {
      const form = formAsWritten(name)
      return form !== undefined && knownHouse(form) === bank
    })
  if (all.some(found => isItself(namesOf(found)))) return () => false
  // Who types no more than letters may mean any firm of them; as the other name of a bank it is none.
  const isTold = isBank(whole!.tokens)
  return found => {
    if (found.score.score >= hitFrom || !(isTold || isFoundAsKnown(found))) return false
    const names = namesOf(found)
    return !names.some(tellsBank) && !bearsWordOf(whole!, names)
  }
}
