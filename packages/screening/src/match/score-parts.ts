import { isReading, onlyGeneric, type Variant } from '../name/token/token.ts'
import { isBare } from '../name/token/variant.ts'
import type { CircumstanceNote, NamePart, ScorePart } from '../types.ts'
import type { NameScore } from './score/compose.ts'
import { abbreviatedVariants } from './name-score.ts'
import { ceilingKind, exactScores } from './signal/ceiling.ts'
import type { Sign } from './signal/signal.ts'
import { finalScore } from './verdict.ts'
import { personSlipScore, slipScore } from './whole/han-slip.ts'
import { latinSlipScore } from './whole/latin-slip.ts'
import { sameVariants } from './whole/same-name.ts'
import { metWeight } from './piece/match.ts'

/** Two forms that met, and what the rules made of them. */
export interface Measured {
  readonly query: Variant
  readonly listed: Variant
  readonly score: NameScore
}

/** A part and the points there are once it counts. */
interface Step extends Omit<ScorePart, 'effect'> {
  readonly total: number
}

const tenths = (points: number): number => Math.round(points * 10)

const step = (about: Step['about'], total: number): Step => ({
  about,
  total,
  state: about === 'agreement' ? 'agrees' : 'silent',
  query: '',
  listed: '',
})

/** Effects are differences of rounded totals, so that they sum to the last of them exactly. */
const partsOf = (steps: readonly Step[]): ScorePart[] => {
  let before = 0
  return steps.map(({ total, ...part }) => {
    const effect = (tenths(total) - before) / 10
    before = tenths(total)
    return { ...part, effect }
  })
}

/** What the pieces that met carry of both names, 0-100: what the table of pieces adds up to. */
const agreed = ({ query, listed, score }: Measured): number => {
  return Math.min(100, (200 * metWeight(score.matches)) / (query.weight + listed.weight || 1))
}

/** The signal that gives a name more than its pieces carry; the best of them counts. */
const raised = ({ score: { silent } }: Measured): Step =>
  silent
    .map(({ about, floor = 0 }) => step(about, floor))
    .reduce((best, one) => (one.total > best.total ? one : best), step('contained', 0))

/** Conflicts that do not lower by their factor but say what the two names are shown with. */
const settling: ReadonlySet<Sign['about']> = new Set(['subsidiary', 'bankCountry'] as const)

const settles = ({ about, factor }: Sign): boolean => settling.has(about) || factor === 1

export const stateOf = ({ about, silent }: Sign): ScorePart['state'] =>
  silent === true || about === 'bankCountry' ? 'silent' : 'contradicts'

const conflictSteps = (conflicts: readonly Sign[], from: number, to: number): Step[] => {
  let total = from
  const last = conflicts.findLastIndex(settles)
  return conflicts.map((conflict, at) => {
    total = at === last ? to : total * conflict.factor
    const { about, query, listed } = conflict
    return { about, state: stateOf(conflict), query, listed, total }
  })
}

/** Whether one word is left of it without form, title and particles. */
const isOfOneWord = ({ tokens }: Variant): boolean =>
  tokens.filter(token => isBare(token) && token.role !== 'kin').length === 1

/** Why a name has fewer points than its pieces carry, every signal taken off. */
const lowered = ({ query, listed, score }: Measured): NamePart => {
  if (onlyGeneric(query.tokens) || onlyGeneric(listed.tokens)) return 'genericName'
  if (isReading(query) || isReading(listed)) return 'reading'
  if (isOfOneWord(query) || isOfOneWord(listed)) return 'oneWord'
  return score.reordered ? 'order' : 'ceiling'
}

type Path = 'same' | 'abbreviation' | 'slip' | 'measured'

const pathOf = ({ query, listed, score }: Measured): Path => {
  if (sameVariants(query, listed)?.score === score.score) return 'same'
  if (abbreviatedVariants(query, listed)?.score === score.score) return 'abbreviation'
  const slip = Math.max(
    slipScore(query, listed, score.conflicts),
    personSlipScore(query, listed),
    latinSlipScore(query, listed, true),
  )
  return slip === score.score ? 'slip' : 'measured'
}

const risen = (path: Path, measured: Measured): NamePart => {
  if (path === 'abbreviation' || path === 'slip') return path
  return path === 'measured' && onlyGeneric(measured.query.tokens) ? 'genericName' : 'sameName'
}

/** Points before what contradicts: by the pieces, and by the rule that gives more than they carry. */
const openingSteps = (path: Path, measured: Measured): Step[] => {
  const first = step('agreement', agreed(measured))
  const { query, listed, score } = measured
  const base =
    path === 'same' && score.conflicts.some(one => stateOf(one) === 'contradicts')
      ? step('sameName', exactScores[ceilingKind(query, listed)])
      : path === 'measured'
        ? raised(measured)
        : first
  return base.total > first.total ? [first, base] : [first]
}

/** The parts of a name score: `total` is that score, rounded. */
const nameSteps = (measured: Measured, total: number): Step[] => {
  const path = pathOf(measured)
  const opening = openingSteps(path, measured)
  const { about, total: from } = opening.at(-1)!
  // A transcription heard whole and a slip are shown whatever else was noticed.
  const kept = (about === 'heard' || about === 'slip') && tenths(from) === tenths(total)
  const floor = path === 'slip' || kept
  const { conflicts: told, silent } = measured.score
  const lowering = silent.filter(({ factor }) => factor < 1)
  const conflicts = floor
    ? conflictSteps(
        told.map(one => ({ ...one, factor: 1 })),
        from,
        Math.min(from, total),
      )
    : conflictSteps(path === 'measured' ? [...lowering, ...told] : told, from, total)
  const steps = [...opening, ...conflicts]
  const left = tenths(total) - tenths(steps.at(-1)!.total)
  if (left === 0) return steps
  return [...steps, step(left > 0 ? risen(path, measured) : lowered(measured), total)]
}

/** Nothing is kept of a rule of the names that moved nothing; what contradicts is told even so. */
const isTold = ({ state, effect, about }: ScorePart): boolean =>
  effect !== 0 || state === 'contradicts' || about === 'bankCountry'

/** The whole price of a name match: what the names give, then everything beside them, which sums to the score. */
export const scoreParts = (
  measured: Measured,
  notes: readonly CircumstanceNote[],
): { readonly nameScore: number; readonly parts: readonly ScorePart[] } => {
  const named = measured.score.score
  const score = finalScore(named, notes)
  const beside = notes.reduce((sum, { effect }) => sum + tenths(effect), 0)
  const left = tenths(score) - tenths(named) - beside
  // A tenth is rounding and belongs to the names; more is a bound of all scores.
  const nameScore = Math.abs(left) > 1 ? tenths(named) / 10 : (tenths(score) - beside) / 10
  const parts = [...partsOf(nameSteps(measured, nameScore)).filter(isTold), ...notes]
  if (Math.abs(left) <= 1) return { nameScore, parts }
  return {
    nameScore,
    parts: [...parts, { about: 'bounds', state: 'silent', effect: left / 10, query: '', listed: '' }],
  }
}
