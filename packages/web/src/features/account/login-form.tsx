import { loginByPhone } from '@maojian/contract/calls/account'
import { loginTexts } from '@maojian/contract/limits'
import { useMutation } from '@tanstack/react-query'
import { Alert, Button, Form, Input } from 'antd'
import { useState, type KeyboardEvent } from 'react'
import { CallFault } from '../../api/call-fault.ts'
import { useClient } from '../../api/client-context.ts'
import { usePageState } from '../../ui/use-page-state.ts'
import { md5 } from './md5.ts'
import { useEnter } from './use-enter.ts'

interface LoginFields {
  readonly account: string
  readonly password: string
}

const useLogin = () => {
  const { send } = useClient()
  const [{ back }] = usePageState('login')
  return useMutation({
    // Quiet: the form itself shows why, and keeps showing it until the next try.
    mutationFn: ({ account, password }: LoginFields) =>
      send(loginByPhone, { phoneNum: account.trim(), pwd: md5(password) }, { quiet: true }),
    onSuccess: useEnter(back),
  })
}

const useCapsLock = () => {
  const [on, setOn] = useState(false)
  const watch = (event: KeyboardEvent) => setOn(event.getModifierState('CapsLock'))
  return { on, watch }
}

export const LoginForm = () => {
  const login = useLogin()
  const caps = useCapsLock()
  const fault = login.error instanceof CallFault ? login.error : undefined
  return (
    <Form<LoginFields>
      layout="vertical"
      size="large"
      requiredMark={false}
      onFinish={fields => login.mutate(fields)}
    >
      <Form.Item
        name="account"
        label="账号"
        rules={[{ required: true, whitespace: true, message: loginTexts.account }]}
      >
        <Input autoComplete="username" placeholder="手机号" maxLength={20} />
      </Form.Item>
      <Form.Item
        name="password"
        label="密码"
        rules={[{ required: true, message: loginTexts.password }]}
        extra={caps.on ? <output>大写锁定已开启</output> : undefined}
      >
        <Input.Password
          autoComplete="current-password"
          placeholder="密码"
          onKeyDown={caps.watch}
          onKeyUp={caps.watch}
        />
      </Form.Item>
      {fault && <Alert type="error" showIcon title={fault.message} style={{ marginBottom: 16 }} />}
      <Button type="primary" htmlType="submit" block loading={login.isPending}>
        登录
      </Button>
    </Form>
  )
}
