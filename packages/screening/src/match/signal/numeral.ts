import { namesPerson } from '../../name/person/as-person.ts'
import { numberOfLetter } from '../../name/lexicon/numeral.ts'
import type { Token, Variant } from '../../name/token/token.ts'
import type { Match } from '../piece/match.ts'
import { textsOf, type Side } from './met.ts'
import { noSign, type Pair, type Sign, type Signal } from './signal.ts'

const numberOf = ({ role, key, concept }: Token): string | undefined =>
  role === 'numeral' ? concept : numberOfLetter(key)

/** What a name counts by: its numerals, or a last letter that is nobody's initial (NORVA V). */
const numbersOf = (matches: readonly Match[], { tokens }: Variant, side: Side): readonly Token[] => {
  const numerals = tokens.filter(({ role }) => role === 'numeral')
  const at = tokens.findLastIndex(({ role }) => role !== 'form')
  const last = tokens[at]
  if (numerals.length > 0 || last === undefined || numberOfLetter(last.key) === undefined) return numerals
  const met = matches.find(match => (side === 'query' ? match.queryFrom : match.listedFrom) === at)
  return met?.agreement.rule === 'numeral' || (!met && last.key.length === 1 && !namesPerson(tokens))
    ? [last]
    : []
}

const numeralFactor = 0.72
/** FIONA is hardly FIONA II, though a list may leave a number out. */
const loneNumeral = 0.96
/** A letter weighs little by itself, and may be an initial. */
const loneLetter = 0.86

/** Numbers that contradict each other, or one that only one of the names has. */
const otherNumber = ({ matches, query, listed }: Pair): readonly Sign[] => {
  const left = numbersOf(matches, query, 'query')
  const right = numbersOf(matches, listed, 'listed')
  if (left.length === 0 && right.length === 0) return noSign
  const both = left.length > 0 && right.length > 0
  if (both && left.every(one => right.some(other => numberOf(other) === numberOf(one)))) return noSign
  const lone = [...left, ...right].every(({ role }) => role === 'numeral') ? loneNumeral : loneLetter
  return [
    { about: 'numeral', query: textsOf(left), listed: textsOf(right), factor: both ? numeralFactor : lone },
  ]
}

export const numeral: Signal = {
  name: 'numeral',
  tells: 'The names count otherwise, or only one of them has a number.',
  example: ['Norvarion 701 Institute', 'Norvarion 702 Institute'],
  of: otherNumber,
}
