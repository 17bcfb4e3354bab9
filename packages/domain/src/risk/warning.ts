import { kindRank, type WarningKind } from '../vocabulary/warning-kind.ts'

export const sections = ['partner', 'item', 'country', 'endUse', 'logistics', 'settlement'] as const
export type Section = (typeof sections)[number]

/** Of which subject of its section something is said; of the section as a whole where neither is told. */
export interface About {
  /** Place of the row in its section from 0; of an end use its number. */
  readonly row?: number
  /** Country that the subject is, or to which the item goes. */
  readonly place?: string
}

/** A reason not to go ahead as planned: 1 stop, 2 clarify first. */
export interface Warning extends About {
  readonly section: Section
  readonly level: 1 | 2
  /** As typed, with its code; a country by its Chinese name. */
  readonly subject: string
  readonly why: string
  /** List, table or answer it rests on. */
  readonly source: string
  readonly citation: string
  /** What it asks, where its rule tells. */
  readonly kind?: WarningKind
  /** What the gravest of its lists does. */
  readonly effect?: string
}

/** Something that must be answered before the deal can be called clear. */
export interface OpenQuestion extends About {
  readonly section: Section
  readonly id: string
  readonly text: string
}

/** A listed party that was left out by a decision: no warning, and never left out in silence. */
export interface DecidedAway extends About {
  readonly section: Section
  readonly subject: string
  readonly party: string
  readonly score: number
  readonly why: string
}

/** What one rule found; notes never change the verdict. */
export interface RiskFindings {
  readonly warnings: readonly Warning[]
  readonly open: readonly OpenQuestion[]
  readonly notes: readonly string[]
  readonly decidedAway: readonly DecidedAway[]
}

export const nothingFound: RiskFindings = { warnings: [], open: [], notes: [], decidedAway: [] }

export const warned = (...warnings: readonly Warning[]): RiskFindings => ({ ...nothingFound, warnings })

export const leftOpen = (section: Section, id: string, text: string): RiskFindings => ({
  ...nothingFound,
  open: [{ section, id, text }],
})

/** The same findings, said of a subject. */
export const about = (
  subject: About,
  { warnings, open, notes, decidedAway }: RiskFindings,
): RiskFindings => ({
  warnings: warnings.map(one => ({ ...one, ...subject })),
  open: open.map(one => ({ ...one, ...subject })),
  notes,
  decidedAway: decidedAway.map(one => ({ ...one, ...subject })),
})

export const noted = (...notes: readonly string[]): RiskFindings => ({ ...nothingFound, notes })

/** What is gravest first: by its level, then by what it asks. */
export const byGravity = <T extends { readonly level: 0 | 1 | 2; readonly kind?: WarningKind | undefined }>(
  found: readonly T[],
): T[] =>
  found
    .filter(one => one.level > 0)
    .toSorted((a, b) => a.level - b.level || kindRank(a.kind) - kindRank(b.kind))

const keyOf = (one: object): string => JSON.stringify(one)

const unique = <T extends object>(all: readonly T[]): T[] => [
  ...new Map(all.map(one => [keyOf(one), one])).values(),
]

/** All findings in their order, each told once. */
export const together = (found: readonly RiskFindings[]): RiskFindings => ({
  warnings: unique(found.flatMap(one => one.warnings)),
  open: unique(found.flatMap(one => one.open)),
  notes: [...new Set(found.flatMap(one => one.notes))],
  decidedAway: unique(found.flatMap(one => one.decidedAway)),
})
