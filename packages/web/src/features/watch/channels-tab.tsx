import { listChannels, removeChannel, testChannel } from '@maojian/contract/calls/watch-channel'
import { App, Button, Popconfirm } from 'antd'
import { useState } from 'react'
import type * as z from 'zod'
import { useAction } from '../../api/use-action.ts'
import { useCall } from '../../api/use-call.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { pageNumber } from '../../ui/row-pager.tsx'
import { SkeletonRows } from '../../ui/skeleton-rows.tsx'
import { usePageState } from '../../ui/use-page-state.ts'
import { ChannelForm, type Channel } from './channel-form.tsx'
import { DeliveryLog } from './delivery-log.tsx'
import rows from '../../ui/row-list.module.css'
import styles from './watches.module.css'

type Listed = z.output<typeof listChannels.reply>

const useTest = (id: string) => {
  const { message } = App.useApp()
  return useAction<void, { sent: boolean; error: string }>({
    act: send => send(testChannel, { id }),
    onDone: ({ sent, error }) =>
      void (sent ? message.success('测试消息已送达') : message.error(`测试消息未送达：${error}`, 8)),
  })
}

const ChannelRow = ({ channel, onEdit }: { channel: Channel; onEdit: () => void }) => {
  const test = useTest(channel.id)
  const remove = useAction<void, unknown>({
    act: send => send(removeChannel, { id: channel.id }),
    changes: [listChannels],
  })
  return (
    <li className={rows.item}>
      <div className={rows.head}>
        <strong className="wrap-anywhere" translate="no">
          {channel.name}
        </strong>
        <em>
          {channel.kindName}
          {!channel.enabled && ' · 已停用'}
        </em>
        <span className={styles.actions}>
          <Button size="small" loading={test.busy} onClick={() => test.run()}>
            发送测试
          </Button>
          <Button size="small" onClick={onEdit}>
            更改
          </Button>
          <Popconfirm
            title="删除通道，其发送记录也会删除"
            okText="删除"
            cancelText="保留"
            onConfirm={() => remove.run()}
          >
            <Button size="small" danger loading={remove.busy}>
              删除
            </Button>
          </Popconfirm>
        </span>
      </div>
      <small translate="no">
        {channel.address}
        {channel.hasSecret && ' · 已设签名密钥（不再显示）'} · {channel.author} 设置
      </small>
    </li>
  )
}

const Channels = ({ list }: { list: Listed }) => {
  const [editing, setEditing] = useState<Channel | 'new'>()
  if (editing !== undefined)
    return (
      <ChannelForm
        channel={editing === 'new' ? undefined : editing}
        mail={list.mail}
        onClose={() => setEditing(undefined)}
      />
    )
  return (
    <>
      {list.channels.length === 0 && (
        <EmptyState compact title="还没有通知通道">
          结论变化总会进入站内消息。设置通道后，同一内容还会发到邮箱、本单位系统或企业微信、钉钉、飞书群；由机构所有者设置。
        </EmptyState>
      )}
      <ul className={rows.items}>
        {list.channels.map(channel => (
          <ChannelRow key={channel.id} channel={channel} onEdit={() => setEditing(channel)} />
        ))}
      </ul>
      <Button type="primary" onClick={() => setEditing('new')}>
        新增通道
      </Button>
    </>
  )
}

/** Where changed verdicts are told beside the product's own messages, and what was sent. */
export const ChannelsTab = () => {
  const [{ page = '1' }, setState] = usePageState('watches')
  const at = pageNumber(page)
  const list = useCall(listChannels, { page: at }, { staleMs: 0, keepWhile: () => true })
  if (list.isPending) return <SkeletonRows rows={4} height={64} />
  if (list.isError)
    return <ErrorState error={list.error} what="读取通知通道" onRetry={() => void list.refetch()} />
  return (
    <div className="page">
      <section className="card" aria-label="通知通道">
        <h2>通知通道</h2>
        <Channels list={list.data} />
      </section>
      <DeliveryLog
        deliveries={list.data.deliveries}
        count={list.data.count}
        page={at}
        onPage={next => setState({ page: String(next) })}
      />
    </div>
  )
}
