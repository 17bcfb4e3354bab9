import type { Answer } from '@maojian/contract/calls/determination'
import { Radio } from 'antd'
import { RiskTag } from '../../ui/risk-tag.tsx'
import styles from './determination.module.css'
import type { Determination } from './outcome-words.ts'

type Hit = Determination['endUser']['hits'][number]

const decisions = [
  { value: 'yes', label: '是同一主体' },
  { value: 'no', label: '不是' },
] as const

const Line = ({ hit, onDecide }: { hit: Hit; onDecide: (answer: Answer) => void }) => (
  <li className={styles.hit}>
    <div className={styles.bar}>
      <span>
        <RiskTag tone={hit.riskLevel === 1 ? 'red' : 'amber'}>
          {hit.riskLevel === 1 ? '命中' : '可能'}
        </RiskTag>{' '}
        <strong>{hit.name}</strong> {hit.nameZh} {hit.country}
      </span>
      <Radio.Group
        aria-label={`${hit.name} 是否为最终用户`}
        optionType="button"
        size="small"
        options={[...decisions]}
        value={hit.state === 'counted' ? 'yes' : hit.state === 'dismissed' ? 'no' : undefined}
        onChange={event => onDecide(event.target.value as Answer)}
      />
    </div>
    <p>{hit.lists.map(list => `${list.shortName} ${list.reference}`).join('；')}</p>
    <p className={styles.note}>
      {hit.score} 分，{hit.reason}
      {!hit.decisive && ' 所在名单不直接产生许可要求，但属警示信号。'}
    </p>
  </li>
)

interface EndUserHitsProps {
  readonly endUser: Determination['endUser']
  readonly onDecide: (id: string, answer: Answer) => void
}

/** The screening of the end user: strong hits count until a person says otherwise, possible ones wait. */
export const EndUserHits = ({ endUser, onDecide }: EndUserHitsProps) => {
  if (!endUser.screened) return null
  return (
    <section className="card" aria-label="最终用户筛查">
      <h2>最终用户筛查：{endUser.name}</h2>
      {endUser.hits.length === 0 ? (
        <p>在已导入的名单中未发现相同或相近的名称。</p>
      ) : (
        <ul>
          {endUser.hits.map(hit => (
            <Line key={hit.id} hit={hit} onDecide={answer => onDecide(hit.id, answer)} />
          ))}
        </ul>
      )}
      <p className={styles.note}>名单快照 {endUser.snapshotId}</p>
    </section>
  )
}
