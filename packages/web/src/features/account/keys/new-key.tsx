import { createApiKey } from '@maojian/contract/calls/api-key'
import { Alert, Button, Form, Input, Modal, Typography } from 'antd'
import { useState } from 'react'
import type * as z from 'zod'
import { FaultAlert } from '../../../ui/form/fault-alert.tsx'
import { useFormCall } from '../../../ui/form/use-form-call.ts'
import styles from './new-key.module.css'

type Made = z.output<typeof createApiKey.reply>

const mostCharacters = 60

/** The key itself, this once; closing the window forgets it. */
const Secret = ({ made, onClose }: { made: Made; onClose: () => void }) => (
  <Modal
    open
    title={`密钥“${made.name}”已创建`}
    closable={false}
    keyboard={false}
    footer={
      <Button type="primary" onClick={onClose}>
        我已保存
      </Button>
    }
  >
    <Alert type="warning" showIcon title="密钥只显示这一次，关闭后无法再次查看。" />
    <Typography.Paragraph
      className={styles.secret}
      copyable={{ text: made.key, tooltips: ['复制', '已复制'] }}
    >
      <code aria-label="密钥">{made.key}</code>
    </Typography.Paragraph>
  </Modal>
)

export const NewKey = ({ onMade }: { onMade: () => void }) => {
  const [made, setMade] = useState<Made>()
  const make = useFormCall({
    act: (send, { name }: { name: string }) => send(createApiKey, { name }, { placed: true }),
    onDone: (key: Made) => {
      setMade(key)
      make.form.resetFields()
      onMade()
    },
  })
  return (
    <>
      <Form {...make.props} layout="inline" className={styles.form}>
        <Form.Item
          name="name"
          label="密钥名称"
          rules={[{ required: true, whitespace: true, message: '请输入密钥名称' }]}
        >
          <Input placeholder="如：ERP 对接" maxLength={mostCharacters} autoComplete="off" />
        </Form.Item>
        <Button type="primary" htmlType="submit" loading={make.busy}>
          创建密钥
        </Button>
      </Form>
      <FaultAlert fault={make.fault} />
      {made && <Secret made={made} onClose={() => setMade(undefined)} />}
    </>
  )
}
