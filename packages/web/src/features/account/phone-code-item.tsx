import { accountTexts, phoneProblem, type PhoneCodeKind } from '@maojian/contract/account-rules'
import { sendPhoneCode } from '@maojian/contract/calls/account'
import { useMutation } from '@tanstack/react-query'
import { App, Button, Form, Input, Space } from 'antd'
import { CallFault } from '../../api/call-fault.ts'
import { useClient } from '../../api/client-context.ts'
import { useCodeCooldown } from './code-cooldown.ts'
import { OutboxLink } from './outbox-link.tsx'

interface PhoneCodeItemProps {
  readonly kind: PhoneCodeKind
  /** Name of this field. */
  readonly name: string
  readonly label?: string
  /** Name of the form's phone field, or the phone itself where the form has none. */
  readonly phoneField: string
  readonly fixedPhone?: string
  /** Said when nothing was entered. */
  readonly emptyText?: string
}

/** Asks for a code for the form's phone; only a code that was sent starts the wait. */
const useSendCode = ({ kind, name, phoneField, fixedPhone }: PhoneCodeItemProps) => {
  const { send } = useClient()
  const { message } = App.useApp()
  const form = Form.useFormInstance()
  const cooldown = useCodeCooldown(kind, name)
  const call = useMutation({
    mutationFn: (phoneNum: string) =>
      send(sendPhoneCode, { phoneCodeTypeCode: kind, phoneNum }, { placed: true }),
    onSuccess: ({ waitSeconds }) => {
      cooldown.start(waitSeconds)
      form.setFields([{ name, errors: [] }])
      void message.success(accountTexts.codeSent)
    },
    onError: error => {
      if (error instanceof CallFault) form.setFields([{ name, errors: [error.message] }])
    },
  })
  const ask = (): void => {
    const phone = fixedPhone ?? String(form.getFieldValue(phoneField) ?? '').trim()
    const problem = phoneProblem(phone)
    if (problem === undefined) return call.mutate(phone)
    form.setFields([{ name: phoneField, errors: [problem] }])
    form.focusField(phoneField)
  }
  return { ask, pending: call.isPending, left: cooldown.left }
}

export const PhoneCodeItem = (props: PhoneCodeItemProps) => {
  const { name, label = '验证码', emptyText = accountTexts.required } = props
  const { ask, pending, left } = useSendCode(props)
  return (
    <Form.Item label={label} required htmlFor={name} extra={<OutboxLink />}>
      <Space.Compact block>
        <Form.Item name={name} noStyle rules={[{ required: true, whitespace: true, message: emptyText }]}>
          <Input
            id={name}
            inputMode="numeric"
            autoComplete="one-time-code"
            placeholder="短信验证码"
            maxLength={6}
          />
        </Form.Item>
        <Button onClick={ask} loading={pending} disabled={left > 0} style={{ minWidth: 128 }}>
          {left > 0 ? `${left} 秒后重发` : '获取验证码'}
        </Button>
      </Space.Compact>
    </Form.Item>
  )
}
