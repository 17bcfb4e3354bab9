import { codes } from '@maojian/contract/codes'
import { Alert, Button, Space } from 'antd'
import { useState } from 'react'
import type { CallFault } from '../../api/call-fault.ts'

interface ChangedElsewhereProps<Row> {
  readonly fault: CallFault | undefined
  /** What differs, as the reader knows it: name, how it stands now, what he has typed. */
  readonly compare: (standing: Row) => readonly (readonly [name: string, standing: string, typed: string])[]
  /** Shows what stands now in the form. */
  readonly onTake: (standing: Row) => void
  /** Saves what was typed on top of it. */
  readonly onKeep: (standing: Row) => void
}

/** Code 204: somebody else has saved meanwhile. What was typed stays until the reader chooses. */
export const ChangedElsewhere = <Row,>({ fault, compare, onTake, onKeep }: ChangedElsewhereProps<Row>) => {
  const [settled, setSettled] = useState<CallFault>()
  if (fault?.code !== codes.changedElsewhere || fault === settled) return null
  const standing = fault.standing as Row
  const take = (): void => {
    setSettled(fault)
    onTake(standing)
  }
  return (
    <Alert
      type="warning"
      showIcon
      title={fault.message}
      description={
        <>
          <ul>
            {compare(standing).map(([name, now, typed]) => (
              <li key={name}>
                {name}：现在是“{now}”，您填写的是“{typed}”
              </li>
            ))}
          </ul>
          <Space wrap>
            <Button onClick={take}>采用现在的内容</Button>
            <Button onClick={() => onKeep(standing)}>仍保存我填写的内容</Button>
          </Space>
        </>
      }
      style={{ marginBottom: 16 }}
    />
  )
}
