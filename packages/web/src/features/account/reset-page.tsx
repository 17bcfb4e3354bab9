import { accountTexts, phoneCodeKinds } from '@maojian/contract/account-rules'
import { resetPassword } from '@maojian/contract/calls/account'
import { Link, useNavigate } from '@tanstack/react-router'
import { App, Button, Form } from 'antd'
import { useClient } from '../../api/client-context.ts'
import { pageAddress } from '../../ui/page-address.ts'
import { usePageState } from '../../ui/use-page-state.ts'
import styles from './account-forms.module.css'
import { FaultAlert } from '../../ui/form/fault-alert.tsx'
import { md5 } from './md5.ts'
import { PasswordItems } from './password-items.tsx'
import { PhoneCodeItem } from './phone-code-item.tsx'
import { PhoneItem } from './phone-item.tsx'
import { useFormCall } from '../../ui/form/use-form-call.ts'

interface Reset {
  readonly phoneNum: string
  readonly phoneCode: string
  readonly pwd: string
  readonly passwdCheck: string
}

const places = {
  [accountTexts.codeWrong]: 'phoneCode',
  [accountTexts.phoneFormat]: 'phoneNum',
  [accountTexts.passwordsDiffer]: 'passwdCheck',
}

const useReset = (back: string) => {
  const { session } = useClient()
  const { message } = App.useApp()
  const navigate = useNavigate()
  return useFormCall({
    places,
    act: (send, fields: Reset) =>
      send(
        resetPassword,
        { ...fields, pwd: md5(fields.pwd), passwdCheck: md5(fields.passwdCheck) },
        { placed: true },
      ),
    onDone: async () => {
      // Every session of the account has ended, this browser's too.
      session.clear()
      void message.success('密码已重置，请用新密码登录')
      await navigate({ href: pageAddress('login', { back }) })
    },
  })
}

export const ResetPage = () => {
  const [{ back = '' }] = usePageState('resetPassword')
  const { props, busy, fault } = useReset(back)
  return (
    <section className={`card ${styles.panel}`} aria-labelledby="reset-title">
      <h1 id="reset-title">重置密码</h1>
      <p className={styles.hint}>凭手机验证码设置新密码。重置后，该账户在所有设备上的登录都会失效。</p>
      <Form {...props} size="large">
        <PhoneItem name="phoneNum" />
        <PhoneCodeItem kind={phoneCodeKinds.reset} name="phoneCode" phoneField="phoneNum" />
        <PasswordItems label="新密码" />
        <FaultAlert fault={fault} />
        <Button type="primary" htmlType="submit" block loading={busy}>
          重置密码
        </Button>
      </Form>
      <p className={styles.links}>
        <Link to={pageAddress('login', { back })}>返回登录</Link>
      </p>
    </section>
  )
}
