import { DeleteOutlined, PlusOutlined } from '@ant-design/icons'
import { partyRoles, partyRolesZh, type PartyRole } from '@maojian/domain/vocabulary/transaction'
import { Button, Input, Select } from 'antd'
import { CountrySelect } from '../../ui/form/country-select.tsx'
import styles from './determination.module.css'
import type { TextFieldProps } from '../../ui/form/eccn-input.tsx'
import { partyLimit, readParties, type PartyLine } from './party-lines.ts'

const roles = partyRoles.map(value => ({ value, label: partyRolesZh[value] }))

interface RowProps {
  readonly row: PartyLine
  readonly at: number
  readonly onChange: (row: PartyLine | undefined) => void
}

const Row = ({ row, at, onChange }: RowProps) => (
  <div className={styles.party}>
    <Select<PartyRole>
      aria-label={`当事方 ${String(at)} 的角色`}
      value={row.role}
      options={roles}
      onChange={role => onChange({ ...row, role })}
    />
    <Input
      aria-label={`当事方 ${String(at)} 的名称`}
      placeholder="企业或个人名称"
      maxLength={300}
      value={row.name}
      onChange={event => onChange({ ...row, name: event.target.value })}
    />
    <CountrySelect
      label={`当事方 ${String(at)} 的所在地`}
      placeholder="所在地，可不填"
      value={row.country ?? ''}
      onChange={country => onChange({ ...row, country })}
    />
    <Button
      type="text"
      aria-label={`删除当事方 ${String(at)}`}
      icon={<DeleteOutlined aria-hidden="true" />}
      onClick={() => onChange(undefined)}
    />
  </div>
)

/** Everybody who takes part beside the end user, one row each; kept as the text that is asked. */
export const PartiesInput = ({ id, value = '', onChange }: TextFieldProps) => {
  const rows = readParties(value)
  const change = (next: readonly PartyLine[]) => onChange?.(next.length === 0 ? '' : JSON.stringify(next))
  return (
    <div id={id} tabIndex={-1} className={styles.parties}>
      {rows.map((row, at) => (
        <Row
          key={at}
          row={row}
          at={at + 1}
          onChange={next => change(rows.flatMap((one, i) => (i !== at ? [one] : next ? [next] : [])))}
        />
      ))}
      <Button
        icon={<PlusOutlined aria-hidden="true" />}
        disabled={rows.length >= partyLimit}
        onClick={() => change([...rows, { role: rows.length === 0 ? 'buyer' : 'consignee', name: '' }])}
      >
        添加当事方
      </Button>
    </div>
  )
}
