import type { PublishedIndex } from '../engine/publish-index.ts'
import type { PartyChanges } from '../features/party/entry.ts'
import type { SourceOutcome } from './draft-outcome.ts'
import type { ReadSummary } from './read-messages.ts'

export interface SourceAccount {
  readonly source: string
  readonly name: string
  readonly entries: number
  readonly names: number
  readonly relations: number
  readonly added: number
  readonly removed: number
  readonly changed: number
  /** Some of it counts from now on; otherwise a richer or newer file of the same list goes on alone. */
  readonly stands: boolean
}

/** The final account of an import. */
export interface ImportAccount {
  /** The files say what stands already: nothing was read or written. */
  readonly unchanged: boolean
  readonly format: string
  readonly lines: number
  /** Parties as the file counts them, where it does. */
  readonly targets: number | undefined
  readonly entries: number
  readonly names: number
  readonly relations: number
  readonly sources: readonly SourceAccount[]
  readonly parties: number
  /** Records that point at another list's record which has not arrived yet. */
  readonly pending: number
  readonly refusedLinks: number
  readonly accepted: readonly string[]
  readonly notes: readonly string[]
  readonly skipped: number
  /** '' when the caller builds the index later. */
  readonly snapshotId: string
  readonly seconds: number
}

interface Finished {
  readonly summary: ReadSummary
  readonly outcomes: readonly SourceOutcome[]
  readonly notes: readonly string[]
  readonly accepted: readonly string[]
  readonly changes: PartyChanges
  readonly index: PublishedIndex | undefined
  readonly seconds: number
  readonly nameOf: (source: string) => string
}

const sum = <T>(items: readonly T[], of: (item: T) => number): number =>
  items.reduce((total, item) => total + of(item), 0)

const sourceAccount = (
  { source, read, parts, standIns }: SourceOutcome,
  nameOf: Finished['nameOf'],
): SourceAccount => ({
  source,
  name: nameOf(source),
  entries: read,
  names: sum(parts, part => part.draft.counts.names),
  relations: sum(parts, part => part.relations),
  added: sum(parts, part => part.added),
  removed: sum(parts, part => part.removed),
  changed: sum(parts, part => part.changed),
  stands: parts.some(part => standIns.get(part.draft.part) === undefined),
})

export const importAccount = (finished: Finished): ImportAccount => {
  const { summary, changes } = finished
  const sources = finished.outcomes.map(outcome => sourceAccount(outcome, finished.nameOf))
  return {
    unchanged: false,
    format: summary.format,
    lines: summary.lines,
    targets: summary.targets,
    entries: sum(sources, one => one.entries),
    names: sum(sources, one => one.names),
    relations: sum(sources, one => one.relations),
    sources,
    parties: changes.parties,
    pending: changes.pending,
    refusedLinks: changes.refused,
    accepted: finished.accepted,
    notes: finished.notes,
    skipped: sum(summary.skipped, one => one.count),
    snapshotId: finished.index?.id ?? '',
    seconds: Math.round(finished.seconds * 10) / 10,
  }
}
