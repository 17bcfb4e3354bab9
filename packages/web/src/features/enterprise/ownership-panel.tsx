import { traceEnterprise } from '@maojian/contract/calls/enterprise'
import {
  ownershipRegimes,
  type OwnershipRegime,
  type OwnershipState,
} from '@maojian/domain/vocabulary/ownership'
import { Alert } from 'antd'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import type * as z from 'zod'
import { useCall } from '../../api/use-call.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { DayInput } from '../../ui/form/day-input.tsx'
import { nothing } from '../../ui/nothing.ts'
import { pageAddress } from '../../ui/page-address.ts'
import { RiskTag } from '../../ui/risk-tag.tsx'
import { SkeletonRows } from '../../ui/skeleton-rows.tsx'
import type { Column } from '../../ui/table/column.ts'
import { FactTable } from '../../ui/table/fact-table.tsx'
import type { Tone } from '../../ui/tone-icon.tsx'
import styles from './enterprise.module.css'
import { SampleMark } from './sample-mark.tsx'

type Trace = z.output<typeof traceEnterprise.reply>
type Answer = Trace['regimes'][OwnershipRegime]
type Row = Answer & {
  readonly regime: OwnershipRegime
  /** Some shareholder is held: without, a share is unknown, and so is what no rule was met by. */
  readonly held: boolean
}

const regimeNames: Readonly<Record<OwnershipRegime, string>> = {
  ofac: '美国 OFAC',
  eu: '欧盟',
  uk: '英国',
  bis: '美国 BIS',
  cn: '中国',
}

const states: Readonly<Record<OwnershipState, { readonly word: string; readonly tone: Tone }>> = {
  blocked: { word: '受限', tone: 'red' },
  'cannot be excluded': { word: '不能排除', tone: 'amber' },
  'not blocked': { word: '未达受限条件', tone: 'grey' },
}

const unknownState = { word: '未知（未收录股东）', tone: 'grey' } as const

const isUnknown = ({ held, state }: Row): boolean => !held && state === 'not blocked'

const stateOf = (row: Row) => (isUnknown(row) ? unknownState : states[row.state])

const shares = ({ held, low, high }: Row): string => {
  if (!held && high === 0) return '未知'
  return low === high ? `${low}%` : `${low}%–${high}%`
}

const rowsOf = ({ held, regimes }: Trace): Row[] =>
  ownershipRegimes.map(regime => ({ ...regimes[regime], regime, held }))

const Paths = ({ paths }: { paths: Answer['paths'] }) =>
  paths.length === 0 ? (
    nothing
  ) : (
    <ol className={styles.section}>
      {paths.map(path => (
        <li key={path.join('/')} className="wrap-anywhere">
          {path.join(' → ')}
        </li>
      ))}
    </ol>
  )

const columns: readonly Column<Row>[] = [
  { key: 'regime', title: '制度', width: 96, text: row => regimeNames[row.regime] },
  {
    key: 'state',
    title: '结论',
    width: 124,
    text: row => stateOf(row).word,
    draw: row => <RiskTag tone={stateOf(row).tone}>{stateOf(row).word}</RiskTag>,
  },
  { key: 'shares', title: '列名方合计持股（最低–最高）', width: 128, text: shares },
  {
    key: 'paths',
    title: '路径（持有人在前）',
    text: row => row.paths.map(path => path.join(' → ')).join('；'),
    draw: row => <Paths paths={row.paths} />,
  },
  {
    key: 'reason',
    title: '推算过程与理由',
    text: row => (isUnknown(row) ? '没有收录该企业的股东，无法推算。' : row.reason),
  },
]

const Listed = ({ listed }: { listed: Trace['listed'] }) =>
  listed.length > 0 && (
    <section className={styles.section} aria-label="涉及的列名方">
      <h2>涉及的列名方（{listed.length}）</h2>
      <ul className={styles.section}>
        {listed.map(one => (
          <li key={one.id} className={styles.line}>
            {one.partyId === '' ? (
              <span>{one.name}</span>
            ) : (
              <Link to={pageAddress('sanctionInfoSearch', { id: one.partyId, dataType: '01', s: '1' })}>
                {one.name}
              </Link>
            )}
            <span className={styles.quiet}>{one.lists}</span>
          </li>
        ))}
      </ul>
    </section>
  )

const Shown = ({ trace }: { trace: Trace }) => {
  const reached = ownershipRegimes.some(regime => trace.regimes[regime].state !== 'not blocked')
  if (!trace.held && !reached) return <EmptyState title="未收录股权数据">{trace.note}</EmptyState>
  return (
    <>
      {trace.note !== '' && <Alert type="info" showIcon title={trace.note} />}
      <FactTable
        caption={`各制度对“${trace.name}”的结论（按 ${trace.date} 的规则与名单）`}
        columns={columns}
        rows={rowsOf(trace)}
        keyOf={row => row.regime}
      />
      <Listed listed={trace.listed} />
      <p className={styles.quiet}>
        数据快照 {trace.snapshotId}
        。只按已收录的股权推算：未收录的持有人不计入，比例不明的按区间处理，绝不当作 0。
      </p>
    </>
  )
}

/** What the ownership rules of five regimes say of an enterprise on a day, with the arithmetic. */
export const OwnershipPanel = ({ id, name }: { id: string; name: string }) => {
  const [date, setDate] = useState('')
  const call = useCall(traceEnterprise, { id, date }, { quiet: true, keepWhile: former => former.id === id })
  return (
    <section className="page" aria-label={`${name} 的股权穿透`}>
      <div className={styles.line}>
        <span className={styles.quiet}>规则与名单以该日为准</span>
        <DayInput label="规则与名单的日期" placeholder="今天" value={date} onChange={setDate} />
        {call.data?.sample && <SampleMark />}
      </div>
      {call.isPending && <SkeletonRows rows={5} height={48} />}
      {call.isError && <ErrorState error={call.error} what="推算股权" onRetry={() => void call.refetch()} />}
      {call.data && <Shown trace={call.data} />}
    </section>
  )
}
