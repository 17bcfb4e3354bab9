import { DeleteOutlined, PlusOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useState } from 'react'
import { NameInput } from '../name-input.tsx'
import type { FieldProps } from './field-props.ts'
import styles from './wizard.module.css'

/** Names one below the other; each is screened as it is typed. */
export const NamesField = ({ question, said, onSay }: FieldProps) => {
  const [rows, setRows] = useState<readonly string[]>(said.length === 0 ? [''] : said)
  const set = (next: readonly string[]): void => {
    setRows(next)
    onSay(next.filter(name => name.trim() !== ''))
  }
  return (
    <div className={styles.wide}>
      {rows.map((name, index) => (
        <div key={index} className={styles.nameRow}>
          <NameInput
            id={`wizard-${question.questionId}${index === 0 ? '' : `-${index}`}`}
            label={index === 0 ? '最终用户名称' : '收货人名称'}
            value={name}
            onChange={text => set(rows.map((one, at) => (at === index ? text : one)))}
          />
          <Button
            type="text"
            aria-label={`删除第 ${index + 1} 个名称`}
            disabled={rows.length === 1}
            icon={<DeleteOutlined aria-hidden="true" />}
            onClick={() => set(rows.filter((_, at) => at !== index))}
          />
        </div>
      ))}
      <Button type="dashed" icon={<PlusOutlined aria-hidden="true" />} onClick={() => setRows([...rows, ''])}>
        再加一个
      </Button>
    </div>
  )
}
