import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { determineLicence as call } from '@maojian/contract/calls/determination'
import { entityTerms, type EntityColumns } from '@maojian/domain/control/party/entity-terms'
import { buildIndex, type Subject } from '@maojian/screening'
import type * as z from 'zod'
import { listedTermsFact } from '../../engine/listed-terms.ts'

export type Reply = z.output<typeof call.reply>

/** What a case expects; a key that is absent is not asserted. Citations are compared by what they contain. */
export interface Expected {
  /** Field that the message names. */
  readonly refused?: string
  readonly outcome?: string
  readonly risk?: number
  /** All reasons for control that require a licence. */
  readonly reasons?: readonly string[]
  readonly cites?: readonly string[]
  readonly noCites?: readonly string[]
  readonly proof?: readonly string[]
  readonly noProof?: readonly string[]
  /** Rules that must stand in the proof. */
  readonly rules?: readonly string[]
  /** Rules that must not stand in the proof. */
  readonly absent?: readonly string[]
  readonly policy?: readonly string[]
  readonly noPolicy?: readonly string[]
  readonly asks?: readonly string[]
  /** Exceptions that stay candidates, and those that do not. */
  readonly open?: readonly string[]
  readonly shut?: readonly string[]
  /** A condition of an exception that must not be told as met. */
  readonly notMet?: readonly (readonly [string, string])[]
  readonly warns?: readonly string[]
  readonly noWarns?: readonly string[]
  readonly china?: string
  readonly chinaNoPolicy?: readonly string[]
  readonly chinaProof?: readonly string[]
}

export interface Case {
  readonly id: string
  readonly ask: Record<string, unknown>
  readonly expect: Expected
  readonly cite: string
  readonly why: string
}

export const cases = readFileSync(join(import.meta.dirname, 'worked-cases.jsonl'), 'utf8')
  .trim()
  .split('\n')
  .map(line => JSON.parse(line) as Case)

const subject = (id: string, name: string, source: string, facts: Record<string, string> = {}): Subject => ({
  id,
  type: '01',
  typeStated: true,
  subtypes: ['0101'],
  names: [{ text: name, kind: 'primary', entries: [0] }],
  countries: [],
  birthDates: [],
  identifiers: [],
  entries: [{ source, reference: id, since: '2020-01-01', until: '', status: 'active' }],
  facts,
})

/** Countermeasures of 商务部令2025年第6号, suspended for a year by 第7号. */
const paused = (id: string, name: string): Subject => {
  const one = subject(id, name, 'cn-countermeasures')
  return {
    ...one,
    entries: one.entries.map(entry => ({ ...entry, since: '2025-10-14', status: 'suspended' })),
  }
}

const entity = (id: string, name: string, columns: Omit<EntityColumns, 'policy'>): Subject => {
  const read = entityTerms({ ...columns, policy: 'Presumption of denial' })
  return subject(id, name, 'bis-entity-list', {
    [listedTermsFact]: JSON.stringify([{ reference: id, ...read }]),
  })
}

const sdn = (id: string, name: string, programme: string): Subject =>
  subject(id, name, 'ofac-sdn', {
    entryProgrammes: JSON.stringify({ [`ofac-sdn/${id}`]: programme }),
  })

const every = 'All items subject to the EAR. (See § 744.11 of the EAR)'

/** Invented parties, one for each consequence of a list. */
const subjects = [
  subject('P1', 'Drovanik Intelligence Bureau', 'bis-mieu'),
  subject('P2', 'Pelorast Missile Export', 'state-isn'),
  subject('P3', 'Yastrel Optical Works', 'bis-meu'),
  sdn('P4', 'Brimolax Petrochemical Works', 'NPWMD'),
  sdn('P5', 'Quenvara Shipping House', 'VENEZUELA'),
  subject('P6', 'Havelund Denied Trading', 'bis-dpl'),
  subject('P7', 'Tervanik Unverified Parts', 'bis-uvl'),
  entity('E1', 'Ostrimel Semiconductor', { requirement: every, marks: [] }),
  entity('E2', 'Corvadine Aerostructures', { requirement: 'For all items on the CCL', marks: [] }),
  entity('E3', 'Lumetrix Photonic Fab', { requirement: `${every} (see §§ 734.9(e), 744.11)`, marks: ['4'] }),
  entity('E4', 'Veltrona Network Systems', { requirement: `${every} (see § 734.9(e))`, marks: ['1'] }),
  entity('E5', 'Sarkovel Foundry', { requirement: every, marks: ['5'] }),
  entity('E6', 'Ustremka Arsenal Works', { requirement: every, marks: ['3'] }),
  subject('C1', 'Kunqi Aerospace Holdings', 'cn-export-control'),
  subject('C2', 'Fenbright Defense Systems', 'cn-uel'),
  subject('C3', 'Walmora Tactical', 'cn-watch'),
  subject('C4', 'Jorvane Institute', 'cn-countermeasures'),
  paused('C5', 'Sunmere Shipyard'),
]

/** The snapshot of those parties, as it is published. */
export const partyBytes = buildIndex(subjects, {
  engine: 'test',
  publishedAt: '2026-11-19T20:00:00.000Z',
  sources: [...new Set(subjects.flatMap(one => one.entries.map(entry => entry.source)))].map(id => ({
    id,
    edition: id,
    publishedOn: '2026-11-18',
    entries: 1,
    starter: false,
  })),
})

const holds = (texts: readonly string[], part: string) => texts.some(text => text.includes(part))

const missing = (texts: readonly string[], parts: readonly string[] = []) =>
  parts.filter(part => !holds(texts, part))
const present = (texts: readonly string[], parts: readonly string[] = []) =>
  parts.filter(part => holds(texts, part))

/** Everything in which the reply differs from the case. */
export const differences = (found: Reply, wanted: Expected): Record<string, unknown> => {
  const candidates = found.exceptions.filter(one => one.state === 'candidate').map(one => one.symbol)
  const policies = found.reasons.map(one => one.policy)
  const cited = found.reasons.map(one => one.citation)
  const proved = found.proof.map(one => one.citation)
  const reasons = [...new Set(found.reasons.map(one => one.reason).filter(one => one !== ''))].sort()
  const met = (wanted.notMet ?? []).filter(([symbol, text]) =>
    found.exceptions.some(
      one => one.symbol === symbol && one.conditions.some(at => at.text.includes(text) && at.state === 'met'),
    ),
  )
  const all = {
    outcome: wanted.outcome !== undefined && wanted.outcome !== found.outcome ? [found.outcome] : [],
    risk: wanted.risk !== undefined && wanted.risk !== found.riskLevel ? [found.riskLevel] : [],
    reasons: wanted.reasons !== undefined && String(wanted.reasons) !== String(reasons) ? [reasons] : [],
    cites: missing(cited, wanted.cites),
    noCites: present(cited, wanted.noCites),
    proof: missing(proved, wanted.proof),
    noProof: present(proved, wanted.noProof),
    rules: missing(
      found.proof.map(one => one.rule),
      wanted.rules,
    ),
    absent: present(
      found.proof.map(one => one.rule),
      wanted.absent,
    ),
    policy: (wanted.policy ?? []).filter(one => !policies.includes(one)),
    noPolicy: (wanted.noPolicy ?? []).filter(one => policies.includes(one)),
    asks: missing(
      found.questions.map(one => one.id),
      wanted.asks,
    ),
    open: (wanted.open ?? []).filter(one => !candidates.includes(one)),
    shut: (wanted.shut ?? []).filter(one => candidates.includes(one)),
    notMet: met,
    warns: missing(found.warnings, wanted.warns),
    noWarns: present(found.warnings, wanted.noWarns),
    china: wanted.china !== undefined && wanted.china !== found.china.outcome ? [found.china.outcome] : [],
    chinaProof: missing(
      found.china.proof.map(one => one.citation),
      wanted.chinaProof,
    ),
  }
  return Object.fromEntries(Object.entries(all).filter(([, list]) => list.length > 0))
}
