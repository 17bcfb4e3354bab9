import type { MilitaryWord, MilitaryWordKind } from '../facts/control-facts.ts'
import { foldWords } from './fold-words.ts'

/** The words of a table that a name holds, by their kind. */
export type FoundWords = Readonly<Record<MilitaryWordKind, readonly MilitaryWord[]>>

/** A folded name: with gaps between its words, and without any for Chinese and Japanese. */
interface Folded {
  readonly spaced: string
  readonly joined: string
}

const isNamed = ({ sought, isHan, isWhole, pattern }: MilitaryWord, { spaced, joined }: Folded): boolean => {
  const text = isHan ? joined : spaced
  if (pattern !== undefined) return text.search(pattern) >= 0
  return isWhole ? text === sought : text.includes(sought)
}

/** A name without a word, in whose place nothing else is read. */
const without = (folded: Folded, { sought, isHan, pattern }: MilitaryWord): Folded =>
  isHan
    ? { ...folded, joined: folded.joined.replaceAll(pattern ?? sought, '|') }
    : { ...folded, spaced: folded.spaced.replaceAll(pattern ?? sought, ' | ') }

const byLength = (one: MilitaryWord, other: MilitaryWord): number => other.sought.length - one.sought.length

interface FoundStates {
  readonly found: readonly MilitaryWord[]
  readonly rest: Folded
}

/** The longest names of states first: 白俄罗斯 is not 俄罗斯, 印度尼西亚 not 印度. */
const statesIn = (states: readonly MilitaryWord[], name: Folded): FoundStates =>
  states
    .filter(one => isNamed(one, name))
    .toSorted(byLength)
    .reduce<FoundStates>(
      ({ found, rest }, one) =>
        isNamed(one, rest) ? { found: [...found, one], rest: without(rest, one) } : { found, rest },
      { found: [], rest: name },
    )

export const wordsIn = (words: readonly MilitaryWord[], typed: string): FoundWords => {
  const all = foldWords(typed)
  const of = (kind: MilitaryWordKind) => words.filter(one => one.kind === kind)
  const whole: Folded = { spaced: ` ${all} `, joined: all.replaceAll(' ', '') }
  const aside = of('aside').filter(one => isNamed(one, whole))
  const name = aside.reduce(without, whole)
  const states = statesIn(of('state'), name)
  const found = (kind: MilitaryWordKind) => of(kind).filter(one => isNamed(one, name))
  return {
    service: found('service'),
    branch: found('branch'),
    agency: found('agency'),
    force: found('force'),
    mieu: found('mieu'),
    intelligence: found('intelligence'),
    cover: found('cover'),
    armed: found('armed'),
    state: states.found,
    sign: found('sign'),
    firm: found('firm'),
    // 叙利亚军 holds no 亚军, a runner-up.
    civil: of('civil').filter(one => isNamed(one, states.rest)),
    aside,
  }
}
