import { isPhone, phoneCodeKinds } from '@maojian/contract/account-rules'
import { Form, Input, Radio } from 'antd'
import { maskedPhone } from '../../ui/masked-phone.ts'
import { PhoneCodeItem } from './phone-code-item.tsx'

export type ProveBy = 'password' | 'phone'

const Password = () => (
  <Form.Item name="pwd" label="登录密码" rules={[{ required: true, message: '请输入登录密码' }]}>
    <Input.Password autoComplete="current-password" />
  </Form.Item>
)

const OldPhone = ({ phone }: { phone: string }) => (
  <PhoneCodeItem
    kind={phoneCodeKinds.profile}
    name="oldCode"
    label={`原手机号 ${maskedPhone(phone)} 的验证码`}
    phoneField="phone"
    fixedPhone={phone}
    emptyText="请输入原手机号的验证码"
  />
)

interface OwnerProofProps {
  /** The number until now; empty where there is none. */
  readonly own: string
  readonly hasPassword: boolean
}

/** What else proves that the account is the caller's, as soon as another number than its own was entered. */
export const OwnerProof = ({ own, hasPassword }: OwnerProofProps) => {
  const phone = String(Form.useWatch('phone') ?? '').trim()
  const by: ProveBy = Form.useWatch('proveBy') ?? 'password'
  if (own === '' || phone === own || !isPhone(phone)) return null
  if (!hasPassword) return <OldPhone phone={own} />
  return (
    <>
      <Form.Item
        name="proveBy"
        label="身份核验"
        initialValue="password"
        extra="更换手机号后，其他设备上的登录和全部 API 密钥都会失效，原号码会收到通知。"
      >
        <Radio.Group
          options={[
            { value: 'password', label: '登录密码' },
            { value: 'phone', label: '原手机号验证码' },
          ]}
        />
      </Form.Item>
      {by === 'password' ? <Password /> : <OldPhone phone={own} />}
    </>
  )
}
