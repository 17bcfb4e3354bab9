import type { determineLicence as call } from '@maojian/contract/calls/determination'
import type { Answer } from '@maojian/contract/calls/licence-answers'
import type {
  OpenHit,
  Owners,
  Party,
  PartyFinding,
  PartyList,
  UnfoundName,
} from '@maojian/domain/control/rule/question'
import { namesNobodyZh } from '@maojian/domain/vocabulary/names-nobody'
import { partyRolesZh } from '@maojian/domain/vocabulary/transaction'
import { entriesOn } from '@maojian/screening'
import type * as z from 'zod'
import type { FoundHit, Screener, Screening } from '../screening/entry.ts'
import type { StoredQuestion } from '../enterprise/entry.ts'
import { listWords } from '../source/entry.ts'
import { needDestination } from './known-question.ts'
import { partyHit, type HitWire } from './party-hit.ts'
import { findingsOf, listsNotHeld } from './party-lists.ts'
import type { AnyInput } from './question-of.ts'

type Reply = z.output<typeof call.reply>

/** As many as a person can weigh one by one. */
const mostHits = 10

type OwnerRow = NonNullable<AnyInput['owners']>[number]
type PartyRow = NonNullable<AnyInput['parties']>[number]

/** Each company of that name whose owners the enterprise graph holds; none where it holds nothing. */
export type OwnersHeld = (name: string) => readonly StoredQuestion[]

export interface AskedParties {
  /** Empty where no end user is named. */
  readonly name: string
  /** Day whose listings count. */
  readonly day: string
  /** Party id → whether it is the end user. */
  readonly decisions: Readonly<Record<string, Answer>>
  readonly owners?: readonly OwnerRow[]
  readonly others?: readonly PartyRow[]
  /** What the enterprise graph holds of the owners of whoever bears a name. */
  readonly held?: OwnersHeld
}

export interface ScreenedParties {
  readonly hits: readonly HitWire[]
  /** Why the end user was not screened; '' where it was, or none is named. */
  readonly unscreened: string
  readonly others: Reply['parties']
  readonly parties: readonly Party[]
  readonly listsNotHeld: readonly PartyList[]
  readonly basis: Screening['basis']
}

/** A military company is asked about its use either way, so a hit that is still open holds nothing up by itself. */
const isMilitary = ({ list }: PartyFinding): boolean => list === 'military-company'

/** Lists that have paused what they ask of somebody who is certainly named are told, though they count nothing. */
const isPaused = ({ state, riskLevel }: FoundHit, { pause }: PartyFinding): boolean =>
  state === 'history' && riskLevel === 1 && pause !== undefined

const openHit = ({ subject, state }: FoundHit, day: string): OpenHit[] => {
  const findings = state === 'open' ? findingsOf(subject, day).filter(one => !isMilitary(one)) : []
  if (findings.length === 0) return []
  const laws = findings.map(one => (one.list.startsWith('cn-') ? 'cn' : 'us'))
  const footnotes = findings.flatMap(one => one.footnotes ?? [])
  return [{ name: subject.names[0]?.text ?? '', laws, ...(footnotes.length > 0 && { footnotes }) }]
}

const listsOf = (hits: readonly FoundHit[], day: string): string[] => [
  ...new Set(
    hits.flatMap(({ subject }) => entriesOn(subject, day).map(({ source }) => listWords(source).shortZh)),
  ),
]

/** What the hits mean for the rules: those that count, those still open, and lists without a rule. */
const partyOf = (name: string, hits: readonly FoundHit[], day: string): Party => {
  const standing = hits.filter(({ state }) => state !== 'dismissed')
  const counted = standing.filter(({ state }) => state === 'counted')
  const countries = [...new Set(counted.flatMap(({ subject }) => subject.countries))]
  return {
    name,
    // A list that names one country for a party tells where it is seated.
    ...(countries.length === 1 && { headquarters: countries[0]! }),
    findings: standing.flatMap(found =>
      findingsOf(found.subject, day).filter(
        one => found.state === 'counted' || isMilitary(one) || isPaused(found, one),
      ),
    ),
    openHits: standing.flatMap(one => openHit(one, day)),
    elsewhere: listsOf(standing, day),
  }
}

/** Nothing found of a name that names nobody (待定) says nothing, here as in a deal. */
const unscreenedZh = (name: string, { tooCommon }: Screening): string =>
  tooCommon ? `“${name}”${namesNobodyZh}，请补全名称。` : ''

const unfoundIn = (name: string, { tooCommon, noName }: Screening): UnfoundName[] =>
  tooCommon ? [{ name, isNoName: noName }] : []

interface Asked {
  readonly name: string
  readonly day: string
  readonly decisions: Readonly<Record<string, Answer>>
  readonly country?: string
}

const hitsOf = (lists: Screener, { name, country, day, decisions }: Asked) =>
  lists.screen(
    { name, ...(country !== undefined && { country }) },
    {
      asOf: day,
      limit: mostHits,
      decisions: Object.entries(decisions).map(([partyId, same]) => ({ partyId, same })),
    },
  )

/** Holders of the graph are tied to their parties already: nobody's name is screened again. */
const heldOwners = ({ index }: Screener, { edges, owners, alike, target, date }: StoredQuestion): Owners => {
  const found = (label: string, partyId: string): PartyFinding[] => {
    const position = partyId === '' || label === target ? -1 : index.positionOf(partyId)
    return position < 0 ? [] : findingsOf(index.subject(position), date)
  }
  const tied = owners.map(({ label, partyId }) => ({ party: label, findings: found(label, partyId) }))
  // A military company is asked about, so its name alone is enough.
  const named = alike.map(({ label, parties }) => ({
    party: label,
    findings: parties.flatMap(({ partyId }) => found(label, partyId)).filter(isMilitary),
  }))
  return { edges, listed: [...tied, ...named].filter(one => one.findings.length > 0) }
}

/**
 * A party with the owners that the graph holds where none were told. What it holds beside them, and of every further
 * company of the name, is judged as well: holdings of two companies are never added up, and none is passed over.
 */
const withHeld = (lists: Screener, party: Party, held: readonly StoredQuestion[]): Party[] => {
  const owners = held.map(one => heldOwners(lists, one))
  const [first, ...others] = party.owners === undefined ? owners : [party.owners, ...owners]
  if (first === undefined) return [party]
  const { name, role } = party
  return [
    { ...party, owners: first },
    ...others.map(one => ({ findings: [], owners: one, ...(name && { name }), ...(role && { role }) })),
  ]
}

/** Whoever holds less brings nothing down by himself: 其他股东 are named so everywhere. */
const mayControl = (edges: Owners['edges'], owner: string): boolean =>
  edges.some(edge => edge.owner === owner && (edge.percent === null || edge.percent >= 50))

/** Every holder that is named, screened as the end user is; what they hold of whom stands as it was told. */
const withOwners = (lists: Screener, asked: AskedParties): Partial<Party> => {
  if (asked.owners === undefined || asked.owners.length === 0) return {}
  const edges = asked.owners.map(row => ({ ...row, owned: row.owned ?? asked.name }))
  const names = [...new Set(edges.flatMap(({ owner, owned }) => [owner, owned]))]
  const screened = names
    .filter(name => name !== asked.name)
    .map(name => ({ name, screening: hitsOf(lists, { ...asked, name }) }))
  const holders = screened.map(({ name, screening }) => partyOf(name, screening.hits, asked.day))
  return {
    unfound: screened
      .filter(({ name }) => mayControl(edges, name))
      .flatMap(({ name, screening }) => unfoundIn(name, screening)),
    owners: {
      edges,
      listed: holders
        .filter(one => one.findings.length > 0)
        .map(one => ({ party: one.name ?? '', findings: one.findings })),
    },
    openHits: holders.flatMap(one => one.openHits ?? []),
  }
}

interface Screened {
  readonly party: Party
  readonly hits: readonly HitWire[]
  readonly unscreened: string
  readonly basis: Screening['basis']
}

const screenEndUser = (lists: Screener, asked: AskedParties): Screened => {
  const screening = hitsOf(lists, asked)
  const { hits, basis } = screening
  const party = partyOf(asked.name, hits, asked.day)
  const behind = withOwners(lists, asked)
  return {
    party: {
      ...party,
      ...behind,
      openHits: [...(party.openHits ?? []), ...(behind.openHits ?? [])],
      unfound: [...unfoundIn(asked.name, screening), ...(behind.unfound ?? [])],
    },
    hits: hits.map(one => partyHit(one, asked)),
    unscreened: unscreenedZh(asked.name, screening),
    basis,
  }
}

/** A row of the other parties and where it stands among them. */
interface PlacedRow {
  readonly row: PartyRow
  readonly at: number
}

const placeOf = ({ row, at }: PlacedRow, field: 'country' | 'headquarters'): string | undefined => {
  const text = row[field]
  return text === undefined ? undefined : needDestination(text, `parties[${at}].${field}`)
}

const screenOther = (lists: Screener, asked: AskedParties, placed: PlacedRow): Screened => {
  const { day, decisions } = asked
  const { row } = placed
  const [country, headquarters] = [placeOf(placed, 'country'), placeOf(placed, 'headquarters')]
  const screening = hitsOf(lists, {
    name: row.name,
    day,
    decisions,
    ...(country !== undefined && { country }),
  })
  const { hits, basis } = screening
  const party: Party = {
    ...partyOf(row.name, hits, day),
    unfound: unfoundIn(row.name, screening),
    role: row.role,
    ...(country !== undefined && { country }),
    ...(headquarters !== undefined && { headquarters }),
  }
  return {
    party,
    hits: hits.map(one => partyHit(one, asked)),
    unscreened: unscreenedZh(row.name, screening),
    basis,
  }
}

/** Somebody whom another answer has screened already. */
interface Known extends Pick<Party, 'role' | 'country'> {
  readonly name: string
  readonly hits: readonly FoundHit[]
}

/** The same party for the rules, without screening it again. */
export const knownParties = (
  lists: Screener,
  { name, hits, ...more }: Known,
  { day, held }: { readonly day: string; readonly held: readonly StoredQuestion[] },
): Party[] => withHeld(lists, { ...partyOf(name, hits, day), ...more }, held)

/** Screens everybody who takes part on the lists of the day; without counted hits a party is known to be clear. */
export const screenParties = (lists: Screener, asked: AskedParties): ScreenedParties => {
  const rows = asked.others ?? []
  const others = rows.map((row, at) => screenOther(lists, asked, { row, at }))
  const user = asked.name === '' ? undefined : screenEndUser(lists, asked)
  const held = (party: Party): Party[] => withHeld(lists, party, asked.held?.(party.name ?? '') ?? [])
  const users = user === undefined ? [] : held(user.party)
  const isAlone = users.length === 1 && rows.length === 0
  return {
    hits: user?.hits ?? [],
    unscreened: user?.unscreened ?? '',
    others: rows.map(({ role, name }, at) => ({
      role,
      roleName: partyRolesZh[role],
      name,
      country: others[at]!.party.country ?? '',
      warning: others[at]!.unscreened,
      hits: [...others[at]!.hits],
    })),
    parties: [
      ...(isAlone ? users : users.map(one => ({ ...one, role: 'endUser' as const }))),
      ...others.flatMap(one => held(one.party)),
    ],
    listsNotHeld: listsNotHeld(lists.index),
    basis: (user ?? others[0]!).basis,
  }
}
