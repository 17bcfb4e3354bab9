import { decideProjectObject } from '@maojian/contract/calls/project'
import { projectLimits } from '@maojian/contract/project-rules'
import { Button, Input, Modal, Space } from 'antd'
import { useState } from 'react'
import type * as z from 'zod'
import { useAction } from '../../api/use-action.ts'
import { FaultAlert } from '../../ui/form/fault-alert.tsx'
import { choiceOf } from '../../ui/table/found-table.tsx'
import { MatchTable } from './match-table.tsx'

type Decided = z.output<typeof decideProjectObject.reply>

interface MatchPickerProps {
  readonly objectId: string
  readonly name: string
  readonly country: string
  readonly onClose: () => void
  readonly onDecided: (row: Decided) => void
}

/** Listed parties that a partner's name may mean, side by side: one of them, or none of the above. */
export const MatchPicker = ({ objectId, name, country, onClose, onDecided }: MatchPickerProps) => {
  const [chosen, setChosen] = useState('')
  const [note, setNote] = useState('')
  const { run, busy, fault } = useAction({
    act: (send, partyId: string) =>
      send(decideProjectObject, { id: objectId, partyId, note: note.trim() }, { placed: true }),
    onDone: onDecided,
  })
  return (
    <Modal
      open
      width={960}
      title={`核对匹配：${name}`}
      onCancel={onClose}
      footer={
        <Space wrap>
          <Button disabled={note.trim() === ''} onClick={() => run('')} loading={busy}>
            以上均不是
          </Button>
          <Button
            type="primary"
            disabled={chosen === '' || note.trim() === ''}
            loading={busy}
            onClick={() => run(chosen)}
          >
            确认为所选主体
          </Button>
        </Space>
      }
    >
      <FaultAlert fault={fault} />
      <MatchTable
        name={name}
        country={country}
        choice={{
          rowSelection: choiceOf({ chosen, onChoose: one => setChosen(one.id), nameOf: one => one.name }),
        }}
      />
      <Input
        aria-label="理由"
        placeholder="理由（必填，记入命中判定），如：注册号、地址不同"
        maxLength={projectLimits.note}
        value={note}
        onChange={event => setNote(event.target.value)}
        style={{ marginTop: 12 }}
      />
    </Modal>
  )
}
