import { listRecords, recordKinds } from '@maojian/contract/calls/evidence'
import { rowVerdicts } from '@maojian/domain/vocabulary/counterparty-field'
import { Input, Select } from 'antd'
import { useCall } from '../../api/use-call.ts'
import { DayInput } from '../../ui/form/day-input.tsx'
import { useDraft } from '../../ui/use-draft.ts'
import { usePageState } from '../../ui/use-page-state.ts'
import { useRecordFilter } from './evidence.ts'
import styles from './records.module.css'

type Filter = ReturnType<typeof useRecordFilter>
type Change = (patch: Partial<Record<keyof Filter, string>>) => void

const optionsOf = (names: Readonly<Record<string, string>>, order = Object.keys(names)) =>
  order.map(value => ({ value, label: names[value] }))

const kinds = optionsOf(recordKinds)
const verdicts = optionsOf(rowVerdicts, ['1', '2', '9', '0'])

interface ChoiceProps {
  readonly label: string
  readonly value: string
  readonly options: { value: string; label: string | undefined }[]
  readonly onChange: (value: string) => void
}

const Choice = ({ label, value, options, onChange }: ChoiceProps) => (
  <Select
    aria-label={label}
    allowClear
    placeholder={label}
    options={options}
    value={value === '' ? null : value}
    onChange={(next?: string | null) => onChange(next ?? '')}
  />
)

const Keyword = ({ value, onChange }: { value: string; onChange: (value: string) => void }) => {
  const [draft, setDraft] = useDraft(value)
  return (
    <Input.Search
      aria-label="名称或记录编号"
      placeholder="名称或记录编号"
      allowClear
      maxLength={300}
      value={draft}
      onChange={event => setDraft(event.target.value)}
      onSearch={text => onChange(text.trim())}
    />
  )
}

const Operators = ({ filter, onChange }: { filter: Filter; onChange: Change }) => {
  const list = useCall(listRecords, { ...filter, pageSize: 1, operator: '' } as never, { quiet: true })
  const options = (list.data?.operators ?? []).map(one => ({
    value: one.userId,
    label: `${one.name}（${one.records} 条）`,
  }))
  return (
    <Choice
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
  const change: Change = patch => setState({ ...patch, page: '' }, { replace: true })
  return (
    <search className={styles.filters}>
      <Keyword value={filter.keyword} onChange={keyword => change({ keyword })} />
      <Choice label="类别" value={filter.kind} options={kinds} onChange={kind => change({ kind })} />
      <Choice
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
