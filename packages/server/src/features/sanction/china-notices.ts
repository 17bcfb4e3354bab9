import { noticeStatuses, type chinaNotice } from '@maojian/contract/calls/china'
import { listEffect } from '@maojian/domain/risk/list-effect'
import { countryNameZh } from '@maojian/domain/vocabulary/country'
import type { FactKey } from '@maojian/domain/vocabulary/fact-key'
import { createHash } from 'node:crypto'
import type * as z from 'zod'
import { entriesOfSources, type SourceEntryRow } from '../../lists/source-entry-store.ts'
import type { Context } from '../../http/context.ts'
import { effectWire } from '../screening/entry.ts'
import { listWords } from '../source/entry.ts'

export type ChinaNotice = z.output<typeof chinaNotice>
type Entity = ChinaNotice['entityMeasureList'][number]

const chinaLists = ['cn-uel', 'cn-export-control', 'cn-watch', 'cn-countermeasures'] as const

/** Who signed, by the site on which the notice stands. */
const departments: readonly (readonly [RegExp, string])[] = [
  [/gwytb\.gov\.cn/u, '国务院台湾事务办公室'],
  [/(mfa|fmprc|china-embassy)\.gov\.cn|fmprc\.gov\.cn/u, '外交部'],
  [/mofcom\.gov\.cn/u, '商务部'],
]

const departmentOf = ({ source, content }: SourceEntryRow): string =>
  departments.find(([site]) => site.test(content.url ?? ''))?.[1] ??
  (source === 'cn-countermeasures' ? '外交部' : '商务部')

const factOf = ({ content }: SourceEntryRow, key: FactKey): string =>
  content.facts.find(fact => fact.key === key)?.value ?? ''

const statusOf = ({ listed, content }: SourceEntryRow): Entity['status'] => {
  if (!listed) return 'delisted'
  return content.status ?? 'active'
}

const effectOf = ({ source, reference, content }: SourceEntryRow) =>
  listEffect({ source, reference, programmes: content.programmes.join(';') })

const isChinese = (text: string): boolean => /\p{Script=Han}/u.test(text)

const entityOf = (row: SourceEntryRow): Entity => {
  const { content } = row
  const names = content.names.map(({ text }) => text)
  const status = statusOf(row)
  return {
    entityName: names.find(isChinese) ?? names[0] ?? row.reference,
    measure: factOf(row, 'measure') || effectOf(row).sentence,
    id: row.party,
    dataType: content.type,
    typeStated: content.typeStated ? 1 : 0,
    nameEn: names.find(name => !isChinese(name)) ?? '',
    countryCn: content.countries.map(countryNameZh).join('、'),
    status,
    statusCn: noticeStatuses[status],
    endsOn: row.listed ? (content.endsOn ?? '') : (row.ended_day ?? ''),
    remark: factOf(row, 'remark'),
  }
}

/** One notice: what the list names it by, else its page; an entry that tells neither stands by its day. */
const keyOf = (row: SourceEntryRow): string =>
  [row.source, factOf(row, 'legalBasis') || row.content.url || '', row.content.designatedOn ?? ''].join('\n')

const together = (statuses: readonly Entity['status'][]): ChinaNotice['status'] =>
  new Set(statuses).size === 1 ? statuses[0]! : 'mixed'

const noticeOf = (key: string, rows: readonly SourceEntryRow[]): ChinaNotice => {
  const [first] = rows as readonly [SourceEntryRow]
  const words = listWords(first.source)
  const department = departmentOf(first)
  const number = factOf(first, 'legalBasis')
  const entities = rows.map(entityOf)
  const status = together(entities.map(one => one.status))
  return {
    id: `CN-${createHash('sha256').update(key).digest('hex').slice(0, 12)}`,
    list: first.source,
    listName: words.nameZh,
    department,
    sourceName: number || `${department}公告`,
    title:
      factOf(first, 'reason') ||
      `${department}将${rows.length === 1 ? entities[0]!.entityName : ` ${rows.length} 个主体`}列入${words.nameZh}`,
    url: first.content.url ?? '',
    sanctionTime: first.content.designatedOn ?? '',
    status,
    statusCn: noticeStatuses[status],
    effect: effectWire(effectOf(first)),
    entityMeasureList: entities,
    starterData: rows.some(({ format, listed }) => listed && format === 'starter'),
  }
}

/** Every Chinese notice whose names some edition carried, newest first. */
export const chinaNotices = async ({ db }: Pick<Context, 'db'>): Promise<ChinaNotice[]> => {
  const rows = await entriesOfSources(db, chinaLists)
  return [...Map.groupBy(rows, keyOf)]
    .map(([key, own]) => noticeOf(key, own))
    .sort((a, b) =>
      a.sanctionTime < b.sanctionTime ? 1 : a.sanctionTime > b.sanctionTime ? -1 : a.id < b.id ? -1 : 1,
    )
}
