import { nothing } from '../../ui/nothing.ts'
import { RiskTag } from '../../ui/risk-tag.tsx'
import { StarterMark } from '../../ui/starter-mark.tsx'
import type { Column } from '../../ui/table/column.ts'
import { DataTable } from '../../ui/table/data-table.tsx'
import styles from './health-page.module.css'
import { healthOf, historyText, type Source } from './health.ts'
import { EntryChart } from './entry-chart.tsx'
import { SourceDetails } from './source-details.tsx'

const Health = ({ source }: { source: Source }) => (
  <div className={styles.health}>
    <RiskTag tone={healthOf(source).tone}>{healthOf(source).word}</RiskTag>
    {source.healthReason !== '' && <small title={source.healthReason}>{source.healthReason}</small>}
  </div>
)

const Name = ({ source }: { source: Source }) => (
  <div className={styles.name}>
    <strong>{source.name}</strong>
    <small>
      {source.publisher} {source.starterData && <StarterMark />}
    </small>
  </div>
)

const Change = ({ source }: { source: Source }) => {
  if (source.first) return <span>首次导入</span>
  if (source.entryCount === 0) return <span>{nothing}</span>
  return (
    <span className={styles.change}>
      <span title="新增">+{source.added}</span>
      <span title="移除">−{source.removed}</span>
      <span title="变更">~{source.changed}</span>
    </span>
  )
}

/** How many entries now, and how many after each edition before. */
const Entries = ({ source }: { source: Source }) => (
  <div className={styles.entries}>
    {source.entryCount.toLocaleString('zh-CN')}
    <EntryChart history={source.history} />
  </div>
)

const columns: readonly Column<Source>[] = [
  {
    key: 'name',
    title: '名单',
    width: 212,
    text: source => source.name,
    draw: source => <Name source={source} />,
    saved: [
      { title: '名单', text: source => source.name },
      { title: '发布机构', text: source => source.publisher },
    ],
  },
  { key: 'countryCn', title: '国家/组织', width: 104, text: source => source.countryCn },
  {
    key: 'health',
    title: '状态',
    width: 180,
    text: source => healthOf(source).word,
    draw: source => <Health source={source} />,
  },
  { key: 'editionDate', title: '版本日期', width: 106, text: source => source.editionDate },
  { key: 'lastCheck', title: '最近检查', width: 150, text: source => source.lastCheck },
  {
    key: 'entryCount',
    title: '条目数',
    width: 110,
    text: source => source.entryCount,
    draw: source => <Entries source={source} />,
    saved: [
      { title: '条目数', text: source => source.entryCount },
      { title: '各版条目数', text: source => historyText(source.history) },
    ],
  },
  {
    key: 'change',
    title: '新增/移除/变更',
    width: 150,
    text: source => source.added + source.removed + source.changed,
    draw: source => <Change source={source} />,
    saved: [
      { title: '新增', text: source => source.added },
      { title: '移除', text: source => source.removed },
      { title: '变更', text: source => source.changed },
    ],
  },
]

const Card = ({ source }: { source: Source }) => (
  <>
    <Name source={source} />
    <Health source={source} />
    <p>
      {source.countryCn} · 版本日期 {source.editionDate || nothing} ·{' '}
      {source.entryCount.toLocaleString('zh-CN')} 条 <Change source={source} />
    </p>
  </>
)

interface SourceTableProps {
  readonly sources: readonly Source[]
  readonly onRefresh: () => void
}

/** The lists, each opening into where it comes from and how it was checked. */
export const SourceTable = ({ sources, onRefresh }: SourceTableProps) => (
  <section className="card" aria-label="名单">
    <DataTable
      page="listHealth"
      name="名单状态"
      columns={columns}
      keyOf={source => source.id}
      rows={sources}
      usualSize={50}
      card={source => <Card source={source} />}
      expand={source => <SourceDetails source={source} />}
      onRefresh={onRefresh}
    />
  </section>
)
