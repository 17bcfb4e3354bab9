import type { ScreeningIndex } from '@maojian/screening'
import * as z from 'zod'
import {
  entryStandings,
  listWarning,
  misprintWarning,
  needBirthDate,
  screenSubject,
  subjectStanding,
  type FoundHit,
  type FoundNear,
} from '../screening/entry.ts'
import { explainHit } from './explain-hit.ts'
import {
  birthDateField,
  countryField,
  limitField,
  nearField,
  someText,
  typeField,
} from '@maojian/contract/line-fields'

/** One line of `search`. */
export const searchLine = z.object({
  query: someText,
  type: typeField,
  country: countryField,
  birthDate: birthDateField,
  limit: limitField,
  include: nearField,
})

const partyOf = ({ hit, subject }: FoundNear) => {
  const namesOf = (entry: number): string[] =>
    subject.names.filter(name => name.entries.includes(entry)).map(name => name.text)
  return {
    partyId: subject.id,
    name: subject.names[0]?.text ?? '',
    names: subject.names.map(name => name.text),
    score: hit.score,
    type: subject.type,
    effect: subjectStanding(subject).effect.kind,
    effectLevel: subjectStanding(subject).effect.level,
    entries: entryStandings(subject).flatMap(({ entry, listed, effect }) => {
      if (!listed) return []
      const { source, reference } = entry
      const names = namesOf(subject.entries.indexOf(entry))
      return [{ source, reference, name: names[0] ?? '', names, effect: effect.kind, level: effect.level }]
    }),
    ...explainHit(hit, subject),
  }
}

const hitOf = (found: FoundHit) => ({
  ...partyOf(found),
  verdict: found.riskLevel === 1 ? 'hit' : 'possible',
})

const milliseconds = (since: number): number => Math.round((performance.now() - since) * 1000) / 1000

/** Answers one line of `search`. */
export const answerSearch = (index: ScreeningIndex, question: z.output<typeof searchLine>, day: string) => {
  const { query, type, country, limit = 10, include } = question
  const birthDate = needBirthDate(question.birthDate, day)
  const started = performance.now()
  const { hits, near, tooCommon, basis } = screenSubject(
    index,
    { name: query, type, country, birthDate },
    { limit, near: include === undefined ? 'offer' : 'include' },
  )
  const ms = milliseconds(started)
  const warning = `${listWarning(index.meta, day)}${misprintWarning({ name: query })}`
  const { snapshotId, oldestEdition, newestEdition } = basis
  return {
    query,
    hits: hits.map(hitOf),
    ...(near.length > 0 && { near: near.map(partyOf) }),
    ...(tooCommon && { tooCommon }),
    ...(warning !== '' && { warning }),
    basis: { snapshotId, oldestEdition, newestEdition },
    ms,
  }
}
