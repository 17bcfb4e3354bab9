import { Button } from 'antd'
import { useMayWrite, useSession } from '../../api/client-context.ts'
import { partyOfHit } from './decided-party.ts'
import type { AskedParty, Decision, Hit } from './hit.ts'
import styles from './hit.module.css'
import { useDeciding } from './use-deciding.tsx'

/** What was decided, by whom and until when. */
export const Standing = ({ decision }: { decision: Decision }) => (
  <span className="wrap-anywhere">
    {decision.stateName}判定：<strong>{decision.sameName}</strong>，<bdi>{decision.reason}</bdi>（
    <bdi>{decision.author}</bdi>，{decision.decidedAt}，复核日期 {decision.reviewOn}）
  </span>
)

/** What the organisation has decided of this hit, and the way to decide. */
export const HitDecision = ({ hit, asked }: { hit: Hit; asked: AskedParty }) => {
  const { dialog, onOpen } = useDeciding(partyOfHit(hit), asked)
  const mayWrite = useMayWrite()
  if (useSession() === undefined) return null
  return (
    <p className={styles.decision}>
      {hit.decision && <Standing decision={hit.decision} />}{' '}
      {mayWrite && (
        <Button size="small" aria-label={hit.decision ? '重新判定' : '判定是否同一主体'} onClick={onOpen}>
          {hit.decision ? '重新判定' : '判定'}
        </Button>
      )}
      {dialog}
    </p>
  )
}
