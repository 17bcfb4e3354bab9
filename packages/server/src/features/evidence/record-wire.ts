import { recordKinds, type getRecord, type listRecords } from '@maojian/contract/calls/evidence'
import { countryNameZh } from '@maojian/domain/vocabulary/country'
import { rowVerdicts } from '@maojian/domain/vocabulary/counterparty-field'
import { isPartyType, partyTypes } from '@maojian/domain/vocabulary/party-type'
import type * as z from 'zod'
import { shanghaiMinute, shanghaiSecond, shanghaiDay } from '../../shanghai-day.ts'
import type { KeptGraph, KeptParty, KeptSubject, RecordContent } from './record-content.ts'
import type { ShownRecord } from './record-store.ts'
import { reasonOf } from './uncounted-hits.ts'

type Row = z.output<typeof listRecords.reply>['data'][number]
type Detail = z.output<typeof getRecord.reply>

/** yyyy-MM-dd HH:mm:ss in Asia/Shanghai. */
export const shanghaiMoment = (moment: Date): string => `${shanghaiDay(moment)} ${shanghaiSecond(moment)}`

/** Of a file 9 says that it has such rows; others may have been found clear. A decision is sealed, not found. */
export const verdictWords = ({ kind, verdict }: Pick<ShownRecord, 'kind' | 'verdict'>): string => {
  if (kind === 'decision') return '已封存'
  return kind === 'batch' && verdict === 9 ? '有未筛查行' : rowVerdicts[verdict]
}

export const recordWire = (row: ShownRecord, names: ReadonlyMap<string | null, string>): Row => ({
  id: row.id,
  at: shanghaiMoment(row.at),
  kind: row.kind,
  kindName: recordKinds[row.kind],
  title: row.title,
  verdict: row.verdict,
  verdictName: verdictWords(row),
  hits: row.hits,
  warned: row.warned,
  operator: names.get(row.author_id) ?? '',
  snapshotId: row.snapshot_id,
  number: row.number,
  seal: row.seal,
})

const partyWire = (party: KeptParty) => ({
  id: party.id,
  name: party.name,
  matchedName: party.matched,
  score: party.score,
  level: party.level,
  state: party.state,
  lists: party.lists,
  reason: reasonOf(party),
})

export const subjectWire = (subject: KeptSubject): Detail['subjects'][number] => ({
  name: subject.name,
  otherNames: [...(subject.otherNames ?? [])],
  typeName: subject.type !== undefined && isPartyType(subject.type) ? partyTypes[subject.type] : '',
  countryName: subject.country === undefined ? '' : countryNameZh(subject.country),
  birthDate: subject.birthDate ?? '',
  codes: (subject.identifiers ?? []).map(({ value }) => value),
  addresses: [...(subject.addresses ?? [])],
  verdict: subject.verdict,
  verdictName: rowVerdicts[subject.verdict],
  count: subject.count,
  hits: subject.hits.map(partyWire),
  near: subject.near.map(partyWire),
})

const nearWords: Readonly<Record<string, string>> = {
  include: '列出 60 至 79.9 分的相近名称',
  offer: '未发现时列出跨中外文的相近名称',
}

const graphWords = ({ snapshot, related }: KeptGraph): string =>
  related.length === 0
    ? `没有与名单主体关联的同名企业（图谱快照 ${snapshot}；未收录的股权不在此列）`
    : `${related.map(({ sentence }) => sentence).join('；')}（图谱快照 ${snapshot}）`

/** What counted, in words. */
export const settingsWire = ({ kind, settings, at, batch, graph }: RecordContent): Detail['settings'] => {
  if (kind === 'decision')
    return [{ label: '变更时间', value: `${shanghaiMinute(new Date(at))}（北京时间）` }]
  const { hit, possible, asOf, offset, near, lists } = settings
  return [
    { label: '筛查时间', value: `${shanghaiMinute(new Date(at))}（北京时间）` },
    { label: '阈值', value: `命中 ≥ ${hit} 分，可能 ${possible}–${hit} 分` },
    { label: '名单日期', value: asOf === undefined ? '当前有效的名单' : `截至 ${asOf} 列名的` },
    ...(lists === undefined ? [] : [{ label: '名单范围', value: lists.join('、') }]),
    ...(near === undefined ? [] : [{ label: '相近名称', value: nearWords[near] ?? near }]),
    ...(offset === undefined ? [] : [{ label: '翻页', value: `自第 ${offset + 1} 个结果起` }]),
    ...(graph === undefined ? [] : [{ label: '企业图谱', value: graphWords(graph) }]),
    ...(batch === undefined
      ? []
      : [
          {
            label: '批次',
            value: `${batch.rows} 行：命中 ${batch.hits}，可能 ${batch.possible}，未筛查 ${batch.unasked}，未发现 ${batch.clear}`,
          },
        ]),
  ]
}
