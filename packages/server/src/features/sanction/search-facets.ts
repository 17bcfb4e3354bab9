import type { searchFacet } from '@maojian/contract/calls/hit-shape'
import { programmeNameZh } from '@maojian/domain/risk/programme-name'
import { countryNameZh } from '@maojian/domain/vocabulary/country'
import type { Subtype } from '@maojian/domain/vocabulary/party-type'
import type { Subject } from '@maojian/screening'
import { remember } from '@maojian/screening/memory'
import type * as z from 'zod'
import { homeOf } from '../../engine/home-of.ts'
import { entryStandings, type FoundHit } from '../screening/entry.ts'
import { listWords } from '../source/entry.ts'

type Facet = z.output<typeof searchFacet>

/** What a reader wants to see of an answer; it hides rows and changes no verdict. */
export interface ViewFilter {
  readonly list?: string | undefined
  readonly programme?: string | undefined
  readonly partyCountry?: string | undefined
  /** What lists say a party is; the question asks the type alone. */
  readonly subType?: readonly Subtype[] | undefined
}

/** Of a call what narrows the view, alone. */
export const filterOf = ({ list, programme, partyCountry, subType }: ViewFilter): ViewFilter => ({
  list,
  programme,
  partyCountry,
  subType,
})

export const isFiltered = ({ list, programme, partyCountry, subType = [] }: ViewFilter): boolean =>
  subType.length > 0 || [list, programme, partyCountry].some(one => one !== undefined)

/** Hundreds of codes are met again and again. */
const nameOfProgramme = remember(2000, programmeNameZh)

/** Codes of the programmes under which a subject stands; names beside a code say nothing more. */
const codesOf = (subject: Subject, day?: string): string[] =>
  entryStandings(subject, day)
    .flatMap(({ listed, programmes }) => (listed ? programmes.split(';') : []))
    .filter(code => nameOfProgramme(code) !== '')

const listsOf = (subject: Subject, day?: string): string[] =>
  entryStandings(subject, day).flatMap(({ entry, listed }) => (listed ? entry.source : []))

/** Whether a hit is among those that the reader wants to see. */
export const isShown = (
  { subject }: FoundHit,
  { list, programme, partyCountry, subType = [] }: ViewFilter,
  day?: string,
): boolean =>
  (subType.length === 0 || subject.subtypes.some(code => subType.includes(code))) &&
  (list === undefined || listsOf(subject, day).includes(list)) &&
  (programme === undefined || codesOf(subject, day).includes(programme)) &&
  (partyCountry === undefined || homeOf(subject).includes(partyCountry))

const counted = (
  hits: readonly FoundHit[],
  of: (subject: Subject) => readonly string[],
  nameOf: (code: string) => string,
): Facet[] => {
  const counts = new Map<string, number>()
  for (const { subject } of hits)
    for (const code of new Set(of(subject))) counts.set(code, (counts.get(code) ?? 0) + 1)
  return [...counts]
    .map(([code, count]) => ({ code, name: nameOf(code), count }))
    .sort((a, b) => b.count - a.count || (a.code < b.code ? -1 : 1))
}

/** How many parties of the whole answer stand on each list, under each programme and in each country. */
export const facetsOfHits = (hits: readonly FoundHit[], day?: string) => ({
  lists: counted(
    hits,
    subject => listsOf(subject, day),
    source => listWords(source).shortZh,
  ),
  programmes: counted(hits, subject => codesOf(subject, day), nameOfProgramme),
  countries: counted(hits, homeOf, countryNameZh),
})
