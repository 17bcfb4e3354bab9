import { foldHan } from '@maojian/screening/name/han/han'
import { heardToken } from '@maojian/screening/name/reading/heard'
import { latinToken, asWord } from '@maojian/screening/name/token/tokenise-latin'
import { transcribeWord } from '@maojian/screening/propose/transcribe-word'
import { agree } from '../../packages/screening/src/match/piece/agree.ts'
import { share, type Estimate } from './pair-metrics.ts'
import { sampleOf, type Half } from './split.ts'
import { syllableAgreement } from './syllable-agreement.ts'
import { wordsInTwoScripts } from './word-pairs.ts'

export interface TranscriptionFigures {
  readonly words: number
  /** Mean share of characters in common, in order, by the reading habits assumed. */
  readonly syllables: Readonly<Record<string, number>>
  /** Written exactly so. */
  readonly exact: Estimate
  /** The other way: characters whose Latin word is heard in them, and other words that are heard too. */
  readonly reached: Estimate
  readonly mistaken: Estimate
}

interface Word {
  readonly latin: string
  readonly native: string
}

const isHeardAs = (native: string, latin: string): boolean => {
  const token = latinToken(latin)
  return token !== undefined && agree(heardToken(foldHan(native)), asWord(token)) !== undefined
}

/** Each word also against the twenty that follow it in shuffled order. */
const hearing = (words: readonly Word[]): Pick<TranscriptionFigures, 'reached' | 'mistaken'> => {
  const others = words.flatMap((word, i) =>
    words.slice(i + 1, i + 21).map(other => [word.native, other.latin] as const),
  )
  return {
    reached: share(words.filter(({ latin, native }) => isHeardAs(native, latin)).length, words.length),
    mistaken: share(others.filter(([native, latin]) => isHeardAs(native, latin)).length, others.length),
  }
}

const habits = ['general', 'english', 'russian', 'spanish'] as const

/** Foreign name words of one half that a letter-by-letter rule can read: how near the proposal comes to what people wrote. */
export const transcriptionFigures = (half: Half): TranscriptionFigures => {
  const all = wordsInTwoScripts('chinese').filter(({ latin }) => /^[a-z]+$/.test(latin))
  const words = sampleOf('one word, Latin and chinese', all, word => word.latin, { half, count: 3000 })
  const made = (latin: string, habit: (typeof habits)[number]): string =>
    transcribeWord(latin.toUpperCase(), habit)
  const mean = (habit: (typeof habits)[number]): number =>
    words.reduce(
      (sum, { latin, native }) => sum + syllableAgreement(made(latin, habit), foldHan(native)),
      0,
    ) / (words.length || 1)
  return {
    words: words.length,
    syllables: Object.fromEntries(habits.map(habit => [habit, mean(habit)])),
    exact: share(
      words.filter(({ latin, native }) => made(latin, 'general') === foldHan(native)).length,
      words.length,
    ),
    ...hearing(words),
  }
}
