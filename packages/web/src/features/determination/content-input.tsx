import { DeleteOutlined, PlusOutlined } from '@ant-design/icons'
import { Button, Input, InputNumber } from 'antd'
import styles from './determination.module.css'
import type { TextFieldProps } from '../../ui/form/eccn-input.tsx'
import { readContent, type ContentLine } from './party-lines.ts'

interface RowProps {
  readonly row: ContentLine
  readonly at: number
  readonly onChange: (row: ContentLine | undefined) => void
}

const Row = ({ row, at, onChange }: RowProps) => (
  <div className={styles.part}>
    <Input
      aria-label={`美国成分 ${String(at)} 的 ECCN`}
      placeholder="ECCN 或 EAR99"
      value={row.eccn}
      onChange={event => onChange({ ...row, eccn: event.target.value })}
    />
    <InputNumber
      stringMode
      controls={false}
      min="0"
      aria-label={`美国成分 ${String(at)} 的价值`}
      placeholder="价值"
      style={{ width: '100%' }}
      value={row.value}
      onChange={value => onChange({ ...row, value: value ?? '' })}
    />
    <Button
      type="text"
      aria-label={`删除美国成分 ${String(at)}`}
      icon={<DeleteOutlined aria-hidden="true" />}
      onClick={() => onChange(undefined)}
    />
  </div>
)

/** US parts with their values and the price of the whole, from which the controlled share is computed. */
export const ContentInput = ({ id, value = '', onChange }: TextFieldProps) => {
  const { price, parts } = readContent(value)
  const change = (next: { price: string; parts: readonly ContentLine[] }) =>
    onChange?.(next.price === '' && next.parts.length === 0 ? '' : JSON.stringify(next))
  return (
    <div id={id} tabIndex={-1} className={styles.parties}>
      <InputNumber
        stringMode
        controls={false}
        min="0"
        aria-label="整件货物的公平市价"
        placeholder="整件货物的公平市价"
        style={{ width: '100%' }}
        value={price === '' ? null : price}
        onChange={next => change({ price: next ?? '', parts })}
      />
      {parts.map((row, at) => (
        <Row
          key={at}
          row={row}
          at={at + 1}
          onChange={next =>
            change({ price, parts: parts.flatMap((one, i) => (i !== at ? [one] : next ? [next] : [])) })
          }
        />
      ))}
      <Button
        icon={<PlusOutlined aria-hidden="true" />}
        onClick={() => change({ price, parts: [...parts, { eccn: '', value: '' }] })}
      >
        添加美国成分
      </Button>
    </div>
  )
}
