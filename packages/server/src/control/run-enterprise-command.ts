import type { traceEnterprise } from '@maojian/contract/calls/enterprise'
import { openIndex } from '@maojian/screening'
import type * as z from 'zod'
import {
  listSources,
  removeSource,
  traceStored,
  publishGraph,
  type EnterpriseSource,
} from '../features/enterprise/entry.ts'
import { openGraph } from '../graph/open-graph.ts'
import { importEnterpriseFiles, type EnterpriseAccount } from '../ingest/import-enterprises.ts'
import type { IngestContext } from '../ingest/ingest-context.ts'
import { IngestFault } from '../ingest/ingest-fault.ts'
import type { SnapshotKind } from '../snapshots/snapshot-kind.ts'
import type { ControlCommand } from './control-messages.ts'

export type EnterpriseCommand = Extract<ControlCommand, { command: `enterprise-${string}` }>

export type EnterpriseResult =
  | { readonly kind: 'enterprise-import'; readonly account: EnterpriseAccount }
  | {
      readonly kind: 'enterprise-status'
      readonly sources: readonly Omit<EnterpriseSource, 'problems'>[]
    }
  | { readonly kind: 'enterprise-removed'; readonly source: string }
  | { readonly kind: 'enterprise-ownership'; readonly answer: z.output<typeof traceEnterprise.reply> }

const published = async <T>(
  { snapshots }: IngestContext,
  kind: SnapshotKind,
  open: (bytes: Uint8Array, id: string) => T,
): Promise<T | undefined> => {
  const row = await snapshots.current(kind)
  return row && open(await snapshots.read(row.digest), row.id)
}

const trace = async (
  context: IngestContext,
  { asked, date }: Extract<EnterpriseCommand, { command: 'enterprise-ownership' }>,
): Promise<EnterpriseResult> => {
  const [graph, index] = [
    await published(context, 'enterprises', openGraph),
    await published(context, 'names', openIndex),
  ]
  const question = /^E\d{1,9}$/u.test(asked) ? { id: asked, name: '' } : { id: undefined, name: asked }
  const holding = {
    db: context.database.db,
    engine: { current: () => index },
    graph: { current: () => graph },
  }
  return {
    kind: 'enterprise-ownership',
    answer: await traceStored(holding, { ...question, date }, context.now()),
  }
}

const remove = async (context: IngestContext, source: string): Promise<EnterpriseResult> => {
  if (!(await removeSource(context.database.db, source)))
    throw new IngestFault(`没有“${source}”这个企业数据来源，请用 enterprise status 查看`)
  await publishGraph(context)
  return { kind: 'enterprise-removed', source }
}

/** Does what an `enterprise` command asks, in the process that has the database. */
export const runEnterpriseCommand = async (
  context: IngestContext,
  command: EnterpriseCommand,
): Promise<EnterpriseResult> => {
  if (command.command === 'enterprise-status')
    return { kind: 'enterprise-status', sources: await listSources(context.database.db) }
  if (command.command === 'enterprise-remove') return remove(context, command.source)
  if (command.command === 'enterprise-ownership') return trace(context, command)
  const { files, format, source, columns } = command
  const account = await importEnterpriseFiles(context, {
    paths: files,
    format,
    columns,
    ...(source !== undefined && { source }),
  })
  return { kind: 'enterprise-import', account }
}
