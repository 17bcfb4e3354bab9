import { getRegulation } from '@maojian/contract/calls/regulation'
import { pages } from '@maojian/contract/pages'
import { Link } from '@tanstack/react-router'
import { Alert, Collapse } from 'antd'
import type * as z from 'zod'
import { useCall } from '../../api/use-call.ts'
import { ErrorState } from '../../ui/error-state.tsx'
import { pageAddress } from '../../ui/page-address.ts'
import type { Column } from '../../ui/table/column.ts'
import { ShortTable } from '../../ui/table/short-table.tsx'
import { SkeletonRows } from '../../ui/skeleton-rows.tsx'
import { ForAdministrators } from '../../ui/for-administrators.tsx'
import styles from './regulation-page.module.css'
import { nothing } from '../../ui/nothing.ts'

type Status = z.output<typeof getRegulation.reply>
type Part = Status['parts'][number]

const kinds = { added: '新增', removed: '移除', changed: '变更' } as const
const isEntry = (key: string): boolean => /^\d[A-E]\d{3}$/.test(key)

const Key = ({ value }: { value: string }) =>
  isEntry(value) ? <Link to={pageAddress('eccBodyDetailsPage', { eccn: value })}>{value}</Link> : <>{value}</>

const difference = (part: Part): string =>
  part.first ? '首个版本' : `新增 ${part.added}，移除 ${part.removed}，变更 ${part.changed}`

const columns: readonly Column<Part>[] = [
  {
    key: 'part',
    title: '部分',
    text: part => `15 CFR ${part.part}`,
    draw: part => (
      <>
        <a href={part.url} target="_blank" rel="noopener noreferrer">
          15 CFR {part.part}
        </a>
        <span className={styles.sub}>{part.title}</span>
      </>
    ),
  },
  { key: 'editionDate', title: '版本日期', width: 110, text: part => part.editionDate || '未导入' },
  { key: 'units', title: '单元', width: 80, text: part => (part.editionDate === '' ? '' : part.units) },
  {
    key: 'difference',
    title: '与上一版本',
    text: difference,
    draw: part => (
      <>
        {part.editionDate === '' ? nothing : difference(part)}
        {part.note !== '' && <span className={styles.sub}>{part.note}</span>}
      </>
    ),
  },
  {
    key: 'digest',
    title: '文件摘要',
    width: 130,
    text: part => part.digest,
    draw: part => <code>{part.digest.slice(0, 12) || nothing}</code>,
  },
]

const Editions = ({ parts }: { parts: readonly Part[] }) => (
  <section className="card">
    <h1>{pages.regulationText.title}</h1>
    <ShortTable quiet caption="各部分的版本" columns={columns} rows={parts} keyOf={part => part.part} />
    {parts.every(part => part.editionDate === '') && (
      <Alert
        showIcon
        type="info"
        style={{ marginTop: 12 }}
        title="尚未导入官方文本"
        description={
          <ForAdministrators others="如需阅读官方全文，请联系管理员导入。判定不依赖此文本。">
            在服务器上运行 <code>npm run -s maojian -- control refresh</code>（需要外网），或以{' '}
            <code>npm run -s maojian -- control import 文件夹</code> 导入下载好的 eCFR XML。判定不依赖此文本。
          </ForAdministrators>
        }
      />
    )}
  </section>
)

const Changes = ({ parts }: { parts: readonly Part[] }) => {
  const changed = parts.filter(part => part.changes.length > 0)
  if (changed.length === 0) return null
  return (
    <section className="card">
      <h2>最近一次版本更新的内容</h2>
      <Collapse
        items={changed.map(part => ({
          key: part.part,
          label: `15 CFR ${part.part}（${part.changes.length}）`,
          children: (
            <ul className={styles.list}>
              {part.changes.map(one => (
                <li key={one.key}>
                  {kinds[one.kind]} <Key value={one.key} />
                  {one.notes.length > 0 && `：${one.notes.join('；')}`}
                </li>
              ))}
            </ul>
          ),
        }))}
      />
    </section>
  )
}

const Differences = ({ status }: { status: Status }) => (
  <section className="card">
    <h2>文本与内置事实的差异</h2>
    {status.differences.length === 0 ? (
      <p>
        {status.parts.some(part => part.editionDate !== '')
          ? '未发现差异。'
          : '导入官方文本后，在此比较管制事由、国别表列、LVS 金额、段落、国家组与内置事实。'}
      </p>
    ) : (
      <>
        <p>
          共 {status.differences.length} 处。判定仍按内置事实（截至 {status.factsAsOf}），请逐项核对。
        </p>
        <ul className={styles.list}>
          {status.differences.map((one, i) => (
            <li key={i}>
              {one.kind === 'entry' ? one.key : <Key value={one.key} />}：{one.text}
            </li>
          ))}
        </ul>
      </>
    )}
  </section>
)

/** Which official text is here, what its newest edition changed, and where the facts are behind. */
export const RegulationPage = () => {
  const query = useCall(getRegulation, {}, { quiet: true })
  if (query.isPending) return <SkeletonRows rows={3} height={120} />
  if (query.isError)
    return <ErrorState error={query.error} what="读取官方文本版本" onRetry={() => void query.refetch()} />
  return (
    <div className={styles.page}>
      <Editions parts={query.data.parts} />
      <Changes parts={query.data.parts} />
      <Differences status={query.data} />
    </div>
  )
}
