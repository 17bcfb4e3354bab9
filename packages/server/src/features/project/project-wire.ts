import type { projectDetail } from '@maojian/contract/calls/project'
import { projectStatuses } from '@maojian/contract/project-rules'
import { sensitiveBasisZh } from '@maojian/domain/control/render/sensitive-zh'
import { sensitiveCountry } from '@maojian/domain/control/sensitive-country'
import { declaresOutside } from '@maojian/domain/risk/declares-outside'
import { isHomeIn } from '@maojian/domain/risk/country-risk'
import { countryNameZh } from '@maojian/domain/vocabulary/country'
import type * as z from 'zod'
import { controlFacts } from '../../facts/control-facts.ts'
import type { Context } from '../../http/context.ts'
import { shanghaiMinute } from '../../shanghai-day.ts'
import { accountNames } from '../account/entry.ts'
import { isInGraph } from '../enterprise/entry.ts'
import { presentWarning } from '../screening/entry.ts'
import { countryDeal, itemDeal } from './deal-row.ts'
import { judgeOf, type Judge } from './judge-rows.ts'
import type { CountryFields, ItemFields, PartnerFields, ProjectContent } from './project-content.ts'
import { projectProblems } from './project-problems.ts'
import { reportLines, type ReportLine } from './report-store.ts'
import {
  bankRowRisk,
  endUseIds,
  endUseRowOf,
  itemRowRisk,
  type ItemSurroundings,
  logisticsRowRisk,
  partnerRowRisk,
  stopRowRisk,
} from './row-risk.ts'
import { readContent } from './row-store.ts'
import type { Project } from './tables.ts'

type Detail = z.output<typeof projectDetail>

const unjudged = { riskLevel: 0, word: '', reason: '' } as const

const countryWire = (
  { id, type, countryId, reexport }: CountryFields,
  { level, bases }: ReturnType<typeof sensitiveCountry>,
): Detail['countryList'][number] => ({
  id,
  type,
  countryId,
  country: countryId === '' ? '' : countryNameZh(countryId),
  reexport,
  riskLevel: level === 0 ? '0' : level === 1 ? '1' : '2',
  reason: [...new Set(bases.map(one => sensitiveBasisZh(one.basis)))].join('；'),
  citation: [...new Set(bases.map(one => one.citation))].join('；'),
})

/** Countries as the report has them: what an exporter sends from home is no reason to look twice. */
export const countryWires = (rows: readonly CountryFields[]): Detail['countryList'] => {
  const isHome = isHomeIn(rows.map(countryDeal))
  return rows.map(row =>
    countryWire(
      row,
      isHome(countryDeal(row)) ? { level: 0, bases: [] } : sensitiveCountry(controlFacts(), row.countryId),
    ),
  )
}

export const partnerWire = (judge: Judge, row: PartnerFields): Detail['objectList'][number] => {
  const risk = judge ? partnerRowRisk(judge.sources, row) : { ...unjudged, lists: [], decided: [] }
  const { id, type, name, country } = row
  const inGraph = isInGraph(judge?.graph, { name })
  const waits = judge?.waits(row) ?? ''
  return {
    id,
    type,
    name,
    country,
    riskLevel: risk.riskLevel,
    word: risk.word,
    reason: `${risk.reason}${waits}`,
    lists: [...risk.lists],
    inGraph,
    decided: risk.decided.join('；'),
  }
}

const isOutside = (row: ItemFields): boolean => declaresOutside({ ...itemDeal(row), facts: row.facts ?? {} })

export const itemWire = (
  judge: Judge,
  row: ItemFields,
  content: ItemSurroundings,
): Detail['itemList'][number] => {
  const risk = judge ? itemRowRisk(judge.sources, row, content) : { ...unjudged, open: [], head: '' }
  const { id, version = 1, name, eccn, cnCode, hsCode, currency } = row
  return {
    id,
    version,
    name,
    eccn,
    outsideEar: isOutside(row),
    cnCode,
    hsCode,
    currency,
    value: row.value ?? null,
    usOrigin: row.usOrigin ?? null,
    usContentPercent: row.usContentPercent ?? null,
    usTechnology: row.usTechnology ?? null,
    facts: row.facts ?? {},
    ...risk,
  }
}

export const endUseWire = ({ endUse }: ProjectContent): Detail['endUse'] => {
  const answers = new Map(endUse.map(one => [one.questionId, one.answer]))
  return endUseIds.map(id => endUseRowOf(id, answers.get(id) ?? null))
}

export const logisticsWire = (judge: Judge, content: ProjectContent): Detail['logisticsDetail'] => ({
  none: content.noLogistics ? 1 : 0,
  entityList: content.logistics.map(row => ({
    ...row,
    ...(judge ? logisticsRowRisk(judge.sources, row) : unjudged),
  })),
  historyStopList: content.stop.map(row => ({
    ...row,
    ...(judge ? stopRowRisk(judge.sources, row, judge.day) : unjudged),
  })),
})

export const settlementWire = (judge: Judge, content: ProjectContent): Detail['settlementDetail'] => ({
  none: content.noSettlement ? 1 : 0,
  bankList: content.bank.map(row => ({ ...row, ...(judge ? bankRowRisk(judge.sources, row) : unjudged) })),
})

/** Counted, not timed: what came first need not be written first. Reports of before have no count. */
const isChangedSince = ({ revision, changed_at }: Project, report: ReportLine): boolean =>
  report.revision === null ? changed_at > report.created_at : revision !== report.revision

/** What a list of projects says of each project's reports. */
export const reportState = (project: Project, lines: readonly ReportLine[]) => {
  const own = lines.filter(line => line.project_id === project.id)
  const done = own.find(line => line.state === 'done')
  const checking = own[0]?.state === 'running'
  const changed = done !== undefined && !checking && isChangedSince(project, done)
  const text = checking ? '检查中' : projectStatuses[project.status]
  return {
    reportId: done?.id ?? '',
    checking,
    changed,
    status: project.status,
    statusName: changed ? `${text} · 报告后有改动` : text,
  }
}

export const baseWire = ({ id, name, summary, remark, version }: Project) => ({
  id,
  name,
  summary,
  remark,
  version,
})

/** Everything that stands in a project, with the risk of each row today. */
export const detailWire = async (context: Context, project: Project): Promise<Detail> => {
  const { db } = context
  const content = await readContent(db, project)
  const names = await accountNames(db, [project.author_id])
  const judge = await judgeOf(context)
  return {
    ...baseWire(project),
    ...reportState(project, await reportLines(db, [project.id])),
    author: names.get(project.author_id) ?? '',
    createTime: shanghaiMinute(project.created_at),
    updateTime: shanghaiMinute(project.changed_at),
    countryList: countryWires(content.country),
    objectList: content.partner.map(row => partnerWire(judge, row)),
    objectNone: content.noPartners ? 1 : 0,
    itemList: content.item.map(row => itemWire(judge, row, content)),
    endUse: endUseWire(content),
    logisticsDetail: logisticsWire(judge, content),
    settlementDetail: settlementWire(judge, content),
    problems: projectProblems(content),
    screened: judge !== undefined,
    warning: presentWarning(context),
  }
}
