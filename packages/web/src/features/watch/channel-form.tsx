import {
  channelKinds,
  listChannels,
  saveChannel,
  type watchChannel,
} from '@maojian/contract/calls/watch-channel'
import { codes } from '@maojian/contract/codes'
import { App, Button, Form, Input, Select, Space, Switch } from 'antd'
import type * as z from 'zod'
import { ChangedElsewhere } from '../../ui/form/changed-elsewhere.tsx'
import { FaultAlert } from '../../ui/form/fault-alert.tsx'
import { useFormCall } from '../../ui/form/use-form-call.ts'

export type Channel = z.output<typeof watchChannel>

interface Fields {
  readonly kind: Channel['kind']
  readonly name: string
  readonly address?: string
  readonly secret?: string
  readonly enabled: boolean
  readonly version: number
}

interface Words {
  readonly address: string
  readonly addressHelp: string
  /** Absent: nothing is signed. */
  readonly secret?: string
}

const robot = '群设置中新增自定义机器人时给出的完整地址；保存后不再完整显示。'
const words: Readonly<Record<Channel['kind'], Words>> = {
  mail: { address: '收件人邮箱', addressHelp: '多个邮箱以逗号分隔，最多 20 个。' },
  webhook: {
    address: '接收地址',
    addressHelp: 'https 地址；请求带 X-Maojian-Timestamp 与 X-Maojian-Signature，接收方应核对签名。',
    secret: '签名密钥（至少 16 个字符）',
  },
  wecom: { address: '机器人 Webhook 地址', addressHelp: robot },
  dingtalk: { address: '机器人 Webhook 地址', addressHelp: robot, secret: '加签密钥（SEC 开头）' },
  feishu: { address: '机器人 Webhook 地址', addressHelp: robot, secret: '签名校验密钥' },
}

const optionsOf = (mail: boolean) =>
  Object.entries(channelKinds).map(([value, label]) => ({
    value,
    label: value === 'mail' && !mail ? `${label}（本系统未配置发信服务器）` : label,
    disabled: value === 'mail' && !mail,
  }))

const useChannelForm = (channel: Channel | undefined, onClose: () => void) => {
  const { message } = App.useApp()
  return useFormCall<Fields, Channel>({
    start: {
      kind: channel?.kind ?? 'wecom',
      name: channel?.name ?? '',
      enabled: channel?.enabled ?? true,
      version: channel?.version ?? 1,
    },
    changes: [listChannels],
    act: (send, { enabled, ...fields }) =>
      send(
        saveChannel,
        { ...fields, ...(channel && { id: channel.id }), enabled: enabled ? 1 : 0 },
        { placed: true },
      ),
    onDone: () => {
      void message.success('通知通道已保存')
      onClose()
    },
  })
}

interface FormProps {
  /** Absent: a new one. */
  readonly channel: Channel | undefined
  /** Whether this installation sends mail. */
  readonly mail: boolean
  readonly onClose: () => void
}

export const ChannelForm = ({ channel, mail, onClose }: FormProps) => {
  const { form, props, busy, fault } = useChannelForm(channel, onClose)
  const kind = Form.useWatch('kind', form) ?? channel?.kind ?? 'wecom'
  const same = channel?.kind === kind
  const kept = same ? '留空表示不变' : ''
  const keep = ({ version }: Channel): void => {
    form.setFieldsValue({ version })
    form.submit()
  }
  return (
    <Form {...props} layout="vertical">
      <Form.Item name="kind" label="类型">
        <Select options={optionsOf(mail)} />
      </Form.Item>
      <Form.Item name="name" label="名称" rules={[{ required: true, message: '请填写名称' }]}>
        <Input maxLength={60} placeholder="如：合规群" />
      </Form.Item>
      <Form.Item
        name="address"
        label={words[kind].address}
        extra={words[kind].addressHelp}
        rules={same ? [] : [{ required: true, message: `请填写${words[kind].address}` }]}
      >
        <Input maxLength={1000} autoComplete="off" placeholder={kept} />
      </Form.Item>
      {words[kind].secret !== undefined && (
        <Form.Item name="secret" label={words[kind].secret} extra="保存后不再显示，也不会写入日志。">
          <Input.Password maxLength={200} autoComplete="new-password" placeholder={kept} />
        </Form.Item>
      )}
      <Form.Item name="enabled" label="启用" valuePropName="checked">
        <Switch />
      </Form.Item>
      <Form.Item name="version" hidden>
        <Input />
      </Form.Item>
      <ChangedElsewhere<Channel>
        fault={fault}
        compare={standing => [['名称', standing.name, form.getFieldValue('name') as string]]}
        onTake={onClose}
        onKeep={keep}
      />
      {fault?.code !== codes.changedElsewhere && <FaultAlert fault={fault} />}
      <Space>
        <Button type="primary" htmlType="submit" loading={busy}>
          保存
        </Button>
        <Button onClick={onClose}>返回</Button>
      </Space>
    </Form>
  )
}
