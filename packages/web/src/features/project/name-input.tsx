import { suggestEntities } from '@maojian/contract/calls/project'
import { debounces } from '@maojian/contract/limits'
import { projectLimits } from '@maojian/contract/project-rules'
import { AutoComplete } from 'antd'
import { useState } from 'react'
import { useCall } from '../../api/use-call.ts'
import { useDebounced } from '../../ui/use-debounced.ts'

interface NameInputProps {
  readonly id: string
  readonly label: string
  readonly value: string
  readonly onChange: (name: string) => void
}

const shown = 8

/** A name as typed, with the listed names that it may mean: who they are and on which lists. */
export const NameInput = ({ id, label, value, onChange }: NameInputProps) => {
  const [typing, setTyping] = useState(false)
  const keyword = useDebounced(value, debounces.endUsers)
  const tips = useCall(
    suggestEntities,
    { keyword, pageSize: shown },
    { enabled: typing && [...keyword].length > 1, quiet: true },
  )
  return (
    <AutoComplete
      id={id}
      aria-label={label}
      placeholder={label}
      style={{ width: '100%' }}
      maxLength={projectLimits.subject}
      defaultActiveFirstOption={false}
      popupMatchSelectWidth={360}
      value={value}
      options={(tips.data?.suggestList.data ?? []).map(one => ({
        value: one.name,
        key: one.id,
        label: `${one.name}${one.nameZh === '' ? '' : ` ${one.nameZh}`} · ${one.typeName}${one.country === '' ? '' : ` · ${one.country}`} · ${one.lists.join('、')}`,
      }))}
      onFocus={() => setTyping(true)}
      onBlur={() => setTyping(false)}
      onChange={text => onChange(text ?? '')}
    />
  )
}
