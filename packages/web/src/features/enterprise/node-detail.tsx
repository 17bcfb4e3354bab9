import { describeNode } from '@maojian/contract/calls/enterprise'
import { countryNameZh } from '@maojian/domain/vocabulary/country'
import type * as z from 'zod'
import { useCall } from '../../api/use-call.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { nothing } from '../../ui/nothing.ts'
import { pageAddress } from '../../ui/page-address.ts'
import { SkeletonRows } from '../../ui/skeleton-rows.tsx'
import styles from './enterprise.module.css'
import { FindingMark } from '../../ui/finding-mark.tsx'
import { SampleMark } from './sample-mark.tsx'

type Node = z.output<typeof describeNode.reply>

const Counts = ({ node }: { node: Node }) => (
  <dl className={styles.counts}>
    <div>
      <dt>相关资讯（近 365 天）</dt>
      <dd>{node.newsNum}</dd>
    </div>
    <div>
      <dt>直接关系</dt>
      <dd>{node.allNum}</dd>
    </div>
    {node.type === 1 && (
      <div>
        <dt>债券</dt>
        <dd>{node.bondNum}</dd>
      </div>
    )}
    <div>
      <dt>{node.type === 2 ? '发行人' : '任职人员'}</dt>
      <dd className="wrap-anywhere">{node.pubPeople || nothing}</dd>
    </div>
  </dl>
)

const Actions = ({ node }: { node: Node }) => (
  <div className={styles.actions}>
    <ButtonLink primary to={pageAddress('enterpriseMap', { cpyNo: node.id })}>
      查看图谱
    </ButtonLink>
    {node.relationId !== '' && (
      <ButtonLink to={pageAddress('relationship', { relationId: node.relationId })}>
        与名单主体的关系
      </ButtonLink>
    )}
    {node.partyId !== '' && (
      <ButtonLink
        to={pageAddress('sanctionInfoSearch', {
          id: node.partyId,
          dataType: node.kindName === '个人' ? '02' : '01',
          s: '1',
        })}
      >
        查看制裁详情
      </ButtonLink>
    )}
  </div>
)

/** A party of a drawing: who it is, how much is told of it, and where that stands. */
export const NodeDetail = ({ id }: { id: string }) => {
  const call = useCall(describeNode, { code: id }, { quiet: true })
  if (call.isPending) return <SkeletonRows rows={3} height={28} />
  if (call.isError)
    return <ErrorState compact error={call.error} what="读取节点" onRetry={() => void call.refetch()} />
  const node = call.data
  return (
    <>
      <p className={styles.line}>
        <FindingMark finding={node.finding} />
        <span>{[node.kindName, countryNameZh(node.country), node.status].filter(Boolean).join(' · ')}</span>
        {node.sample && <SampleMark />}
      </p>
      <Counts node={node} />
      <Actions node={node} />
    </>
  )
}
