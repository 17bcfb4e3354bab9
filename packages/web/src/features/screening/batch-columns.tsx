import { pages } from '@maojian/contract/pages'
import { defaultThresholds } from '@maojian/domain/vocabulary/risk-level'
import { Link } from '@tanstack/react-router'
import { nothing } from '../../ui/nothing.ts'
import { pageAddress } from '../../ui/page-address.ts'
import { RiskTag } from '../../ui/risk-tag.tsx'
import type { Column } from '../../ui/table/column.ts'
import styles from './batch-page.module.css'
import { rowTone, type Batch, type BatchRow } from './batch.ts'

const Party = ({ row }: { row: BatchRow }) => (
  <div className={styles.party} translate="no">
    <a href={`${pages.sanctionInfoSearch.path}?id=${row.partyId}`} target="_blank" rel="noopener">
      {row.party}
    </a>
    {row.partyZh !== '' && row.partyZh !== row.party && <span>{row.partyZh}</span>}
    <small>{row.lists}</small>
    {row.hitCount > 1 && (
      <small>
        另有 {row.hitCount - 1} 个主体达到 {defaultThresholds.possible} 分
      </small>
    )}
  </div>
)

const Name = ({ row }: { row: BatchRow }) => (
  <>
    <strong translate="no">{row.name || '（无名称）'}</strong>
    <small className={styles.reference}>
      {row.reference !== '' && <>编号 {row.reference}　</>}
      {row.inGraph && <Link to={pageAddress('enterpriseMap', { name: row.name })}>谁与其关联</Link>}
    </small>
  </>
)

const Verdict = ({ row, batch }: { row: BatchRow; batch: Batch }) => (
  <>
    <RiskTag tone={rowTone(row, batch)}>{row.verdictName}</RiskTag>
    {row.formerVerdict !== '' && (
      <small className={styles.reference}>
        上次{row.formerVerdict}
        {row.formerParty !== '' && <span translate="no">：{row.formerParty}</span>}
      </small>
    )}
  </>
)

const Disposition = ({ row: { decision, partyId } }: { row: BatchRow }) =>
  decision === null ? (
    <small className={styles.reference}>{partyId === '' ? nothing : '待处置'}</small>
  ) : (
    <div className={styles.party}>
      <span>
        {decision.sameName}
        {decision.state !== 'standing' && `（${decision.stateName}）`}
      </span>
      <small className="wrap-anywhere">{decision.reason}</small>
      <small>
        {decision.author}，{decision.decidedAt}
        {decision.approvedBy !== '' && `；${decision.approvedBy}复核`}
      </small>
    </div>
  )

export const batchColumns = (batch: Batch): readonly Column<BatchRow>[] => [
  { key: 'line', title: '原行号', width: 72, text: row => row.line },
  {
    key: 'name',
    title: '名称',
    width: 190,
    text: row => row.name || '（无名称）',
    draw: row => <Name row={row} />,
  },
  {
    key: 'verdict',
    title: '结论',
    width: 92,
    text: row => row.verdictName,
    draw: row => <Verdict row={row} batch={batch} />,
  },
  { key: 'effect', title: '法律效果', width: 92, text: row => row.effect },
  {
    key: 'score',
    title: '得分',
    width: 60,
    text: row => row.score,
    draw: row => (row.partyId === '' ? nothing : row.score),
  },
  {
    key: 'party',
    title: '名单主体',
    width: 190,
    text: row => row.party,
    draw: row => (row.partyId === '' ? nothing : <Party row={row} />),
  },
  { key: 'reason', title: '理由', text: row => row.reason },
  {
    key: 'decision',
    title: '处置',
    width: 150,
    text: row => row.decision?.sameName ?? '',
    draw: row => <Disposition row={row} />,
  },
]
