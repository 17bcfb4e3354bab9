import { readTable } from '../table.ts'
import { latinToken } from '../token/tokenise-latin.ts'
import { isGeneric, type Token, type Variant } from '../token/token.ts'
import { variantOf } from '../token/variant.ts'
import { isForm } from '../token/tells.ts'

interface House {
  readonly letters: string
  readonly words: readonly string[]
  /** The name ends in its form: the National Iranian Oil Engineering Company is none of the National Iranian Oil Company. */
  readonly formed: boolean
}

const group = '#group'

const wordOf = ({ concept, key }: Token): string => concept || key

/** Houses by the first word of their name, the longest name first; made when first needed, by what analyses names. */
const byStart = new Map<string, House[]>()

const table = readTable('house-letters.tsv')
const allLetters: ReadonlySet<string> = new Set(table.map(([letters]) => letters!))

/** Whether letters stand for a house of state: those of another one are no slip of them (CASC, CASIC). */
export const areHouseLetters = (key: string): boolean => allLetters.has(key)

const learn = (written: (name: string) => Variant | undefined): void => {
  for (const [letters, name] of table) {
    const tokens = written(name!)?.tokens ?? []
    const words = tokens.filter(token => !isForm(token)).map(wordOf)
    const house = { letters: letters!, words, formed: tokens.length > 0 && isForm(tokens.at(-1)!) }
    const houses = [...(byStart.get(words[0]!) ?? []), house]
    byStart.set(
      words[0]!,
      houses.sort((a, b) => b.words.length - a.words.length),
    )
  }
}

/** Where the name of a house that begins at a token ends, or -1. */
const endOf = (tokens: readonly Token[], from: number, { words, formed }: House): number => {
  let at = from
  for (const word of words) {
    while (at > from && tokens[at] && isForm(tokens[at]!)) at++
    if (!tokens[at] || wordOf(tokens[at]!) !== word) return -1
    at++
  }
  if (tokens[at] && wordOf(tokens[at]!) === group) at++
  return !formed || (tokens[at] && isForm(tokens[at]!)) ? at : -1
}

const withLetters = (tokens: readonly Token[], from: number): Variant[] => {
  for (const house of byStart.get(wordOf(tokens[from]!)) ?? []) {
    const end = endOf(tokens, from, house)
    const letters = end < 0 ? undefined : latinToken(house.letters)
    if (!letters) continue
    // China State Shipbuilding Corporation (CSSC) tells its letters too.
    const rest = tokens.slice(end).filter(({ key }) => key !== house.letters)
    const left = [...tokens.slice(0, from), letters, ...rest]
    return left.every(token => token === letters || isForm(token)) ? [] : [variantOf('shortened', left)]
  }
  return []
}

/** A name that tells the house it belongs to in full, with the letters of that house instead (CETC 38th Research Institute). */
export const withHouseLetters = (
  direct: Variant | undefined,
  written: (name: string) => Variant | undefined,
): Variant[] => {
  if (!direct) return []
  if (byStart.size === 0) learn(written)
  const { tokens } = direct
  for (let at = 0; at < tokens.length; at++) {
    // Every such name begins with a place or a word of business.
    if (!isGeneric(tokens[at]!) || !byStart.has(wordOf(tokens[at]!))) continue
    const found = withLetters(tokens, at)
    if (found.length > 0) return found
  }
  return []
}
