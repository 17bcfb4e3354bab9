import { decideProjectObject } from '@maojian/contract/calls/project-match'
import { projectLimits } from '@maojian/contract/project-rules'
import { Alert, Button, Input, Modal, Space } from 'antd'
import { useState } from 'react'
import type * as z from 'zod'
import { useAction } from '../../api/use-action.ts'
import { FaultAlert } from '../../ui/form/fault-alert.tsx'
import { choiceOf } from '../../ui/table/found-table.tsx'
import { MatchTable } from './match-table.tsx'
import { useShownMatches, type PartnerMatch } from './use-shown-matches.ts'

type Decided = z.output<typeof decideProjectObject.reply>

interface MatchPickerProps {
  readonly objectId: string
  readonly name: string
  readonly onClose: () => void
  readonly onDecided: (row: Decided) => void
}

const shownText = (shown: number, count: number): string =>
  `已展示 ${shown} / ${count} 个名单主体，只对已展示的作出判定。`
const unseenText = (count: number): string => `还有 ${count} 个名单主体尚未展示，未作判定，请翻页核对。`

const useDecision = ({ objectId, onClose, onDecided }: MatchPickerProps) => {
  const [note, setNote] = useState('')
  const matches = useShownMatches(objectId)
  const { subject, shown, restart } = matches
  const action = useAction({
    act: (send, partyId: string) =>
      send(
        decideProjectObject,
        { id: objectId, subject, partyId, shown, note: note.trim() },
        { placed: true },
      ),
    onDone: row => {
      onDecided(row)
      if (row.unseen === 0) onClose()
      else restart()
    },
    onFault: restart,
  })
  return { ...matches, ...action, note, setNote, isReady: note.trim() !== '' && shown.length > 0 }
}

/** Listed parties that a partner's name may mean, side by side: one of them, or none of those that were shown. */
export const MatchPicker = (props: MatchPickerProps) => {
  const [chosen, setChosen] = useState('')
  const { page, setPage, query, shown, note, setNote, isReady, run, busy, fault, reply } = useDecision(props)
  const count = query.data?.count ?? 0
  return (
    <Modal
      open
      width={960}
      title={`核对匹配：${props.name}`}
      onCancel={props.onClose}
      footer={
        <Space wrap>
          <Button disabled={!isReady} onClick={() => run('')} loading={busy}>
            以上均不是
          </Button>
          <Button
            type="primary"
            disabled={chosen === '' || !isReady}
            loading={busy}
            onClick={() => run(chosen)}
          >
            确认为所选主体
          </Button>
        </Space>
      }
    >
      <FaultAlert fault={fault} />
      {reply && reply.unseen > 0 && <Alert type="warning" showIcon title={unseenText(reply.unseen)} />}
      <MatchTable
        query={query}
        found={query.data}
        page={page}
        onPage={setPage}
        column={{ title: '已有判定', dataIndex: 'decided', width: 150, render: text => text || '—' }}
        rowSelection={choiceOf<PartnerMatch>({
          chosen,
          onChoose: one => setChosen(one.id),
          nameOf: one => one.name,
        })}
      />
      {shown.length < count && <p>{shownText(shown.length, count)}</p>}
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
