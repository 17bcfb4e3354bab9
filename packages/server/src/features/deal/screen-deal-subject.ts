import { readMilitaryName } from '@maojian/domain/control/party/military-name'
import type { Party } from '@maojian/domain/control/rule/question'
import type {
  DealPartner,
  DealSubject,
  ListedEntry,
  ScreenedHit,
  ScreenedSubject,
  SetAside,
} from '@maojian/domain/risk/deal'
import { headNames } from '@maojian/domain/risk/head-names'
import { partnerSubject } from '@maojian/domain/risk/partner-risk'
import { pauseOn } from '@maojian/domain/risk/list-pause'
import type { Subject } from '@maojian/screening'
import { remember } from '@maojian/screening/memory'
import { findListSource } from '@maojian/sources'
import { controlFacts } from '../../facts/control-facts.ts'
import { knownParties, type OwnersHeld } from '../determination/entry.ts'
import {
  decisionWords,
  entryStandings,
  hitWords,
  listNames,
  type FoundHit,
  type Screened,
  type Screener,
  type Screening,
} from '../screening/entry.ts'
import { listWords } from '../source/entry.ts'

const mostHits = 10
/** Read of each subject: whoever was set aside takes nobody's place. */
const mostRead = 60

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
    ...(found.decided && { decision: decisionWords(found.decided, found.decided.same) }),
  }
}

const setAsideOf = (found: FoundHit, day: string): SetAside => {
  const words = hitWords(found, day)
  return {
    name: words.name,
    score: words.explanation.score,
    lists: listNames(words),
    decision: found.decided ? decisionWords(found.decided) : '本机构判定不是同一主体',
  }
}

/** Parties that a branch is by the name of its head office, wherever that lies. */
const headsOf = (
  { name, type }: DealSubject,
  screened: (asked: DealSubject) => Screening,
): ReadonlySet<string> =>
  new Set(
    headNames(name)
      .flatMap(head => screened({ name: head, codes: [], ...(type && { type }) }).hits)
      .filter(one => one.state !== 'dismissed' && isCertain(one))
      .map(one => one.subject.id),
  )

/** Whom the lists are asked for: what somebody decides of a deal's subject is decided of this one. */
export const screenedOf = ({ name, codes, type, country }: DealSubject): Screened => ({
  name,
  knownType: type,
  country,
  identifiers: codes.map(value => ({ kind: 'other' as const, value })),
})

const screeningOf = (lists: Screener, subject: DealSubject, day: string): Screening =>
  lists.screen(screenedOf(subject), { asOf: day, limit: mostRead, near: 'offer' })

const countedOf = ({ hits }: Screening): FoundHit[] =>
  hits.filter(({ state }) => state !== 'dismissed').slice(0, mostHits)

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
  // Every item on every way asks for the same people.
  const parties = remember(mostKnown, key => {
    const [name, role, country] = JSON.parse(key) as [string, DealPartner['role'], string | undefined]
    if (role === undefined || role === null) return []
    const hits = countedOf(screened(partnerSubject({ name, ...(country && { country }) })))
    return knownParties(lists, { name, role, hits, ...(country && { country }) }, { day, held: held(name) })
  })
  return {
    subject: asked => {
      const found = screened(asked)
      const counted = countedOf(found)
      const away = found.hits.filter(({ state }) => state === 'dismissed')
      const heads = counted.length === 0 ? new Set<string>() : headsOf(asked, screened)
      const isMilitary = readMilitaryName(controlFacts().militaryWords, asked.name)?.kind === 'service'
      return {
        hits: counted.map(one => hitOf(one, day, !isCertain(one) && heads.has(one.subject.id))),
        setAside: away.map(one => setAsideOf(one, day)),
        tooCommon: found.tooCommon,
        isMilitary,
      }
    },
    parties: ({ name, role, country }) => parties(JSON.stringify([name, role, country])),
  }
}
