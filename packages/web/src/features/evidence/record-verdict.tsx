import { VerdictLine } from '../../ui/verdict-line.tsx'
import { verdictTone, type RecordDetail } from './evidence.ts'

/** What the warning says stands below, whole. */
const titleOf = ({ record, warning }: RecordDetail): string => {
  if (record.verdict === 0) return warning === '' ? '未发现' : '未发现，但不能作为结论'
  return record.verdict === 9 ? record.verdictName : `${record.verdictName}：共 ${record.hits} 个主体`
}

/** What was answered, unless the record is no longer what was written. */
export const RecordVerdict = ({ detail }: { detail: RecordDetail }) => {
  const { record, intact, erased, warning } = detail
  const who = (
    <>
      {record.kindName}“<bdi>{record.title}</bdi>”，<bdi>{record.operator}</bdi>，{record.at}（北京时间）
    </>
  )
  if (!intact)
    return <VerdictLine tone="red" title="此记录已被改动，不能作为依据" detail={<>内容与封印不符。{who}</>} />
  if (erased)
    return (
      <VerdictLine tone="grey" title="内容已到期清除" detail="保留期限已过，只留下证明其未被改动的封印。" />
    )
  return (
    <VerdictLine
      tone={verdictTone(record.verdict, record.warned)}
      title={titleOf(detail)}
      detail={who}
      basis={warning === '' ? '内容与封印相符，未被改动。' : warning}
    />
  )
}
