import { basename } from 'node:path'
import type { Outbound } from '../adapters/outbound.ts'
import { importParts, type PartAccount } from '../features/part/entry.ts'
import { officialText, type OfficialText } from '../features/regulation/entry.ts'
import { sourceStates } from '../features/source/entry.ts'
import type { ControlCommand } from '../jobs/control-messages.ts'
import type { ImportAccount } from './import-account.ts'
import { importFiles } from './import-files.ts'
import type { IngestContext } from './ingest-context.ts'
import { importRegulationFiles, type RegulationOutcome } from './import-regulation.ts'
import { refreshRegulation } from './refresh-regulation.ts'
import { refreshLists, type RefreshOutcome } from './refresh.ts'

/** One line of `lists status`. */
export interface StatusLine {
  readonly id: string
  readonly name: string
  readonly health: string
  readonly reason: string
  readonly editionDate: string
  readonly lastCheck: string
  readonly entries: number
}

export type IngestResult =
  | { readonly kind: 'import'; readonly account: ImportAccount }
  | { readonly kind: 'refresh'; readonly outcomes: readonly RefreshOutcome[] }
  | { readonly kind: 'status'; readonly lines: readonly StatusLine[] }
  | { readonly kind: 'regulation'; readonly outcomes: readonly RegulationOutcome[] }
  | { readonly kind: 'parts'; readonly account: PartAccount; readonly seconds: number }
  | { readonly kind: 'regulation-status'; readonly text: Pick<OfficialText, 'editions' | 'differences'> }

const statusLines = async ({ database, now }: IngestContext): Promise<StatusLine[]> =>
  (await sourceStates(database.db, now())).map(state => ({
    id: state.id,
    name: state.list?.nameZh ?? state.id,
    health: state.health,
    reason: state.healthReason,
    editionDate: state.editionDate,
    lastCheck: state.lastCheck?.toISOString() ?? '',
    entries: state.entries,
  }))

const importMakerFile = async (
  { database, now }: IngestContext,
  { file, maker, date }: Extract<ControlCommand, { command: 'parts-import' }>,
): Promise<IngestResult> => {
  const started = performance.now()
  const account = await importParts(database.db, {
    path: file,
    name: basename(file),
    maker,
    ...(date !== undefined && { publishedOn: date }),
    organisation: '',
    now: now(),
  })
  return { kind: 'parts', account, seconds: (performance.now() - started) / 1000 }
}

/** Does what a `lists`, `control` or `parts` command asks, in the process that has the database. */
export const runIngestCommand = async (
  context: IngestContext & { readonly outbound: Pick<Outbound, 'open'> },
  command: ControlCommand,
): Promise<IngestResult> => {
  if (command.command === 'status') return { kind: 'status', lines: await statusLines(context) }
  if (command.command === 'refresh')
    return { kind: 'refresh', outcomes: await refreshLists(context, command) }
  if (command.command === 'regulation-refresh')
    return { kind: 'regulation', outcomes: await refreshRegulation(context, command) }
  if (command.command === 'regulation-import')
    return { kind: 'regulation', outcomes: await importRegulationFiles(context, command) }
  if (command.command === 'regulation-status') {
    const { editions, differences } = await officialText(context.database.db)
    return { kind: 'regulation-status', text: { editions, differences } }
  }
  if (command.command === 'parts-import') return importMakerFile(context, command)
  return { kind: 'import', account: await importFiles(context, command) }
}
