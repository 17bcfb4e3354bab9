import { RedoOutlined } from '@ant-design/icons'
import { repeatRecord } from '@maojian/contract/calls/evidence'
import { Button, Table, type TableColumnsType } from 'antd'
import type * as z from 'zod'
import { useAction } from '../../api/use-action.ts'
import type { Send } from '../../api/client.ts'
import { pageAddress } from '../../ui/page-address.ts'
import { nothing } from '../../ui/nothing.ts'
import { VerdictLine } from '../../ui/verdict-line.tsx'
import type { RecordDetail } from './evidence.ts'
import styles from './records.module.css'

type Repeated = z.output<typeof repeatRecord.reply>
type Subject = Repeated['subjects'][number]
type Party = Subject['parties'][number]

const pauseMs = 1000

/** An index of former editions takes some seconds to be made. */
const repeatUntilDone = async (send: Send, id: string): Promise<Repeated> => {
  for (;;) {
    const reply = await send(repeatRecord, { id })
    if (reply.state === 'done') return reply
    await new Promise(resolve => setTimeout(resolve, pauseMs))
  }
}

const answered = (answer: Subject['again']): string =>
  answer === undefined ? nothing : `${answer.verdictName}${answer.count === 0 ? '' : ` ${answer.count} 个`}`

const subjectColumns: TableColumnsType<Subject> = [
  { title: '筛查对象', width: 260, render: (_value, { name }) => <span translate="no">{name}</span> },
  { title: '记录', width: 110, render: (_value, { recorded }) => answered(recorded) },
  { title: '当时的名单', width: 110, render: (_value, { again }) => answered(again) },
  { title: '今天的名单', width: 110, render: (_value, { today }) => answered(today) },
  {
    title: '核对',
    render: (_value, { again, isSame, isUnchanged }) =>
      `${again === undefined ? '无法按当时名单重做' : isSame ? '与记录一致' : '与记录不同'}；${
        isUnchanged ? '今天没有变化' : '今天有变化'
      }`,
  },
]

const scored = (score: number | undefined): string => (score === undefined ? '无' : String(score))

const partyColumns: TableColumnsType<Party> = [
  {
    title: '名单主体',
    width: 320,
    render: (_value, { id, name }) => (
      <a href={pageAddress('sanctionInfoSearch', { id })} target="_blank" rel="noopener" translate="no">
        {name}
      </a>
    ),
  },
  { title: '记录得分', width: 96, render: (_value, party) => scored(party.recorded) },
  { title: '当时的名单', width: 96, render: (_value, party) => scored(party.again) },
  { title: '今天的名单', width: 96, render: (_value, party) => scored(party.today) },
]

const isOther = ({ recorded, again, today }: Party): boolean => recorded !== again || recorded !== today

const Found = ({ found }: { found: Repeated }) => {
  const other = found.subjects.flatMap(({ parties }) => parties.filter(isOther))
  const isWrong = found.manner !== 'gone' && found.subjects.some(({ isSame }) => !isSame)
  return (
    <div aria-live="polite" className={styles.repeated}>
      <VerdictLine
        tone={isWrong ? 'red' : found.exact ? 'green' : 'amber'}
        title={found.title}
        detail={found.detail}
        basis={`重做于 ${found.at}（北京时间）`}
      />
      <Table
        rowKey="name"
        size="small"
        scroll={{ x: 720 }}
        columns={subjectColumns}
        dataSource={[...found.subjects]}
        pagination={false}
      />
      {other.length > 0 && (
        <>
          <h3>得分不同的名单主体</h3>
          <Table
            rowKey="id"
            size="small"
            scroll={{ x: 620 }}
            columns={partyColumns}
            dataSource={other}
            pagination={false}
          />
        </>
      )}
    </div>
  )
}

/** The same question once more: on the editions of its day, and on those of today. */
export const Repeat = ({ detail }: { detail: RecordDetail }) => {
  const { id } = detail.record
  const repeat = useAction({ act: (send, asked: string) => repeatUntilDone(send, asked) })
  if (!detail.intact || detail.erased || detail.subjects.length === 0) return null
  return (
    <section className="card" aria-label="重做核对">
      <h2>重做核对</h2>
      <p className={styles.note}>
        用当时的名单版本和当时的命中判定重做一次，看结果是否与记录一致；并与今天的名单对比。名单已更新时需要重新生成当时的索引，约需半分钟。
      </p>
      <Button icon={<RedoOutlined aria-hidden="true" />} loading={repeat.busy} onClick={() => repeat.run(id)}>
        {repeat.busy ? '正在重做…' : '按当时的名单重做'}
      </Button>
      {repeat.reply && <Found found={repeat.reply} />}
    </section>
  )
}
