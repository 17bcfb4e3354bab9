import { accountTexts } from '@maojian/contract/account-rules'
import { changePassword } from '@maojian/contract/calls/account'
import { App, Button, Form, Input } from 'antd'
import { useClient } from '../../api/client-context.ts'
import styles from './account-page.module.css'
import { FaultAlert } from '../../ui/form/fault-alert.tsx'
import { md5 } from './md5.ts'
import { PasswordItems } from './password-items.tsx'
import { useFormCall } from '../../ui/form/use-form-call.ts'

interface Change {
  readonly oldPwd: string
  readonly pwd: string
  readonly passwdCheck: string
}

const places = {
  [accountTexts.oldPasswordWrong]: 'oldPwd',
  [accountTexts.passwordSame]: 'pwd',
  [accountTexts.passwordsDiffer]: 'passwdCheck',
}

const useChange = () => {
  const { session } = useClient()
  const { message } = App.useApp()
  const call = useFormCall({
    places,
    act: (send, { oldPwd, pwd, passwdCheck }: Change) =>
      send(
        changePassword,
        { oldPwd: md5(oldPwd), pwd: md5(pwd), passwdCheck: md5(passwdCheck) },
        { placed: true },
      ),
    onDone: renewed => {
      session.set(renewed)
      call.form.resetFields()
      void message.success('密码已修改，其他设备上的登录和 API 密钥已失效')
    },
  })
  return call
}

export const PasswordTab = () => {
  const { props, busy, fault } = useChange()
  return (
    <section className="card" aria-label="修改密码">
      <p className={styles.lead}>修改后，其他设备上的登录和全部 API 密钥都会失效；本设备保持登录。</p>
      <Form {...props} className={styles.narrow}>
        <Form.Item name="oldPwd" label="原密码" rules={[{ required: true, message: accountTexts.required }]}>
          <Input.Password autoComplete="current-password" />
        </Form.Item>
        <PasswordItems label="新密码" />
        <FaultAlert fault={fault} />
        <Button type="primary" htmlType="submit" loading={busy}>
          修改密码
        </Button>
      </Form>
    </section>
  )
}
