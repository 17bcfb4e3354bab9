import type * as shapes from '@maojian/contract/calls/hit-shape'
import type { PartyType } from '@maojian/domain/vocabulary/party-type'
import { explain, ruleNames } from '@maojian/screening'
import type * as z from 'zod'
import { chineseName } from '../../engine/chinese-name.ts'
import { homeOf } from '../../engine/home-of.ts'
import { joinZh } from '../source/entry.ts'
import type { FoundHit } from './screen-subject.ts'
import { subjectStanding } from './entry-standing.ts'
import { countriesZh, effectWire, listLabels } from './subject-words.ts'

type Explanation = z.output<typeof shapes.explanation>

/** A hit in words, the same wherever it is shown. */
export interface HitWords {
  readonly id: string
  readonly type: PartyType
  /** 0: no list says company or person. */
  readonly typeStated: 0 | 1
  readonly name: string
  readonly nameZh: string
  readonly country: string
  /** Those that held the party on the day first. */
  readonly lists: z.output<typeof shapes.listLabel>[]
  /** What it means for a deal, all lists together, and when it reaches one outside the country that lists. */
  readonly effect: z.output<typeof shapes.effect>
  readonly tags: z.output<typeof shapes.nexusTag>[]
  readonly explanation: Explanation
}

const hundredth = (value: number): number => Math.round(value * 100) / 100

const explanationOf = ({ hit, subject, riskLevel }: FoundHit): Explanation => {
  const { reason, breakdown, arithmetic, matchedName, matchedKind } = explain(hit, subject)
  const { evidence } = hit
  return {
    score: hundredth(hit.score),
    nameScore: hundredth(evidence.nameScore),
    riskLevel,
    matchedName,
    matchedKind,
    reason,
    pairs: evidence.pairs.map(pair => ({
      ...pair,
      ruleName: ruleNames[pair.rule],
      agreement: hundredth(pair.agreement),
      weight: hundredth(pair.weight),
    })),
    breakdown: [...breakdown],
    arithmetic,
  }
}

const worded = new WeakMap<FoundHit, { readonly day: string | undefined; readonly words: HitWords }>()

/** Words a hit, once for the answer and its record: who it is, which lists held it on the day, and why it was found. */
export const hitWords = (found: FoundHit, day?: string): HitWords => {
  const known = worded.get(found)
  if (known && known.day === day) return known.words
  const words = wordsOf(found, day)
  worded.set(found, { day, words })
  return words
}

const wordsOf = (found: FoundHit, day?: string): HitWords => {
  const { subject } = found
  const { effect, tags } = subjectStanding(subject, day)
  return {
    id: subject.id,
    type: subject.type,
    typeStated: subject.typeStated ? 1 : 0,
    name: subject.names[0]?.text ?? '',
    nameZh: chineseName(subject),
    country: countriesZh(homeOf(subject)),
    lists: listLabels(subject, day),
    effect: effectWire(effect),
    tags,
    explanation: explanationOf(found),
  }
}

/** Short names of the lists that hold the party on the day, else of those that held it. */
export const listNames = ({ lists }: Pick<HitWords, 'lists'>): string => {
  const standing = lists.filter(({ dataStatus }) => dataStatus === 1)
  return joinZh((standing.length > 0 ? standing : lists).map(({ shortName }) => shortName))
}
