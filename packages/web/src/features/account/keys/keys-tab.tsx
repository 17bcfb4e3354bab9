import { listApiKeys, revokeApiKey } from '@maojian/contract/calls/api-key'
import { useMutation } from '@tanstack/react-query'
import { App, Button, Popconfirm } from 'antd'
import type * as z from 'zod'
import { useClient } from '../../../api/client-context.ts'
import { useCall } from '../../../api/use-call.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { SkeletonRows } from '../../../ui/skeleton-rows.tsx'
import styles from '../account-page.module.css'
import { NewKey } from './new-key.tsx'

type Key = z.output<typeof listApiKeys.reply>[number]

const Revoke = ({ apiKey, onDone }: { apiKey: Key; onDone: () => void }) => {
  const { send } = useClient()
  const { message } = App.useApp()
  const revoke = useMutation({
    mutationFn: () => send(revokeApiKey, { id: apiKey.id }),
    onSuccess: () => void message.success(`密钥“${apiKey.name}”已撤销`),
    onSettled: onDone,
  })
  return (
    <Popconfirm
      title="撤销后，使用该密钥的程序立即无法调用，且不能恢复。确定撤销？"
      okText="撤销"
      cancelText="取消"
      onConfirm={() => revoke.mutate()}
    >
      <Button danger loading={revoke.isPending} aria-label={`撤销 ${apiKey.name}`}>
        撤销
      </Button>
    </Popconfirm>
  )
}

const Keys = ({ keys, onDone }: { keys: readonly Key[]; onDone: () => void }) => (
  <ul className={styles.sessions}>
    {keys.map(key => (
      <li key={key.id}>
        <div>
          <strong className="wrap-anywhere">{key.name}</strong> <code>mj_…{key.hint}</code>
          <small>
            创建于 {key.createdAt}；{key.lastUsedAt === '' ? '从未使用' : `最近使用 ${key.lastUsedAt}`}
          </small>
        </div>
        <Revoke apiKey={key} onDone={onDone} />
      </li>
    ))}
  </ul>
)

/** Keys for programs: made, shown once, seen in use, revoked. */
export const KeysTab = () => {
  const keys = useCall(listApiKeys, {}, { staleMs: 0 })
  const again = () => void keys.refetch()
  if (keys.isPending) return <SkeletonRows rows={3} height={56} />
  if (keys.isError) return <ErrorState error={keys.error} what="读取 API 密钥" onRetry={again} />
  return (
    <section className="card" aria-label="API 密钥">
      <p className={styles.lead}>
        供程序调用名称比对接口，以请求头 <code>Authorization: ApiKey 密钥</code>{' '}
        发送；每次查询计入账户用量。密钥等同密码，请勿写入网页或公开的代码；疑似泄露时立即撤销。
      </p>
      <NewKey onMade={again} />
      {keys.data.length === 0 ? (
        <EmptyState compact title="还没有密钥">
          创建后可用程序批量比对名称，无须登录页面。
        </EmptyState>
      ) : (
        <Keys keys={keys.data} onDone={again} />
      )}
    </section>
  )
}
