import { classifyProduct } from '@maojian/contract/calls/classification'
import { Link } from '@tanstack/react-router'
import { Button, Space } from 'antd'
import type * as z from 'zod'
import { useCall } from '../../api/use-call.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { pageAddress } from '../../ui/page-address.ts'
import { SkeletonRows } from '../../ui/skeleton-rows.tsx'
import { VerdictLine } from '../../ui/verdict-line.tsx'
import type { ChooseCode } from './chosen-code.ts'
import styles from './classification.module.css'

type Candidate = z.output<typeof classifyProduct.reply>['candidates'][number]

const Code = ({ candidate }: { candidate: Candidate }) =>
  'eccn' in candidate ? (
    <Link className={styles.code} to={pageAddress('eccBodyDetailsPage', { eccn: candidate.eccn })}>
      {candidate.eccn}
    </Link>
  ) : (
    <span className={styles.code}>中国 {candidate.cnCode}</span>
  )

const CandidateRow = ({ candidate, onChoose }: { candidate: Candidate; onChoose: ChooseCode }) => (
  <li className={styles.item}>
    <div className={styles.head}>
      <Code candidate={candidate} />
      <span>{candidate.title}</span>
      <Space>
        {'eccn' in candidate && (
          <Link to={pageAddress('licenceDetermination', { eccn: candidate.eccn })}>许可判定</Link>
        )}
        <Button
          size="small"
          onClick={() =>
            onChoose('eccn' in candidate ? { eccn: candidate.eccn } : { cnCode: candidate.cnCode })
          }
        >
          采用
        </Button>
      </Space>
    </div>
    {candidate.thresholds !== undefined && <p className={styles.note}>门槛：{candidate.thresholds}</p>}
    <p className={styles.note}>{candidate.why}</p>
  </li>
)

interface CandidateListProps {
  readonly name: string
  readonly onChoose: ChooseCode
}

/** Codes that a name suggests: places to look, never a classification; nothing found is never EAR99. */
export const CandidateList = ({ name, onChoose }: CandidateListProps) => {
  const found = useCall(classifyProduct, { name, limit: 12 }, { keepWhile: () => true })
  if (found.isPending) return <SkeletonRows rows={4} height={56} label="正在查找" />
  if (found.isError)
    return <ErrorState error={found.error} what="查找" onRetry={() => void found.refetch()} />
  const { candidates, usual, why } = found.data
  if (usual !== null)
    return (
      <VerdictLine
        tone="grey"
        title="通常为 EAR99"
        detail={why}
        basis="只按名称判断：如含电子、加密、特殊材料或为军用等受控用途设计，须按引导路径核对。"
      />
    )
  return (
    <section className="card" aria-label="候选编码">
      <h2>候选编码</h2>
      <p className={styles.note}>{why}</p>
      {candidates.length === 0 ? (
        <EmptyState title="没有找到候选编码">查不到不等于 EAR99，请用下面的引导路径。</EmptyState>
      ) : (
        <ul className={styles.items}>
          {candidates.map(one => (
            <CandidateRow
              key={'eccn' in one ? one.eccn : `CN ${one.cnCode}`}
              candidate={one}
              onChoose={onChoose}
            />
          ))}
        </ul>
      )}
    </section>
  )
}
