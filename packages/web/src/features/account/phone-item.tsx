import { accountTexts, phoneProblem } from '@maojian/contract/account-rules'
import { Form, Input } from 'antd'

interface PhoneItemProps {
  readonly name: string
  readonly emptyText?: string
}

const check =
  (emptyText: string) =>
  (_: unknown, value?: string): Promise<void> => {
    const problem = phoneProblem(value ?? '')
    if (problem === undefined) return Promise.resolve()
    return Promise.reject(new Error(problem === accountTexts.phoneEmpty ? emptyText : problem))
  }

export const PhoneItem = ({ name, emptyText = accountTexts.required }: PhoneItemProps) => (
  <Form.Item name={name} label="手机号" required rules={[{ validator: check(emptyText) }]}>
    <Input inputMode="tel" autoComplete="tel-national" placeholder="11 位手机号" />
  </Form.Item>
)
