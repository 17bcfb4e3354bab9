import { suggestNames } from '@maojian/contract/calls/sanction'
import { debounces, searchTermProblem } from '@maojian/contract/limits'
import { AutoComplete } from 'antd'
import { useCall } from '../../api/use-call.ts'
import { useDebounced } from '../../ui/use-debounced.ts'
import type { TextFieldProps } from '../../ui/form/eccn-input.tsx'

export const EndUserInput = ({ value = '', onChange, ...field }: TextFieldProps) => {
  const keyword = useDebounced(value.trim(), debounces.endUsers)
  const enabled = searchTermProblem(keyword) === undefined
  const tips = useCall(suggestNames, { keyword, pageSize: 10 }, { enabled, quiet: true })
  const names = enabled ? (tips.data?.list ?? []) : []
  return (
    <AutoComplete
      {...field}
      allowClear
      defaultActiveFirstOption={false}
      value={value}
      placeholder="企业或个人名称，可不填"
      options={names.map((name, i) => ({
        key: i,
        value: name,
        label: `${name}（${tips.data?.entries[i]?.listName ?? ''}）`,
      }))}
      onChange={text => onChange?.(text ?? '')}
    />
  )
}
