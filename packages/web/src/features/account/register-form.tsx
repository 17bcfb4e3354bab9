import { accountLimits, accountTexts, phoneCodeKinds, termsVersion } from '@maojian/contract/account-rules'
import { registerByPhone } from '@maojian/contract/calls/account'
import { Button, Form, Input } from 'antd'
import { useClient } from '../../api/client-context.ts'
import { usePageState } from '../../ui/use-page-state.ts'
import { AgreementItem } from './agreement-item.tsx'
import { FaultAlert } from './fault-alert.tsx'
import { IndustryItem } from './industry-item.tsx'
import { md5 } from './md5.ts'
import { PasswordItems } from './password-items.tsx'
import { PhoneCodeItem } from './phone-code-item.tsx'
import { PhoneItem } from './phone-item.tsx'
import { atMostRule } from './text-rule.ts'
import { useEnter } from './use-enter.ts'
import { useFormCall } from './use-form-call.ts'

interface Registration {
  readonly realName?: string
  readonly phoneNum: string
  readonly pwd: string
  readonly passwdCheck: string
  readonly phoneCode: string
  readonly industry?: string
  readonly cpyName?: string
  readonly agreed?: boolean
}

const places = {
  [accountTexts.codeWrong]: 'phoneCode',
  [accountTexts.phoneTaken]: 'phoneNum',
  [accountTexts.phoneFormat]: 'phoneNum',
  [accountTexts.passwordsDiffer]: 'passwdCheck',
  [accountTexts.realNameLong]: 'realName',
  [accountTexts.companyLong]: 'cpyName',
}

const useRegistration = () => {
  const { send } = useClient()
  const [{ back }] = usePageState('register')
  const [form] = Form.useForm<Registration>()
  const call = useFormCall({
    form,
    places,
    act: ({ agreed, ...fields }: Registration) =>
      send(
        registerByPhone,
        {
          ...fields,
          pwd: md5(fields.pwd),
          passwdCheck: md5(fields.passwdCheck),
          ...(agreed && { terms: termsVersion }),
        },
        { placed: true },
      ),
    onDone: useEnter(back),
  })
  return { form, ...call }
}

export const RegisterForm = () => {
  const { form, submit, pending, fault } = useRegistration()
  return (
    <Form form={form} layout="vertical" size="large" scrollToFirstError onFinish={submit}>
      <PhoneItem name="phoneNum" />
      <PhoneCodeItem kind={phoneCodeKinds.registration} name="phoneCode" phoneField="phoneNum" />
      <PasswordItems label="密码" />
      <Form.Item
        name="realName"
        label="姓名"
        rules={[atMostRule(accountLimits.realName, accountTexts.realNameLong)]}
      >
        <Input autoComplete="name" count={{ show: true, max: accountLimits.realName }} />
      </Form.Item>
      <Form.Item
        name="cpyName"
        label="企业名称"
        rules={[atMostRule(accountLimits.company, accountTexts.companyLong)]}
      >
        <Input autoComplete="organization" count={{ show: true, max: accountLimits.company }} />
      </Form.Item>
      <IndustryItem />
      <AgreementItem />
      <FaultAlert fault={fault} />
      <Button type="primary" htmlType="submit" block loading={pending}>
        注册
      </Button>
    </Form>
  )
}
