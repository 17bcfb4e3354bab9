import { setQuota } from '@maojian/contract/calls/admin'
import { Button, InputNumber } from 'antd'
import { useDraft } from '../../../ui/use-draft.ts'
import styles from './admin.module.css'
import { useAdminAct } from './use-admin-act.ts'
import type { UserDetail } from './user-detail.ts'

type Quota = UserDetail['quotas'][number]

/** The shares that return daily; the free single-item check is not set by hand. */
const daily = ['search', 'detail', 'report'] as const

interface SetterProps {
  readonly quota: Quota
  readonly kind: (typeof daily)[number]
  readonly userId: string
}

const Setter = ({ quota, kind, userId }: SetterProps) => {
  const [limit, setLimit] = useDraft(quota.limit)
  const act = useAdminAct(setQuota, '配额已更新')
  const save = (value: number | null) =>
    act.mutate({ userId, kind, daily: value === null ? '' : String(value) })
  return (
    <>
      <InputNumber
        aria-label={`${quota.name}每日上限`}
        min={0}
        max={1_000_000}
        precision={0}
        controls={false}
        value={limit}
        onChange={setLimit}
      />
      <Button size="small" disabled={limit === null || limit === quota.limit} onClick={() => save(limit)}>
        设置
      </Button>
      {quota.own === 1 && (
        <Button size="small" onClick={() => save(null)}>
          恢复按角色
        </Button>
      )}
    </>
  )
}

const QuotaLine = ({ quota, userId }: { quota: Quota; userId: string }) => {
  const kind = daily.find(one => one === quota.kind)
  return (
    <div className={styles.line}>
      <span>
        {quota.name}：已用 {quota.used}，上限 {quota.limit ?? '不限'}
        <small>{quota.own === 1 ? '为该用户单独设置' : '按角色'}</small>
      </span>
      {kind && <Setter quota={quota} kind={kind} userId={userId} />}
    </div>
  )
}

export const QuotaPart = ({ detail }: { detail: UserDetail }) => (
  <section className={styles.part}>
    <h3>每日配额</h3>
    {detail.quotas.map(quota => (
      <QuotaLine key={quota.kind} quota={quota} userId={detail.user.userId} />
    ))}
  </section>
)
