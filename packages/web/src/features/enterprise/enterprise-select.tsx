import { searchEnterprises } from '@maojian/contract/calls/enterprise'
import { debounces } from '@maojian/contract/limits'
import { Select } from 'antd'
import { useState } from 'react'
import { useCall } from '../../api/use-call.ts'
import { useDebounced } from '../../ui/use-debounced.ts'

interface EnterpriseSelectProps {
  readonly id: string
  readonly placeholder: string
  /** What is chosen, with its name where it is known. */
  readonly value: { readonly id: string; readonly name: string } | undefined
  readonly onChange: (id: string, name: string) => void
}

const least = 2
const kindWords = { 1: '企业', 2: '债券' } as const

/** Companies and bonds whose names begin as typed. */
const useFound = (text: string) => {
  const searchKey = useDebounced(text.trim(), debounces.endUsers)
  const enabled = [...searchKey].length >= least
  const options = { enabled, quiet: true, keepWhile: () => true }
  const companies = useCall(searchEnterprises, { searchKey, type: 1 }, options)
  const bonds = useCall(searchEnterprises, { searchKey, type: 2 }, options)
  const found = enabled ? [...(companies.data ?? []), ...(bonds.data ?? [])] : []
  return { found, enabled, busy: enabled && (companies.isFetching || bonds.isFetching) }
}

/** A company or bond of the graph, found by the beginning of its name or by a code. */
export const EnterpriseSelect = ({ id, placeholder, value, onChange }: EnterpriseSelectProps) => {
  const [text, setText] = useState('')
  const { found, enabled, busy } = useFound(text)
  const options = found.map(one => ({
    value: one.code,
    label: `${one.name} · ${kindWords[one.type]}${one.sample ? ' · 示例数据' : ''}`,
    name: one.name,
  }))
  const chosen = value && !options.some(one => one.value === value.id)
  return (
    <Select
      id={id}
      showSearch={{ filterOption: false, onSearch: setText }}
      size="large"
      style={{ width: '100%' }}
      placeholder={placeholder}
      value={value?.id ?? null}
      options={chosen ? [{ value: value.id, label: value.name, name: value.name }, ...options] : options}
      loading={busy}
      notFoundContent={
        !enabled ? `至少输入 ${least} 个字符` : busy ? '正在查找' : '未收录该企业或债券；名称须从开头输入'
      }
      onChange={(code: string, option) => {
        const one = Array.isArray(option) ? option[0] : option
        if (code) onChange(code, one?.name ?? code)
      }}
    />
  )
}
