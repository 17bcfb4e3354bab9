import { listCountries } from '@maojian/contract/calls/country'
import { suggestCcl } from '@maojian/contract/calls/eccn'
import { suggestNames } from '@maojian/contract/calls/sanction'
import { controlTexts, debounces, searchTermProblem } from '@maojian/contract/limits'
import { App, AutoComplete, Button, DatePicker, Input, InputNumber, Select } from 'antd'
import { useState } from 'react'
import { useCall } from '../../api/use-call.ts'
import type { PageQuery } from '../../ui/page-address.ts'
import { useDebounced } from '../../ui/use-debounced.ts'
import { useDraft } from '../../ui/use-draft.ts'
import styles from './determination.module.css'

export type LicenceQuery = PageQuery<'licenceDetermination'>

interface FieldProps {
  readonly query: LicenceQuery
  readonly onChange: (change: LicenceQuery) => void
}

const ItemField = ({ query, onChange }: FieldProps) => {
  const text = query.eccn ?? ''
  const keyword = useDebounced(text, debounces.items)
  const tips = useCall(suggestCcl, { keyword }, { enabled: keyword !== '', quiet: true })
  return (
    <label htmlFor="licence-eccn">
      物项（ECCN，可带段落；未列入清单填 EAR99）
      <AutoComplete
        id="licence-eccn"
        allowClear
        value={text}
        placeholder="如 3A001.a.2 或 EAR99"
        options={(tips.data ?? []).map(one => ({ value: one.eccn, label: `${one.eccn} ${one.name}` }))}
        onChange={eccn => onChange({ eccn })}
      />
    </label>
  )
}

export const CountryField = ({ value, onChange }: { value: string; onChange: (id: string) => void }) => {
  const countries = useCall(listCountries, {}, { staleMs: Infinity })
  return (
    <label htmlFor="licence-destination">
      目的国家或地区
      <Select
        id="licence-destination"
        showSearch={{ optionFilterProp: 'label' }}
        allowClear
        placeholder="输入中文名、英文名或代码"
        value={value === '' ? undefined : value}
        loading={countries.isPending}
        options={(countries.data ?? []).map(one => ({
          value: one.id,
          label: `${one.nameCn} ${one.name} ${one.id}`,
        }))}
        onChange={id => onChange(id ?? '')}
      />
    </label>
  )
}

const EndUserField = ({ query, onChange }: FieldProps) => {
  const text = query.endUser ?? ''
  const keyword = useDebounced(text.trim(), debounces.endUsers)
  const enabled = searchTermProblem(keyword) === undefined
  const tips = useCall(suggestNames, { keyword, pageSize: 10 }, { enabled, quiet: true })
  return (
    <label htmlFor="licence-end-user">
      最终用户（将按现行名单筛查）
      <AutoComplete
        id="licence-end-user"
        allowClear
        maxLength={300}
        value={text}
        placeholder="企业或个人名称，可不填"
        options={
          enabled
            ? (tips.data?.list ?? []).map((value, i) => ({
                key: i,
                value,
                label: `${value}（${tips.data?.entries[i]?.listName ?? ''}）`,
              }))
            : []
        }
        onChange={endUser => onChange({ endUser })}
      />
    </label>
  )
}

const OtherFields = ({ query, onChange }: FieldProps) => (
  <>
    <EndUserField query={query} onChange={onChange} />
    <label htmlFor="licence-value">
      订单净值（美元）
      <InputNumber
        id="licence-value"
        min={0}
        controls={false}
        style={{ width: '100%' }}
        value={query.value ? Number(query.value) : null}
        placeholder="用于核对 LVS 例外"
        onChange={value => onChange({ value: value === null ? '' : String(value) })}
      />
    </label>
    <label htmlFor="licence-cn-code">
      中国两用物项管制编码
      <Input
        id="licence-cn-code"
        allowClear
        value={query.cnCode ?? ''}
        placeholder="如 3C001；不在清单内填“无”"
        onChange={event => onChange({ cnCode: event.target.value })}
      />
    </label>
    <label htmlFor="licence-date">
      判定日期
      <DatePicker
        id="licence-date"
        placeholder={query.date ?? '今天'}
        style={{ width: '100%' }}
        onChange={day => onChange({ date: day?.format('YYYY-MM-DD') ?? '' })}
      />
    </label>
  </>
)

const origins = [
  { value: 'us', label: '美国原产，或自美国出口' },
  { value: 'foreign', label: '美国以外制造' },
]

/** Whether the US rules reach the item at all; left open, they are taken to reach it. */
const OriginFields = ({ query, onChange }: FieldProps) => (
  <>
    <label htmlFor="licence-made">
      原产地
      <Select
        id="licence-made"
        allowClear
        placeholder="不填按受美国条例管辖处理"
        value={query.made || undefined}
        options={origins}
        onChange={made => onChange({ made: made ?? '', contentShare: '' })}
      />
    </label>
    {query.made === 'foreign' && (
      <label htmlFor="licence-content">
        受控美国成分占比（%）
        <InputNumber
          id="licence-content"
          min={0}
          max={100}
          controls={false}
          style={{ width: '100%' }}
          value={query.contentShare ? Number(query.contentShare) : null}
          onChange={share => onChange({ contentShare: share === null ? '' : String(share) })}
        />
      </label>
    )}
  </>
)

/** The four things asked, and what sharpens the answer. */
export const LicenceFields = ({
  query,
  onAsk,
}: {
  query: LicenceQuery
  onAsk: (q: LicenceQuery) => void
}) => {
  const { message } = App.useApp()
  const [draft, setDraft] = useDraft(JSON.stringify(query))
  const [problem, setProblem] = useState('')
  const current = JSON.parse(draft) as LicenceQuery
  const change = (patch: LicenceQuery) => setDraft(JSON.stringify({ ...current, ...patch }))
  const submit = () => {
    const wrong = !current.eccn?.trim()
      ? controlTexts.eccn
      : !current.destination
        ? controlTexts.destination
        : ''
    setProblem(wrong)
    if (wrong === '') onAsk({ ...current, eccn: current.eccn?.trim() ?? '' })
    else void message.info({ content: wrong, key: 'licence' })
  }
  return (
    <section className={`card ${styles.section}`} aria-label="判定条件">
      <div className={styles.fields}>
        <ItemField query={current} onChange={change} />
        <CountryField value={current.destination ?? ''} onChange={destination => change({ destination })} />
        <OtherFields query={current} onChange={change} />
        <OriginFields query={current} onChange={change} />
      </div>
      <div className={styles.bar}>
        <span className={styles.note} role="alert">
          {problem}
        </span>
        <Button type="primary" size="large" onClick={submit}>
          判定
        </Button>
      </div>
    </section>
  )
}
