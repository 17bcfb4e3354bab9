import { readMilitaryName } from '@maojian/domain/control/party/military-name'
import type { Party } from '@maojian/domain/control/rule/question'
import type {
  DealPartner,
  DealSubject,
  ListedEntry,
  ScreenedHit,
  ScreenedSubject,
} from '@maojian/domain/risk/deal'
import { headNames } from '@maojian/domain/risk/head-names'
import { partnerSubject } from '@maojian/domain/risk/partner-risk'
import { pauseOn } from '@maojian/domain/risk/list-pause'
import type { Subject } from '@maojian/screening'
import { remember } from '@maojian/screening/memory'
import { findListSource } from '@maojian/sources'
import { controlFacts } from '../../facts/control-facts.ts'
import { knownParties, type OwnersHeld } from '../determination/entry.ts'
import { entryStandings, hitWords, type FoundHit, type Screener, type Screening } from '../screening/entry.ts'
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

const hitOf = (found: FoundHit, day: string, isHead: boolean): ScreenedHit => {
  const { name, explanation } = hitWords(found, day)
  return {
    name,
    verdict: isHead || isCertain(found) ? 'hit' : 'possible',
    score: explanation.score,
    reason: isHead ? `${explanation.reason}名称写明是分支机构，分支机构即其总部。` : explanation.reason,
    entries: entriesOf(found.subject, day),
  }
}

const screeningOf = (
  lists: Screener,
  { name, codes, type, country, decisions }: DealSubject,
  day: string,
): Screening => {
  const identifiers = codes.map(value => ({ kind: 'other' as const, value }))
  return lists.screen(
    { name, knownType: type, country, identifiers },
    { asOf: day, limit: mostHits, near: 'offer', decisions },
  )
}

/** Parties that a branch is by the name of its head office, wherever that lies. */
const headsOf = (
  { name, type, decisions }: DealSubject,
  screened: (asked: DealSubject) => Screening,
): ReadonlySet<string> =>
  new Set(
    headNames(name)
      .flatMap(
        head =>
          screened({ name: head, codes: [], ...(type && { type }), ...(decisions && { decisions }) }).hits,
      )
      .filter(isCertain)
      .map(one => one.subject.id),
  )

export interface DealScreening {
  /** One subject of the deal on the lists of its day. */
  readonly subject: (asked: DealSubject) => ScreenedSubject
  /** A partner as the rules of export control read him, with the owners that the graph holds. */
  readonly parties: (partner: DealPartner) => readonly Party[]
}

/** More than a deal names; the marks of many projects beside each other begin anew. */
const mostKnown = 2000

/** Screens each subject of a deal once: what its section says and what its items are determined by is the same answer. */
export const screenDeal = (lists: Screener, day: string, held: OwnersHeld = () => []): DealScreening => {
  const known = remember(mostKnown, key => screeningOf(lists, JSON.parse(key) as DealSubject, day))
  const screened = (asked: DealSubject): Screening => known(JSON.stringify(asked))
  return {
    subject: asked => {
      const { hits, tooCommon } = screened(asked)
      const kept = hits.filter(one => one.state !== 'dismissed')
      const heads = kept.length === 0 ? new Set<string>() : headsOf(asked, screened)
      const isMilitary = readMilitaryName(controlFacts().militaryWords, asked.name)?.kind === 'service'
      return {
        hits: kept.map(one => hitOf(one, day, !isCertain(one) && heads.has(one.subject.id))),
        tooCommon,
        isMilitary,
      }
    },
    parties: ({ name, role, country, ...partner }) =>
      role === undefined
        ? []
        : knownParties(
            lists,
            {
              name,
              role,
              hits: screened(partnerSubject({ name, ...(country && { country }), ...partner })).hits,
              ...(country && { country }),
            },
            { day, held: held(name) },
          ),
  }
}
