import { decisionAnswers } from '@maojian/contract/calls/decision'
import { Form, Input, Radio } from 'antd'
import { DayInput } from './day-input.tsx'

export interface TypedDecision {
  readonly same: keyof typeof decisionAnswers
  readonly reason: string
  readonly reviewOn?: string
}

const answers = Object.entries(decisionAnswers).map(([value, label]) => ({ value, label }))

/** What a person says of a hit; the same wherever hits are decided on. */
export const DecisionFields = () => (
  <>
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
    <Form.Item name="reviewOn" label="复核日期" extra="不填为 12 个月后；到期、或名单条目变化后判定失效。">
      <DayInput />
    </Form.Item>
  </>
)
