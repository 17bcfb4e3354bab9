import type { DealSubject, ListedEntry, ScreenedHit, ScreenedSubject } from '@maojian/domain/risk/deal'
import { pauseOn } from '@maojian/domain/risk/list-pause'
import type { Subject } from '@maojian/screening'
import { findListSource } from '@maojian/sources'
import { entryStandings, hitWords, type FoundHit, type Screener } from '../screening/entry.ts'
import { listWords } from '../source/entry.ts'

const mostHits = 10

const entriesOf = (subject: Subject, day: string): ListedEntry[] =>
  entryStandings(subject, day).map(({ entry, listed, programmes }) => {
    const pause = pauseOn(entry, day)
    return {
      source: entry.source,
      listName: listWords(entry.source).shortZh,
      authority: findListSource(entry.source)?.country ?? '',
      reference: entry.reference,
      programmes,
      listed,
      ...(pause && { pause }),
    }
  })

const isCertain = ({ state, riskLevel }: FoundHit): boolean =>
  state === 'counted' || (state === 'history' && riskLevel === 1)

const hitOf = (found: FoundHit, day: string): ScreenedHit => {
  const { name, explanation } = hitWords(found, day)
  return {
    name,
    verdict: isCertain(found) ? 'hit' : 'possible',
    score: explanation.score,
    reason: explanation.reason,
    entries: entriesOf(found.subject, day),
  }
}

/** Looks for one subject of a deal on the lists of its day. */
export const screenDealSubject = (
  lists: Screener,
  { name, codes, type, country, decisions }: DealSubject,
  day: string,
): ScreenedSubject => {
  const identifiers = codes.map(value => ({ kind: 'other' as const, value }))
  const { hits, tooCommon } = lists.screen(
    { name, knownType: type, country, identifiers },
    { asOf: day, limit: mostHits, near: 'offer', decisions },
  )
  const kept = hits.filter(one => one.state !== 'dismissed')
  return { hits: kept.map(one => hitOf(one, day)), tooCommon }
}
