import { accountLimits, accountTexts, phoneCodeKinds, termsVersion } from '@maojian/contract/account-rules'
import { registerByPhone } from '@maojian/contract/calls/account'
import { Button, Form, Input } from 'antd'
import { usePageState } from '../../ui/use-page-state.ts'
import styles from './account-forms.module.css'
import { AgreementItem } from './agreement-item.tsx'
import { FaultAlert } from '../../ui/form/fault-alert.tsx'
import { IndustryItem } from './industry-item.tsx'
import { md5 } from './md5.ts'
import { PasswordItems } from './password-items.tsx'
import { PhoneCodeItem } from './phone-code-item.tsx'
import { PhoneItem } from './phone-item.tsx'
import { atMostRule } from '../../ui/form/text-rule.ts'
import { useEnter } from './use-enter.ts'
import { useFormCall } from '../../ui/form/use-form-call.ts'

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
  const [{ back }] = usePageState('register')
  return useFormCall({
    places,
    draft: { name: 'register', except: ['pwd', 'passwdCheck', 'phoneCode', 'agreed'], mayLeave: true },
    act: (send, { agreed, ...fields }: Registration) =>
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
}

export const RegisterForm = () => {
  const { props, busy, fault } = useRegistration()
  return (
    <Form {...props} size="large" className={styles.pairs}>
      <PhoneItem name="phoneNum" />
      <PhoneCodeItem kind={phoneCodeKinds.registration} name="phoneCode" phoneField="phoneNum" />
      <PasswordItems label="密码" />
      <Form.Item
        name="realName"
        label="姓名"
        extra="姓名与企业名称现在填好，注册后不再询问"
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
      <div className={styles.whole}>
        <AgreementItem />
        <FaultAlert fault={fault} />
        <Button type="primary" htmlType="submit" block loading={busy}>
          注册
        </Button>
      </div>
    </Form>
  )
}
