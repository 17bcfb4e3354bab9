import { accountTexts } from '@maojian/contract/account-rules'
import { changePassword } from '@maojian/contract/calls/account'
import { App, Button, Form, Input } from 'antd'
import { useClient } from '../../api/client-context.ts'
import styles from './account-page.module.css'
import { FaultAlert } from './fault-alert.tsx'
import { md5 } from './md5.ts'
import { PasswordItems } from './password-items.tsx'
import { useFormCall } from './use-form-call.ts'

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
  const { send, session } = useClient()
  const { message } = App.useApp()
  const [form] = Form.useForm<Change>()
  const call = useFormCall({
    form,
    places,
    act: ({ oldPwd, pwd, passwdCheck }: Change) =>
      send(
        changePassword,
        { oldPwd: md5(oldPwd), pwd: md5(pwd), passwdCheck: md5(passwdCheck) },
        { placed: true },
      ),
    onDone: renewed => {
      session.set(renewed)
      form.resetFields()
      void message.success('密码已修改，其他设备上的登录已失效')
    },
  })
  return { form, ...call }
}

export const PasswordTab = () => {
  const { form, submit, pending, fault } = useChange()
  return (
    <section className="card" aria-label="修改密码">
      <p className={styles.lead}>修改后，其他设备上的登录都会失效；本设备保持登录。</p>
      <Form form={form} layout="vertical" className={styles.narrow} onFinish={submit}>
        <Form.Item name="oldPwd" label="原密码" rules={[{ required: true, message: accountTexts.required }]}>
          <Input.Password autoComplete="current-password" />
        </Form.Item>
        <PasswordItems label="新密码" />
        <FaultAlert fault={fault} />
        <Button type="primary" htmlType="submit" loading={pending}>
          修改密码
        </Button>
      </Form>
    </section>
  )
}
