import { Table, type TableColumnsType } from 'antd'
import { RiskTag } from '../../ui/risk-tag.tsx'
import { StarterMark } from '../../ui/starter-mark.tsx'
import { tableHeight } from '../../ui/table-height.ts'
import { useNarrow } from '../../ui/use-narrow.ts'
import styles from './health-page.module.css'
import { healthWords, type Source } from './health.ts'
import { SourceDetails } from './source-details.tsx'

const Health = ({ source }: { source: Source }) => (
  <div className={styles.health}>
    <RiskTag tone={source.health}>{healthWords[source.health]}</RiskTag>
    {source.healthReason !== '' && <small>{source.healthReason}</small>}
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

const Change = ({ source }: { source: Source }) => (
  <span className={styles.change}>
    <span title="新增">+{source.added}</span>
    <span title="移除">−{source.removed}</span>
    <span title="变更">~{source.changed}</span>
  </span>
)

const columns: TableColumnsType<Source> = [
  { title: '序号', key: 'index', width: 56, render: (_value, _source, i) => i + 1 },
  { title: '名单', key: 'name', width: 260, render: (_value, source) => <Name source={source} /> },
  { title: '国家/组织', dataIndex: 'countryCn', width: 96 },
  { title: '状态', key: 'health', width: 190, render: (_value, source) => <Health source={source} /> },
  { title: '版本日期', dataIndex: 'editionDate', width: 110, render: (date: string) => date || '--' },
  { title: '最近检查', dataIndex: 'lastCheck', width: 158, render: (time: string) => time || '--' },
  {
    title: '条目数',
    dataIndex: 'entryCount',
    width: 88,
    align: 'right',
    render: (count: number) => count.toLocaleString('zh-CN'),
  },
  {
    title: '新增/移除/变更',
    key: 'change',
    width: 140,
    align: 'right',
    render: (_v, source) => <Change source={source} />,
  },
]

const Cards = ({ sources }: { sources: readonly Source[] }) => (
  <ul className={styles.cards}>
    {sources.map(source => (
      <li key={source.id} className="card">
        <Name source={source} />
        <Health source={source} />
        <p className={styles.cardLine}>
          {source.countryCn} · 版本日期 {source.editionDate || '--'} ·{' '}
          {source.entryCount.toLocaleString('zh-CN')} 条 <Change source={source} />
        </p>
        <details>
          <summary>来源与校验</summary>
          <SourceDetails source={source} />
        </details>
      </li>
    ))}
  </ul>
)

/** A table on wide windows, cards on phones. */
export const SourceTable = ({ sources }: { sources: readonly Source[] }) => {
  const narrow = useNarrow()
  if (narrow) return <Cards sources={sources} />
  return (
    <section className={styles.frame}>
      <Table<Source>
        rowKey="id"
        size="small"
        columns={columns}
        dataSource={[...sources]}
        pagination={false}
        scroll={{ x: 1100, y: tableHeight }}
        expandable={{
          columnTitle: <span className="sr-only">详情</span>,
          expandedRowRender: source => <SourceDetails source={source} />,
        }}
      />
      <p className={styles.total}>共 {sources.length} 份名单</p>
    </section>
  )
}
