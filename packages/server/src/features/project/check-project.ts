import { openGraph } from '../../graph/open-graph.ts'
import { countryNameZh } from '@maojian/domain/vocabulary/country'
import { openIndex } from '@maojian/screening'
import type { DealSources } from '@maojian/domain/risk/deal'
import { shipmentsOf } from '@maojian/domain/risk/shipment'
import { randomBytes } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Schema } from '../../db/schema.ts'
import { emit } from '../../events/emit.ts'
import type { JobRun } from '../../jobs/job-run.ts'
import { shanghaiDay, shanghaiMinute } from '../../shanghai-day.ts'
import type { Snapshots } from '../../snapshots/snapshots.ts'
import {
  assess,
  dealOwners,
  dealOwnership,
  dealSources,
  judgeInTurn,
  keptOwnership,
  rememberedSources,
  screenInTurn,
} from '../deal/entry.ts'
import { decisionsOf } from '../decision/entry.ts'
import { keysOf } from '../../signing/keys-of.ts'
import { keepScreening, keptAnswers, type Keeping, type KeptGraph } from '../evidence/entry.ts'
import { openScreener, type Screened, type Screener } from '../screening/entry.ts'
import { checkProjectJob } from './check-job.ts'
import { dealOf } from './project-deal.ts'
import { findingsOf, isSame } from './report-findings.ts'
import { digestOf, saidText } from './report-proof.ts'
import { endReport, failReport, findRunning, previousReport } from './report-store.ts'
import { markChecked } from './store.ts'
import type { FoundReport, ProjectReport } from './tables.ts'

export interface CheckContext {
  readonly db: Kysely<Schema>
  readonly snapshots: Pick<Snapshots, 'current' | 'read' | 'hold'>
  readonly config: Keeping['config']
  readonly now: () => Date
  readonly log: (message: string, error?: unknown) => void
}

type Deal = ReturnType<typeof dealOf>
type Run = Pick<JobRun, 'attempt' | 'signal' | 'progress' | 'completeIn'>

/** Its items ahead of the assessment, so that progress is told. */
const judgeItems = (sources: DealSources, deal: Deal, { signal, progress }: Run): Promise<void> => {
  const destinations = shipmentsOf(deal).map(one => countryNameZh(one.destination))
  const total = (deal.items ?? []).length * destinations.length
  const note = (name: string): string => `许可判定：${name} → ${destinations.slice(0, 3).join('、')}`
  return judgeInTurn(sources, deal, {
    signal,
    judged: ({ name }, done) => progress({ done: done * destinations.length, total, note: note(name) }),
  })
}

/** Who was screened for the report is kept like every other screening. */
const keepRecord = async (
  { db, config, now }: CheckContext,
  { id, organisation_id, author_id, asked, number }: ProjectReport,
  { lists, graph }: { readonly lists: Screener; readonly graph: KeptGraph | undefined },
): Promise<void> => {
  const user = { id: author_id, organisationId: organisation_id, loginName: asked.author }
  const title = `${asked.name}（${number}）`
  const settings = { near: 'offer' } as const
  const { index, subjects } = lists
  const answers = keptAnswers(subjects)
  const record = { kind: 'deal', title, index, answers, settings, graph, onceFor: id } as const
  await keepScreening({ db, config, now: now(), user }, record)
}

const assessReport = async (
  context: CheckContext,
  report: ProjectReport,
  run: Run,
): Promise<{ found: Omit<FoundReport, 'previous' | 'added' | 'gone'>; screened: readonly Screened[] }> => {
  const { db, snapshots, now } = context
  const row = await snapshots.current('names')
  if (!row) throw new Error('还没有可检索的名单')
  const release = await snapshots.hold(row.id, `report:${report.id}`)
  try {
    const organisationId = report.organisation_id
    const kept = await decisionsOf(db, { organisationId }, now())
    const graph = await snapshots.current('enterprises')
    const held = graph && openGraph(await snapshots.read(graph.digest), graph.id)
    const index = openIndex(await snapshots.read(row.digest), row.id)
    const lists = openScreener(index, { kept, graph: held })
    const { name, content } = report.asked
    const deal = dealOf(name, content, shanghaiDay(report.created_at))
    const stored = { db, engine: { current: () => index }, graph: { current: () => held } }
    const owners = await dealOwners(stored, deal)
    const sources = rememberedSources(dealSources(lists, deal.date, owners))
    await run.progress({ done: 0, total: 0, note: '正在重新筛查全部主体' })
    await screenInTurn(sources, deal, run.signal)
    await judgeItems(sources, deal, run)
    const ownership = await dealOwnership(stored, deal, owners)
    const answer = assess(lists, deal, { sources, ownership })
    await keepRecord(context, report, { lists, graph: keptOwnership(stored, ownership) })
    const screened = lists.subjects.map(subject => subject.screened)
    return { found: { answer, findings: findingsOf(deal, content, answer) }, screened }
  } finally {
    await release()
  }
}

const withChanges = async (
  { db }: CheckContext,
  report: ProjectReport,
  found: Awaited<ReturnType<typeof assessReport>>['found'],
): Promise<FoundReport> => {
  const before = await previousReport(db, report.project_id, report.created_at)
  if (!before?.found) return { ...found, added: [], gone: [] }
  const [now, then] = [found.findings, before.found.findings].map(all => all.filter(one => one.level > 0))
  return {
    ...found,
    previous: { number: before.number, time: shanghaiMinute(before.checked_at ?? before.created_at) },
    added: now!.filter(one => !then!.some(other => isSame(one, other))),
    gone: then!.filter(one => !now!.some(other => isSame(one, other))),
  }
}

/** Whoever listens may watch whom the report names. */
const frozenOf = (
  { organisation_id, author_id, project_id, asked, number }: ProjectReport,
  screened: readonly Screened[],
) => ({
  organisationId: organisation_id,
  authorId: author_id,
  projectId: project_id,
  title: `${asked.name}（${number}）`,
  subjects: [...new Map(screened.map(one => [JSON.stringify(one), { ...one }])).values()],
})

/** Checks a submitted project; what it finds is written once, with the end of the job. */
export const checkProject = async (context: CheckContext, id: string, run: Run): Promise<void> => {
  const { db, now, log } = context
  const report = await findRunning(db, id)
  if (!report) return
  try {
    const { found: assessed, screened } = await assessReport(context, report, run)
    const found = await withChanges(context, report, assessed)
    const text = saidText({ number: report.number, asked: report.asked, found })
    const keys = await keysOf(context.config, now())
    const proof = {
      digest: digestOf(text),
      token: randomBytes(16).toString('hex'),
      key_id: keys.activeId,
      signature: keys.sign(text),
    }
    await db.transaction().execute(async tx => {
      // Ended otherwise meanwhile: nothing is told of it twice.
      if (!(await endReport(tx, id, { found, ...proof, now: now() }))) return
      await markChecked(tx, report.project_id)
      await emit(tx, 'report.frozen', frozenOf(report, screened))
      await run.completeIn(tx)
    })
  } catch (error) {
    run.signal.throwIfAborted()
    // It is run again, perhaps by another worker already: only the last run may say that it failed.
    if (run.attempt >= checkProjectJob.retries) {
      log(`项目检查 ${id} 未能完成`, error)
      await failReport(db, id)
    }
    throw error
  }
}
