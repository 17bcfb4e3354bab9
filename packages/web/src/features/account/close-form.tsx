import { accountTexts, phoneCodeKinds } from '@maojian/contract/account-rules'
import { closeAccount } from '@maojian/contract/calls/own-account'
import { pages } from '@maojian/contract/pages'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { App, Button, Checkbox, Form, Input } from 'antd'
import { useClient } from '../../api/client-context.ts'
import { forgetDrafts } from '../../ui/form/form-draft.ts'
import { clockTime } from '../../ui/clock-time.ts'
import styles from './account-page.module.css'
import { FaultAlert } from '../../ui/form/fault-alert.tsx'
import { md5 } from './md5.ts'
import { PhoneCodeItem } from './phone-code-item.tsx'
import type { Profile } from './profile-form.tsx'
import { useFormCall } from '../../ui/form/use-form-call.ts'

interface Closing {
  readonly pwd?: string
  readonly phoneCode?: string
  readonly understood: boolean
}

const places = { [accountTexts.oldPasswordWrong]: 'pwd', [accountTexts.codeWrong]: 'phoneCode' }

const proofOf = ({ pwd, phoneCode }: Closing) =>
  pwd === undefined ? { phoneCode: phoneCode ?? '' } : { pwd: md5(pwd) }

/** All sessions have ended on the server: this browser forgets everything and says until when it can be undone. */
const useFarewell = () => {
  const { session } = useClient()
  const { modal } = App.useApp()
  const queries = useQueryClient()
  const navigate = useNavigate()
  return async ({ closesAt }: { closesAt: string }): Promise<void> => {
    modal.success({
      title: '注销申请已提交',
      content: `账户将于 ${clockTime(closesAt)} 注销。在此之前登录一次即可撤销。`,
      okText: '知道了',
    })
    await navigate({ href: pages.home.path })
    forgetDrafts()
    session.clear()
    queries.clear()
  }
}

const Proof = ({ profile }: { profile: Profile }) =>
  profile.hasPassword ? (
    <Form.Item name="pwd" label="密码" rules={[{ required: true, message: accountTexts.required }]}>
      <Input.Password autoComplete="current-password" />
    </Form.Item>
  ) : (
    <PhoneCodeItem
      kind={phoneCodeKinds.profile}
      name="phoneCode"
      phoneField="phone"
      fixedPhone={profile.phone}
    />
  )

const mustUnderstand = (_: unknown, value?: boolean): Promise<void> =>
  value === true ? Promise.resolve() : Promise.reject(new Error('请先确认已了解注销后果'))

export const CloseForm = ({ profile }: { profile: Profile }) => {
  const close = useFormCall({
    places,
    act: (send, fields: Closing) => send(closeAccount, proofOf(fields), { placed: true }),
    onDone: useFarewell(),
  })
  return (
    <Form {...close.props} className={styles.narrow}>
      <Proof profile={profile} />
      <Form.Item name="understood" valuePropName="checked" rules={[{ validator: mustUnderstand }]}>
        <Checkbox>我已了解注销的后果</Checkbox>
      </Form.Item>
      <FaultAlert fault={close.fault} />
      <Button danger type="primary" htmlType="submit" loading={close.busy}>
        注销账户
      </Button>
    </Form>
  )
}
