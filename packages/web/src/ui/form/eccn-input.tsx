import { suggestCcl } from '@maojian/contract/calls/eccn'
import { debounces } from '@maojian/contract/limits'
import { AutoComplete } from 'antd'
import { useCall } from '../../api/use-call.ts'
import { useDebounced } from '../use-debounced.ts'

export interface TextFieldProps {
  readonly id?: string
  readonly value?: string
  readonly onChange?: (text: string) => void
}

/** A code with suggestions; what was typed is asked as it stands. */
export const EccnInput = ({ value = '', onChange, ...field }: TextFieldProps) => {
  const keyword = useDebounced(value, debounces.items)
  const tips = useCall(suggestCcl, { keyword }, { enabled: keyword !== '', quiet: true })
  return (
    <AutoComplete
      {...field}
      allowClear
      defaultActiveFirstOption={false}
      value={value}
      placeholder="如 3A001.a.2 或 EAR99"
      options={(tips.data ?? []).map(one => ({ value: one.eccn, label: `${one.eccn} ${one.name}` }))}
      onChange={text => onChange?.(text ?? '')}
    />
  )
}
