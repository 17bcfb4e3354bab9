import { listRecords, recordKinds } from '@maojian/contract/calls/evidence'
import { gravestFirst, rowVerdicts } from '@maojian/domain/vocabulary/counterparty-field'
import { useCall } from '../../api/use-call.ts'
import { DayInput } from '../../ui/form/day-input.tsx'
import { ChoiceFilter, KeywordFilter } from '../../ui/form/list-filters.tsx'
import { usePageState } from '../../ui/use-page-state.ts'
import { useRecordFilter } from './evidence.ts'
import styles from './records.module.css'

type Filter = ReturnType<typeof useRecordFilter>
type Change = (patch: Partial<Record<keyof Filter, string>>) => void

const optionsOf = (names: Readonly<Record<string, string>>, order = Object.keys(names)) =>
  order.map(value => ({ value, label: names[value] }))

const kinds = optionsOf(recordKinds)
const verdicts = optionsOf(rowVerdicts, gravestFirst.map(String))

const Operators = ({ filter, onChange }: { filter: Filter; onChange: Change }) => {
  const list = useCall(listRecords, { ...filter, pageSize: 1, operator: '' }, { quiet: true })
  const options = (list.data?.operators ?? []).map(one => ({
    value: one.userId,
    label: `${one.name}（${one.records} 条）`,
  }))
  return (
    <ChoiceFilter
      label="操作人"
      value={filter.operator}
      options={options}
      onChange={operator => onChange({ operator })}
    />
  )
}

/** The filter lives in the address; a change begins at the first page. */
export const RecordFilters = () => {
  const [, setState] = usePageState('screeningRecords')
  const filter = useRecordFilter()
  const change: Change = patch => setState({ ...patch, page: '' })
  return (
    <search className={styles.filters}>
      <KeywordFilter
        label="名称或记录编号"
        value={filter.keyword}
        onChange={keyword => change({ keyword })}
      />
      <ChoiceFilter label="类别" value={filter.kind} options={kinds} onChange={kind => change({ kind })} />
      <ChoiceFilter
        label="结论"
        value={filter.verdict}
        options={verdicts}
        onChange={verdict => change({ verdict })}
      />
      <Operators filter={filter} onChange={change} />
      <DayInput
        value={filter.startDate}
        placeholder="开始日期"
        onChange={startDate => change({ startDate })}
      />
      <DayInput value={filter.endDate} placeholder="结束日期" onChange={endDate => change({ endDate })} />
    </search>
  )
}
