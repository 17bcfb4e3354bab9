import { decideHit } from '@maojian/contract/calls/decision'
import { searchSanctions } from '@maojian/contract/calls/sanction'
import { Button, Form, Modal } from 'antd'
import { useState } from 'react'
import { useMayWrite, useSession } from '../../api/client-context.ts'
import { useAction, type Action } from '../../api/use-action.ts'
import { ChangedElsewhere } from '../../ui/form/changed-elsewhere.tsx'
import { DecisionFields, type TypedDecision } from '../../ui/form/decision-fields.tsx'
import { useKeptState } from '../../ui/form/use-kept-state.ts'
import type { AskedParty, Decision, Hit } from './hit.ts'
import styles from './hit.module.css'

interface Deciding extends TypedDecision {
  readonly previous: number
}

interface DialogProps {
  readonly open: boolean
  readonly hit: Hit
  readonly typed: Partial<TypedDecision>
  readonly onTyped: (typed: Partial<TypedDecision>) => void
  readonly previous: number
  readonly decide: Action<Deciding, Decision>
  readonly onClose: () => void
  /** It is off the screen, and the focus is back where it came from. */
  readonly onClosed: () => void
}

const Dialog = ({ open, hit, typed, onTyped, previous, decide, onClose, onClosed }: DialogProps) => {
  const [form] = Form.useForm<TypedDecision>()
  const save = (after: number) => decide.run({ ...form.getFieldsValue(), previous: after })
  return (
    <Modal
      open={open}
      title={`判定：${hit.name}`}
      okText="保存判定"
      cancelText="取消"
      confirmLoading={decide.busy}
      onOk={() => void form.validateFields().then(() => save(previous))}
      onCancel={onClose}
      afterClose={onClosed}
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
      <Form
        form={form}
        layout="vertical"
        requiredMark
        initialValues={typed}
        onValuesChange={(_, fields) => onTyped(fields)}
      >
        <DecisionFields />
      </Form>
    </Modal>
  )
}

const Standing = ({ decision }: { decision: Decision }) => (
  <span className="wrap-anywhere">
    {decision.stateName}判定：<strong>{decision.sameName}</strong>，<bdi>{decision.reason}</bdi>（
    <bdi>{decision.author}</bdi>，{decision.decidedAt}，复核日期 {decision.reviewOn}）
  </span>
)

/** The dialog of a hit: what is typed in it outlives its closing and a reload, until it is saved. */
const useDeciding = (hit: Hit, asked: AskedParty) => {
  const [state, setState] = useState<'away' | 'open' | 'closing'>('away')
  const [typed, onTyped] = useKeptState<Partial<TypedDecision>>(`decision.${asked.name}.${hit.id}`, {})
  const onClose = () => setState('closing')
  const decide = useAction<Deciding, Decision>({
    act: (send, fields) => send(decideHit, { ...asked, ...fields, partyId: hit.id }, { placed: true }),
    changes: [searchSanctions],
    onDone: () => {
      onTyped({})
      onClose()
    },
  })
  const dialog = state !== 'away' && (
    <Dialog
      open={state === 'open'}
      {...{ hit, typed, onTyped, decide, onClose }}
      previous={hit.decision?.sequence ?? 0}
      onClosed={() => setState('away')}
    />
  )
  return { dialog, onOpen: () => setState('open') }
}

/** What the organisation has decided of this hit, and the way to decide. */
export const HitDecision = ({ hit, asked }: { hit: Hit; asked: AskedParty }) => {
  const { dialog, onOpen } = useDeciding(hit, asked)
  const mayWrite = useMayWrite()
  if (useSession() === undefined) return null
  return (
    <p className={styles.decision}>
      {hit.decision && <Standing decision={hit.decision} />}{' '}
      {mayWrite && (
        <Button size="small" aria-label={hit.decision ? '重新判定' : '判定是否同一主体'} onClick={onOpen}>
          {hit.decision ? '重新判定' : '判定'}
        </Button>
      )}
      {dialog}
    </p>
  )
}
