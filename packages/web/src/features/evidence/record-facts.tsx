import { Descriptions } from 'antd'
import { useNarrow } from '../../ui/use-narrow.ts'
import { nothing } from '../../ui/nothing.ts'
import type { RecordDetail } from './evidence.ts'

const Code = ({ text }: { text: string }) => <code className="wrap-anywhere">{text || nothing}</code>

/** By what it was asked, and by what it can be checked. */
export const RecordFacts = ({ detail }: { detail: RecordDetail }) => {
  const { record, settings, engine, digest, previousSeal } = detail
  const items = [
    ...settings.map(({ label, value }) => ({ key: label, label, children: value })),
    { key: 'operator', label: '操作人', children: record.operator },
    { key: 'engine', label: '引擎', children: engine || nothing },
    { key: 'snapshot', label: '名单快照', children: <Code text={record.snapshotId} /> },
    { key: 'id', label: '记录编号', children: <Code text={record.id} /> },
    { key: 'number', label: '链内序号', children: record.number },
    { key: 'digest', label: '内容摘要', children: <Code text={digest} /> },
    { key: 'previous', label: '前一条封印', children: <Code text={previousSeal} /> },
    { key: 'seal', label: '本条封印', children: <Code text={record.seal} /> },
  ]
  return (
    <section className="card" aria-label="口径与封印">
      <h2>口径与封印</h2>
      <Descriptions size="small" column={useNarrow() ? 1 : 2} items={items} />
    </section>
  )
}
