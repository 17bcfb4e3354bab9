import { Input, Radio, Space } from 'antd'
import { useState } from 'react'
import { PartTable } from '../part-table.tsx'
import type { FieldProps } from './field-props.ts'

/** A maker's part by its name or number (page 021): one row or none. */
export const PartPicker = ({ page, said, onSay, onWords }: FieldProps) => {
  const [by, setBy] = useState<'name' | 'code'>(page.componentType === 1 ? 'name' : 'code')
  const [asked, setAsked] = useState(page.componentKeyword)
  const search = (text: string, way = by): void => {
    setAsked(text)
    onWords({ componentKeyword: text, componentType: way === 'name' ? '1' : '2' })
  }
  return (
    <div>
      <Space wrap style={{ marginBottom: 12 }}>
        <Radio.Group
          aria-label="查找方式"
          optionType="button"
          options={[
            { value: 'code', label: '料号' },
            { value: 'name', label: '名称' },
          ]}
          value={by}
          onChange={event => {
            setBy(event.target.value as typeof by)
            search('', event.target.value as typeof by)
          }}
        />
        <Input.Search
          aria-label="料号或名称"
          enterButton="查询"
          maxLength={120}
          defaultValue={asked}
          onSearch={text => search(text.trim())}
        />
      </Space>
      {asked !== '' && (
        <PartTable
          key={`${by} ${asked}`}
          by={by}
          words={asked}
          chosen={said[0] ?? ''}
          onChoose={part => onSay([part.id])}
        />
      )}
    </div>
  )
}
