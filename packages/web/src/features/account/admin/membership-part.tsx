import { membershipRoles, roleNames } from '@maojian/contract/roles'
import { endMembership, grantMembership } from '@maojian/contract/calls/admin'
import { Button, Form, Input, Popconfirm, Select, Tag } from 'antd'
import styles from './admin.module.css'
import { DayInput } from '../../../ui/form/day-input.tsx'
import { useAdminAct } from './use-admin-act.ts'
import type { UserDetail } from './user-detail.ts'

interface Grant {
  readonly roleId: string
  readonly until: string
  readonly note?: string
}

const grantable = membershipRoles.map(role => ({ value: String(role), label: roleNames[role] }))

const GrantForm = ({ userId }: { userId: string }) => {
  const act = useAdminAct(grantMembership, '会员已授予')
  const [form] = Form.useForm<Grant>()
  // Emptied once granted: Enter in the day's field also submits, and a click after it must not grant a second time.
  const grant = (asked: Grant): void =>
    act.mutate({ ...asked, userId }, { onSuccess: () => form.resetFields() })
  return (
    <Form<Grant>
      form={form}
      layout="inline"
      initialValues={{ roleId: String(membershipRoles[0]) }}
      onFinish={grant}
      style={{ rowGap: 8 }}
    >
      <Form.Item name="roleId" label="会员">
        <Select options={grantable} style={{ width: 140 }} />
      </Form.Item>
      <Form.Item name="until" label="有效期至" rules={[{ required: true, message: '请选择日期' }]}>
        <DayInput />
      </Form.Item>
      <Form.Item name="note" label="备注">
        <Input maxLength={200} />
      </Form.Item>
      <Button htmlType="submit" type="primary" loading={act.isPending}>
        授予
      </Button>
    </Form>
  )
}

export const MembershipPart = ({ detail }: { detail: UserDetail }) => {
  const end = useAdminAct(endMembership, '会员已终止')
  return (
    <section className={styles.part}>
      <h3>会员</h3>
      {detail.memberships.map(one => (
        <div key={one.id} className={styles.line}>
          <span>
            {one.roleName} {one.from} 至 {one.until} {one.active === 1 && <Tag>生效中</Tag>}
            <small>{[one.note, one.grantedBy && `授予人 ${one.grantedBy}`].filter(Boolean).join('；')}</small>
          </span>
          {one.active === 1 && (
            <Popconfirm title="终止后立即失去会员权限，确定？" onConfirm={() => end.mutate({ id: one.id })}>
              <Button danger size="small" loading={end.isPending}>
                终止
              </Button>
            </Popconfirm>
          )}
        </div>
      ))}
      <GrantForm userId={detail.user.userId} />
    </section>
  )
}
