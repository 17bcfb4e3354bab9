import type { listChannels } from '@maojian/contract/calls/watch-channel'
import type * as z from 'zod'
import { EmptyState } from '../../ui/empty-state.tsx'
import { RiskTag } from '../../ui/risk-tag.tsx'
import { RowPager } from '../../ui/row-pager.tsx'
import rows from '../../ui/row-list.module.css'

type Delivery = z.output<typeof listChannels.reply>['deliveries'][number]

const tones = { waiting: 'grey', sent: 'green', dead: 'red' } as const

const wordsOf = ({ state, attempts, error, endedAt, createdAt }: Delivery): string => {
  const tried = attempts === 0 ? '尚未发送' : `已尝试 ${String(attempts)} 次`
  const next = state === 'waiting' && attempts > 0 ? '，将自动重试' : ''
  return [`${createdAt} 提出`, endedAt === '' ? `${tried}${next}` : `${endedAt} 结束，${tried}`, error]
    .filter(text => text !== '')
    .join(' · ')
}

interface LogProps {
  readonly deliveries: readonly Delivery[]
  readonly count: number
  readonly page: number
  readonly onPage: (page: number) => void
}

/** What was sent to whom, and what did not arrive and why. */
export const DeliveryLog = ({ deliveries, count, page, onPage }: LogProps) => (
  <section className="card" aria-label="发送记录">
    <h2>发送记录</h2>
    {count === 0 && (
      <EmptyState compact title="还没有发送记录">
        监控对象的结论变化后，每个通道的发送情况列在这里，保留 90 天。
      </EmptyState>
    )}
    <ul className={rows.items}>
      {deliveries.map(one => (
        <li key={one.id} className={rows.item}>
          <div className={rows.head}>
            <RiskTag tone={tones[one.state]}>{one.stateName}</RiskTag>
            <span className="wrap-anywhere" translate="no">
              {one.title}
            </span>
            <em>
              {one.channel}（{one.kindName}）
            </em>
          </div>
          <small>{wordsOf(one)}</small>
        </li>
      ))}
    </ul>
    <RowPager page={page} count={count} unit="条" onPage={onPage} />
  </section>
)
