import { decideHit } from '@maojian/contract/calls/decision'
import { searchSanctions } from '@maojian/contract/calls/sanction'
import { Button, Form, Modal } from 'antd'
import { useState } from 'react'
import { useMayWrite, useSession } from '../../api/client-context.ts'
import { useAction, type Action } from '../../api/use-action.ts'
import { ChangedElsewhere } from '../../ui/form/changed-elsewhere.tsx'
import { DecisionFields, type TypedDecision } from '../../ui/form/decision-fields.tsx'
import type { AskedParty, Decision, Hit } from './hit.ts'
import styles from './hit.module.css'

interface Deciding extends TypedDecision {
  readonly previous: number
}

interface DialogProps {
  readonly hit: Hit
  readonly previous: number
  readonly decide: Action<Deciding, Decision>
  readonly onClose: () => void
}

const Dialog = ({ hit, previous, decide, onClose }: DialogProps) => {
  const [form] = Form.useForm<TypedDecision>()
  const save = (after: number) => decide.run({ ...form.getFieldsValue(), previous: after })
  return (
    <Modal
      open
      title={`判定：${hit.name}`}
      okText="保存判定"
      cancelText="取消"
      confirmLoading={decide.busy}
      onOk={() => void form.validateFields().then(() => save(previous))}
      onCancel={onClose}
    >
      <ChangedElsewhere<Decision>
        fault={decide.fault}
        compare={standing => [
          ['判定', `${standing.sameName}（${standing.author}，${standing.decidedAt}）`, '见下方'],
          ['理由', standing.reason, form.getFieldValue('reason') as string],
        ]}
        onTake={onClose}
        onKeep={standing => save(standing.sequence)}
      />
      <Form form={form} layout="vertical" requiredMark>
        <DecisionFields />
      </Form>
    </Modal>
  )
}

const Standing = ({ decision }: { decision: Decision }) => (
  <span className="wrap-anywhere">
    {decision.stateName}判定：<strong>{decision.sameName}</strong>，{decision.reason}（{decision.author}，
    {decision.decidedAt}，复核日期 {decision.reviewOn}）
  </span>
)

/** What the organisation has decided of this hit, and the way to decide. */
export const HitDecision = ({ hit, asked }: { hit: Hit; asked: AskedParty }) => {
  const [open, setOpen] = useState(false)
  const decide = useAction<Deciding, Decision>({
    act: (send, typed) => send(decideHit, { ...asked, ...typed, partyId: hit.id }, { placed: true }),
    changes: [searchSanctions],
    onDone: () => setOpen(false),
  })
  const mayWrite = useMayWrite()
  if (useSession() === undefined) return null
  return (
    <p className={styles.decision}>
      {hit.decision && <Standing decision={hit.decision} />}{' '}
      {mayWrite && (
        <Button
          size="small"
          aria-label={hit.decision ? '重新判定' : '判定是否同一主体'}
          onClick={() => setOpen(true)}
        >
          {hit.decision ? '重新判定' : '判定'}
        </Button>
      )}
      {open && (
        <Dialog
          hit={hit}
          previous={hit.decision?.sequence ?? 0}
          decide={decide}
          onClose={() => setOpen(false)}
        />
      )}
    </p>
  )
}
