import { decideHit, decisionAnswers } from '@maojian/contract/calls/decision'
import { searchSanctions } from '@maojian/contract/calls/sanction'
import { Button, Form, Input, Modal, Radio } from 'antd'
import { useState } from 'react'
import { useSession } from '../../api/client-context.ts'
import { useAction, type Action } from '../../api/use-action.ts'
import { ChangedElsewhere } from '../../ui/form/changed-elsewhere.tsx'
import { DayInput } from '../../ui/form/day-input.tsx'
import type { AskedParty, Decision, Hit } from './hit.ts'
import styles from './hit.module.css'

interface Typed {
  readonly same: 'yes' | 'no' | 'unclear'
  readonly reason: string
  readonly reviewOn?: string
}

interface Deciding extends Typed {
  readonly previous: number
}

interface DialogProps {
  readonly hit: Hit
  readonly previous: number
  readonly decide: Action<Deciding, Decision>
  readonly onClose: () => void
}

const answers = Object.entries(decisionAnswers).map(([value, label]) => ({ value, label }))

const Dialog = ({ hit, previous, decide, onClose }: DialogProps) => {
  const [form] = Form.useForm<Typed>()
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
        <Form.Item name="same" label="与所查对象" rules={[{ required: true, message: '请选择判定' }]}>
          <Radio.Group options={answers} />
        </Form.Item>
        <Form.Item
          name="reason"
          label="理由"
          rules={[{ required: true, whitespace: true, message: '请填写理由' }]}
        >
          <Input.TextArea rows={3} maxLength={500} showCount placeholder="依据什么资料、哪一项相同或不同" />
        </Form.Item>
        <Form.Item
          name="reviewOn"
          label="复核日期"
          extra="不填为 12 个月后；到期、或名单条目变化后判定失效。"
        >
          <DayInput />
        </Form.Item>
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
  if (useSession() === undefined) return null
  return (
    <p className={styles.decision}>
      {hit.decision && <Standing decision={hit.decision} />}{' '}
      <Button
        size="small"
        aria-label={hit.decision ? '重新判定' : '判定是否同一主体'}
        onClick={() => setOpen(true)}
      >
        {hit.decision ? '重新判定' : '判定'}
      </Button>
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
