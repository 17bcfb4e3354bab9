import type { CircumstanceNote, ScorePart, Verdict } from '../types.ts'
import { hitFrom, shownFrom } from './shown.ts'

/** Points with one decimal, within 0-100; agreement never lifts a name above what the name itself can reach. */
export const finalScore = (nameScore: number, notes: readonly CircumstanceNote[]): number => {
  const effect = notes.reduce((sum, note) => sum + note.effect, 0)
  const top = nameScore >= 100 ? 100 : 99
  return Math.round(Math.min(top, Math.max(0, nameScore + effect)) * 10) / 10
}

// A former name is silent, a weak alias or another country contradicts: then a person must look.
export const verdictOf = (score: number, notes: readonly Pick<ScorePart, 'state'>[]): Verdict | 'none' => {
  if (score < shownFrom) return 'none'
  return score >= hitFrom && notes.every(note => note.state !== 'contradicts') ? 'hit' : 'possible'
}
