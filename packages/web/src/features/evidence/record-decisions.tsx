import { pageAddress } from '../../ui/page-address.ts'
import type { RecordDetail } from './evidence.ts'
import styles from './records.module.css'

type Decision = RecordDetail['decisions'][number]

const factsOf = ({ author, decidedAt, reviewOn, approvedBy, endedBy, endReason }: Decision): string =>
  [
    `${author} 于 ${decidedAt} 判定`,
    `有效至 ${reviewOn}`,
    ...(approvedBy === '' ? [] : [`复核：${approvedBy}`]),
    ...(endedBy === '' && endReason === ''
      ? []
      : [`终止：${[endedBy, endReason].filter(Boolean).join('，')}`]),
  ].join(' · ')

const One = ({ decision }: { decision: Decision }) => (
  <li className={styles.item}>
    <div>
      {decision.changeName}：<strong className="wrap-anywhere">{decision.subject}</strong> 与{' '}
      <a
        className="wrap-anywhere"
        href={pageAddress('sanctionInfoSearch', { id: decision.partyId })}
        target="_blank"
        rel="noopener"
      >
        {decision.party}
      </a>{' '}
      {decision.sameName}（{decision.stateName}）
    </div>
    <small>
      {factsOf(decision)} · <code>{decision.id}</code>
    </small>
    <p>{decision.reason}</p>
  </li>
)

/** What was decided on hits, as it was from this change on. */
export const RecordDecisions = ({ decisions }: { decisions: readonly Decision[] }) =>
  decisions.length > 0 && (
    <section className="card" aria-label="封存的判定">
      <h2>封存的判定</h2>
      <ul className={styles.items}>
        {decisions.map(decision => (
          <One key={decision.id} decision={decision} />
        ))}
      </ul>
    </section>
  )
