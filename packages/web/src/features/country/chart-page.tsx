import { listChartFor } from '@maojian/contract/calls/country'
import { emptyTexts } from '@maojian/contract/limits'
import { pages } from '@maojian/contract/pages'
import { Input } from 'antd'
import { useCall } from '../../api/use-call.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { SaveButtons } from '../../ui/table/save-buttons.tsx'
import { SkeletonRows } from '../../ui/skeleton-rows.tsx'
import { SourceLine } from '../../ui/source-line.tsx'
import { usePageState } from '../../ui/use-page-state.ts'
import { ChartTable, FootnoteMark, type Chart } from './chart-table.tsx'
import { chartHeader, chartTable, matches } from './chart-view.ts'
import styles from './country.module.css'

const official =
  'https://www.ecfr.gov/current/title-15/part-738/appendix-Supplement%20No.%201%20to%20Part%20738'

const Footnotes = ({ notes }: { notes: Chart['footnotes'] }) => (
  <section className={`card ${styles.section}`} aria-label="脚注">
    <h2>脚注（{notes.length}）</h2>
    <ol>
      {notes.map(note => (
        <li key={note.number}>
          <FootnoteMark note={note} /> {note.text} <span className={styles.note}>{note.citation}</span>
        </li>
      ))}
    </ol>
  </section>
)

const Shown = ({ chart, find, onFind }: { chart: Chart; find: string; onFind: (text: string) => void }) => {
  const rows = chart.data.filter(row => matches(row, find))
  return (
    <>
      <div className={styles.bar}>
        <Input.Search
          allowClear
          aria-label="按国家筛选"
          placeholder="按国家或地区名称、代码筛选"
          style={{ maxWidth: 320 }}
          defaultValue={find}
          onSearch={text => onFind(text.trim())}
        />
        <SaveButtons
          table={() => ({ name: '进口管制国别表', header: chartHeader, rows: chartTable(rows) })}
        />
      </div>
      {chart.highlight.length > 0 && (
        <output>
          已突出显示：{chart.highlight.join('、')} 列。标 X
          表示因该事由需要许可；空白只表示此事由不要求许可，不等于放行。
        </output>
      )}
      {rows.length === 0 ? (
        <section className="card">
          <EmptyState title={emptyTexts.noRelevant}>没有名称含“{find}”的国家或地区。</EmptyState>
        </section>
      ) : (
        <ChartTable rows={rows} footnotes={chart.footnotes} highlight={chart.highlight} />
      )}
      <p className={styles.note}>共 {rows.length} 行</p>
      <Footnotes notes={chart.footnotes} />
      <SourceLine list="15 CFR 738 补编 1（国别表）" edition={`截至 ${chart.asOf}`} url={official} />
    </>
  )
}

const Content = () => {
  const [{ code = '', eccn = '', find = '' }, setQuery] = usePageState('listofCountries')
  const chart = useCall(listChartFor, { code, eccn })
  if (chart.isPending) return <SkeletonRows rows={10} height={40} />
  if (chart.isError)
    return <ErrorState error={chart.error} what="读取国别表" onRetry={() => void chart.refetch()} />
  return <Shown chart={chart.data} find={find} onFind={text => setQuery({ find: text }, { replace: true })} />
}

export const ChartPage = () => (
  <div className="page">
    <h1>{pages.listofCountries.title}</h1>
    <Content />
  </div>
)
