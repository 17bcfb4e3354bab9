import { createInvitation, listInvitations } from '@maojian/contract/calls/organisation'
import { invitedRoles, organisationRoles, type InvitedRole } from '@maojian/contract/organisation-rules'
import { Alert, App, Button, Form, Input, Modal, Select, Typography } from 'antd'
import { useState } from 'react'
import type * as z from 'zod'
import { fieldOf } from '../../ui/form/contract-rule.ts'
import { FaultAlert } from '../../ui/form/fault-alert.tsx'
import { useFormCall } from '../../ui/form/use-form-call.ts'
import { pageAddress } from '../../ui/page-address.ts'
import styles from './organisation.module.css'

type Made = z.output<typeof createInvitation.reply>

interface Fields {
  readonly role: InvitedRole
  readonly phone: string
}

const linkOf = ({ token }: Made): string =>
  `${location.origin}${pageAddress('joinOrganisation', { invitation: token })}`

/** The link, this once: only its digest is kept. */
const Link = ({ made, onClose }: { made: Made; onClose: () => void }) => (
  <Modal
    open
    title={`邀请链接（${made.roleName}）`}
    onCancel={onClose}
    footer={
      <Button type="primary" onClick={onClose}>
        我已复制
      </Button>
    }
  >
    <Alert type="warning" showIcon title="链接只显示这一次，得到链接的人都可以加入，请只发给对方本人。" />
    <Typography.Paragraph
      className={styles.secret}
      copyable={{ text: linkOf(made), tooltips: ['复制', '已复制'] }}
    >
      <code aria-label="邀请链接">{linkOf(made)}</code>
    </Typography.Paragraph>
  </Modal>
)

export const NewInvitation = () => {
  const { message } = App.useApp()
  const [made, setMade] = useState<Made>()
  const { shape } = createInvitation.request
  const { form, props, busy, fault } = useFormCall({
    start: { role: 'member', phone: '' } as const,
    changes: [listInvitations],
    act: (send, fields: Fields) => send(createInvitation, fields, { placed: true }),
    onDone: invitation => {
      form.resetFields()
      if (invitation.token === '')
        void message.success(`已邀请 ${invitation.phone}，对方可在“我的账户 - 机构”中接受`)
      else setMade(invitation)
    },
  })
  return (
    <>
      <Form {...props} className={styles.invite}>
        <Form.Item name="role" label="角色" className={styles.field}>
          <Select options={invitedRoles.map(value => ({ value, label: organisationRoles[value] }))} />
        </Form.Item>
        <Form.Item name="phone" label="手机号（选填）" className={styles.field} {...fieldOf(shape.phone)}>
          <Input inputMode="numeric" autoComplete="off" placeholder="不填则生成链接" />
        </Form.Item>
        <Form.Item className={styles.last}>
          <Button type="primary" htmlType="submit" loading={busy}>
            创建邀请
          </Button>
        </Form.Item>
      </Form>
      <FaultAlert fault={fault} />
      {made && <Link made={made} onClose={() => setMade(undefined)} />}
    </>
  )
}
