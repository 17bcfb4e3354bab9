import { Link } from '@tanstack/react-router'
import { Button } from 'antd'
import { pageAddress } from '../../ui/page-address.ts'
import { RiskTag } from '../../ui/risk-tag.tsx'
import type { Column } from '../../ui/table/column.ts'
import { DataTable } from '../../ui/table/data-table.tsx'
import styles from './enterprise.module.css'
import { findingMarks, FindingMark } from '../../ui/finding-mark.tsx'
import type { TreeRow } from './tree-model.ts'

interface TreeTableProps {
  readonly rows: readonly TreeRow[]
  readonly onToggle: (row: TreeRow) => void
}

/** Of a group, by the gravest that it holds. */
const groupWords = ['', '其中有高风险', '其中有需确认'] as const
const groupTones = ['grey', 'red', 'amber'] as const

const riskWord = ({ kind, risk, finding }: TreeRow): string => {
  if (kind === 'group') return groupWords[risk]
  return finding === 'none' ? '' : findingMarks[finding].word
}

const NameCell = ({ row }: { row: TreeRow }) => (
  <span style={{ paddingInlineStart: row.depth * 16 }} className="wrap-anywhere">
    {row.kind === 'leaf' || row.kind === 'root' ? (
      <Link to={pageAddress('enterpriseMap', { cpyNo: row.id })}>{row.name}</Link>
    ) : (
      row.name
    )}
    {row.marks !== '' && <span className={styles.quiet}>（{row.marks}）</span>}
  </span>
)

interface RowProps {
  readonly row: TreeRow
  readonly onToggle: TreeTableProps['onToggle']
}

const Fold = ({ row, onToggle }: RowProps) =>
  (row.canOpen || row.kind === 'more') && (
    <Button
      size="small"
      type="link"
      {...(row.kind !== 'more' && { 'aria-expanded': row.isOpen })}
      aria-label={`${row.isOpen ? '收起' : '展开'} ${row.name}`}
      onClick={() => onToggle(row)}
    >
      {row.isOpen ? '收起' : '展开'}
    </Button>
  )

const Risk = ({ row }: { row: TreeRow }) =>
  riskWord(row) !== '' &&
  (row.kind === 'group' ? (
    <RiskTag tone={groupTones[row.risk]}>{riskWord(row)}</RiskTag>
  ) : (
    <FindingMark finding={row.finding} />
  ))

/** A row on a phone: what there is of it, and nothing of what there is not. */
const RowCard = ({ row, onToggle }: RowProps) => (
  <div className={styles.line}>
    <NameCell row={row} />
    <span className={styles.quiet}>
      {[row.said, row.period, row.told].filter(text => text !== '').join(' · ')}
    </span>
    <Risk row={row} />
    <Fold row={row} onToggle={onToggle} />
  </div>
)

const columns = (onToggle: TreeTableProps['onToggle']): readonly Column<TreeRow>[] => [
  { key: 'depth', title: '层级', width: 72, text: row => row.depth },
  { key: 'name', title: '名称', text: row => row.name, draw: row => <NameCell row={row} /> },
  { key: 'said', title: '关系', width: 104, text: row => row.said },
  {
    key: 'told',
    title: '起止与来源',
    width: 168,
    text: row => [row.period, row.told].filter(text => text !== '').join('；'),
    saved: [
      { title: '起止', text: row => row.period },
      { title: '来源与载明日期', text: row => row.told },
    ],
  },
  {
    key: 'risk',
    title: '风险',
    width: 220,
    text: riskWord,
    draw: row => <Risk row={row} />,
  },
  { key: 'scale', title: '注册资本', width: 112, text: row => row.scale },
  {
    key: 'acts',
    title: '操作',
    width: 80,
    acts: true,
    text: () => '',
    draw: row => <Fold row={row} onToggle={onToggle} />,
  },
]

/** The tree as rows: the same nodes, opened and closed the same way. */
export const TreeTable = ({ rows, onToggle }: TreeTableProps) => (
  <section className={styles.section} aria-label="关系树明细">
    <h2>关系树明细（{rows.length}）</h2>
    <DataTable
      page="enterpriseMap"
      name="关系树明细"
      columns={columns(onToggle)}
      rows={rows}
      keyOf={row => row.key}
      usualSize={50}
      card={row => <RowCard row={row} onToggle={onToggle} />}
    />
  </section>
)
