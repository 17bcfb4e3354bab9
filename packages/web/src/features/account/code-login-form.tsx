import { accountTexts, phoneCodeKinds } from '@maojian/contract/account-rules'
import { loginByPhoneCode } from '@maojian/contract/calls/account'
import { Button, Form } from 'antd'
import { useClient } from '../../api/client-context.ts'
import { usePageState } from '../../ui/use-page-state.ts'
import { FaultAlert } from './fault-alert.tsx'
import { PhoneCodeItem } from './phone-code-item.tsx'
import { PhoneItem } from './phone-item.tsx'
import { useEnter } from './use-enter.ts'
import { useFormCall } from './use-form-call.ts'

interface CodeLogin {
  readonly phoneNum: string
  readonly phoneCode: string
}

const places = { [accountTexts.codeWrong]: 'phoneCode', [accountTexts.phoneFormat]: 'phoneNum' }

export const CodeLoginForm = () => {
  const { send } = useClient()
  const [{ back }] = usePageState('login')
  const [form] = Form.useForm<CodeLogin>()
  const enter = useEnter(back)
  const login = useFormCall({
    form,
    places,
    act: (fields: CodeLogin) => send(loginByPhoneCode, fields, { placed: true }),
    onDone: enter,
  })
  return (
    <Form form={form} layout="vertical" size="large" onFinish={login.submit}>
      <PhoneItem name="phoneNum" emptyText={accountTexts.phoneEmpty} />
      <PhoneCodeItem
        kind={phoneCodeKinds.login}
        name="phoneCode"
        phoneField="phoneNum"
        emptyText={accountTexts.code}
      />
      <FaultAlert fault={login.fault} />
      <Button type="primary" htmlType="submit" block loading={login.pending}>
        登录
      </Button>
    </Form>
  )
}
