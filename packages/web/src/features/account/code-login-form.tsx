import { accountTexts, phoneCodeKinds } from '@maojian/contract/account-rules'
import { loginByPhoneCode } from '@maojian/contract/calls/account'
import { Button, Form } from 'antd'
import { usePageState } from '../../ui/use-page-state.ts'
import { FaultAlert } from '../../ui/form/fault-alert.tsx'
import { PhoneCodeItem } from './phone-code-item.tsx'
import { PhoneItem } from './phone-item.tsx'
import { useEnter } from './use-enter.ts'
import { useFormCall } from '../../ui/form/use-form-call.ts'

interface CodeLogin {
  readonly phoneNum: string
  readonly phoneCode: string
}

const places = { [accountTexts.codeWrong]: 'phoneCode', [accountTexts.phoneFormat]: 'phoneNum' }

export const CodeLoginForm = () => {
  const [{ back }] = usePageState('login')
  const enter = useEnter(back)
  const login = useFormCall({
    places,
    act: (send, fields: CodeLogin) => send(loginByPhoneCode, fields, { placed: true }),
    onDone: enter,
  })
  return (
    <Form {...login.props} size="large">
      <PhoneItem name="phoneNum" emptyText={accountTexts.phoneEmpty} />
      <PhoneCodeItem
        kind={phoneCodeKinds.login}
        name="phoneCode"
        phoneField="phoneNum"
        emptyText={accountTexts.code}
      />
      <FaultAlert fault={login.fault} />
      <Button type="primary" htmlType="submit" block loading={login.busy}>
        登录
      </Button>
    </Form>
  )
}
