import { basename } from 'node:path'
import type { Config } from '../config.ts'
import type { RepeatResult, VerifiedRecords } from '../features/evidence/entry.ts'
import type { PlaceAccount } from '../features/country/entry.ts'
import type { PartAccount } from '../features/part/entry.ts'
import type { OfficialText } from '../features/regulation/entry.ts'
import type { ControlCommand, NewsCommand } from './control-messages.ts'
import type { ImportAccount } from '../ingest/import-account.ts'
import type { FetchContext } from '../ingest/fetch-raw.ts'
import type { IngestContext } from '../ingest/ingest-context.ts'
import { IngestFault } from '../ingest/ingest-fault.ts'
import type { RegulationOutcome } from '../ingest/import-regulation.ts'
import type { RefreshOutcome } from '../ingest/refresh.ts'
import type { EnterpriseCommand, EnterpriseResult } from './run-enterprise-command.ts'
import type { NewsResult } from './run-news-command.ts'

/** One line of `lists status`. */
export interface StatusLine {
  readonly id: string
  readonly name: string
  readonly health: string
  /** Sample data that ships with the product, no official edition. */
  readonly starter: boolean
  readonly reason: string
  readonly editionDate: string
  readonly lastCheck: string
  readonly entries: number
}

export type CommandResult =
  | { readonly kind: 'import'; readonly account: ImportAccount }
  | { readonly kind: 'refresh'; readonly outcomes: readonly RefreshOutcome[] }
  | { readonly kind: 'status'; readonly lines: readonly StatusLine[]; readonly index: string }
  | { readonly kind: 'regulation'; readonly outcomes: readonly RegulationOutcome[] }
  | { readonly kind: 'parts'; readonly account: PartAccount; readonly seconds: number }
  | { readonly kind: 'places'; readonly accounts: readonly PlaceAccount[] }
  | EnterpriseResult
  | NewsResult
  | { readonly kind: 'evidence'; readonly found: VerifiedRecords }
  | { readonly kind: 'repeat'; readonly result: RepeatResult }
  | { readonly kind: 'keys'; readonly activeId: string; readonly published: number }
  | { readonly kind: 'regulation-status'; readonly text: Pick<OfficialText, 'editions' | 'differences'> }

const statusLines = async ({ database, now }: IngestContext): Promise<StatusLine[]> => {
  const { sourceStates } = await import('../features/source/entry.ts')
  return (await sourceStates(database.db, now())).map(state => ({
    id: state.id,
    name: state.list?.nameZh ?? state.id,
    health: state.health,
    starter: state.starter,
    reason: state.healthReason,
    editionDate: state.editionDate,
    lastCheck: state.lastCheck?.toISOString() ?? '',
    entries: state.entries,
  }))
}

/** '' while searches are answered from what stands. */
const indexWords = async ({ database: { db }, snapshots }: IngestContext): Promise<string> => {
  const { indexState } = await import('../engine/index-state.ts')
  const { behindMessage } = await import('../engine/behind-message.ts')
  const { listWords } = await import('../features/source/entry.ts')
  const row = await snapshots.current('names')
  const { state, sources } = await indexState(db, { id: row?.id, isUnusable: false })
  return state === 'outdated' ? behindMessage(sources.map(source => listWords(source).nameZh)) : ''
}

const importMakerFile = async (
  { database, now }: IngestContext,
  { file, maker, date }: Extract<ControlCommand, { command: 'parts-import' }>,
): Promise<CommandResult> => {
  const { importParts } = await import('../features/part/entry.ts')
  const { sharedBy } = await import('../features/organisation/entry.ts')
  const started = performance.now()
  const account = await importParts(database.db, {
    path: file,
    name: basename(file),
    maker,
    ...(date !== undefined && { publishedOn: date }),
    owner: sharedBy(null),
    now: now(),
  })
  return { kind: 'parts', account, seconds: (performance.now() - started) / 1000 }
}

const isOfEnterprises = (command: ControlCommand): command is EnterpriseCommand =>
  command.command.startsWith('enterprise-')

const isOfNews = (command: ControlCommand): command is NewsCommand => command.command.startsWith('news-')

type EvidenceCommand = Extract<ControlCommand, { command: `evidence-${string}` }>

const isOfEvidence = (command: ControlCommand): command is EvidenceCommand =>
  command.command.startsWith('evidence-')

interface CommandContext extends FetchContext {
  readonly config: Pick<Config, 'dataDir' | 'evidenceKeyFile'>
}

const runOnEvidence = async (context: CommandContext, asked: EvidenceCommand): Promise<CommandResult> => {
  const { repeatNamed, verifyAllRecords } = await import('../features/evidence/entry.ts')
  const { config: place, now, signal, snapshots } = context
  const { db } = context.database
  if (asked.command === 'evidence-repeat') {
    const result = await repeatNamed({ db, snapshots, now }, asked.id, signal)
    if (result) return { kind: 'repeat', result }
    throw new IngestFault(`没有可以重做的检索记录 ${asked.id}：编号有误、内容已清除，或是批量筛查的记录`)
  }
  if (asked.command === 'evidence-verify')
    return { kind: 'evidence', found: await verifyAllRecords({ db, place, now: now() }) }
  const { changeKeys } = await import('../signing/keys-of.ts')
  const { activeId, published } = await changeKeys(place, now())
  return { kind: 'keys', activeId, published: published.length }
}

type RegulationCommand = Extract<ControlCommand, { command: `regulation-${string}` }>

const isOfRegulation = (command: ControlCommand): command is RegulationCommand =>
  command.command.startsWith('regulation-')

const runOnRegulation = async (context: CommandContext, asked: RegulationCommand): Promise<CommandResult> => {
  if (asked.command === 'regulation-refresh') {
    const { refreshRegulation } = await import('../ingest/refresh-regulation.ts')
    return { kind: 'regulation', outcomes: await refreshRegulation(context, asked) }
  }
  if (asked.command === 'regulation-import') {
    const { importRegulationFiles } = await import('../ingest/import-regulation.ts')
    return { kind: 'regulation', outcomes: await importRegulationFiles(context, asked) }
  }
  const { officialText } = await import('../features/regulation/entry.ts')
  const { editions, differences } = await officialText(context.database.db)
  return { kind: 'regulation-status', text: { editions, differences } }
}

/**
 * Does what a `lists`, `control`, `parts`, `enterprise` or `evidence` command asks, in the process that has the database.
 * What does it is loaded then: a process that lives for one command needs little of the product.
 */
export const runCommand = async (
  context: CommandContext,
  command: ControlCommand,
): Promise<CommandResult> => {
  if (isOfNews(command)) return (await import('./run-news-command.ts')).runNewsCommand(context, command)
  if (isOfEnterprises(command))
    return (await import('./run-enterprise-command.ts')).runEnterpriseCommand(context, command)
  if (isOfEvidence(command)) return runOnEvidence(context, command)
  if (isOfRegulation(command)) return runOnRegulation(context, command)
  if (command.command === 'status')
    return { kind: 'status', lines: await statusLines(context), index: await indexWords(context) }
  if (command.command === 'parts-import') return importMakerFile(context, command)
  if (command.command === 'refresh') {
    const { refreshLists } = await import('../ingest/refresh.ts')
    return { kind: 'refresh', outcomes: await refreshLists(context, command) }
  }
  if (command.command === 'places-import') {
    const { importPlaces } = await import('../features/country/entry.ts')
    return { kind: 'places', accounts: await importPlaces(command.files) }
  }
  const { importFiles } = await import('../ingest/import-files.ts')
  return { kind: 'import', account: await importFiles(context, command) }
}
