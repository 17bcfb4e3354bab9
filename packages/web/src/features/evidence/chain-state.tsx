import { verifyRecords } from '@maojian/contract/calls/evidence'
import { Button } from 'antd'
import { useState } from 'react'
import { useCall } from '../../api/use-call.ts'
import { ErrorState } from '../../ui/error-state.tsx'
import { SkeletonRows } from '../../ui/skeleton-rows.tsx'
import { VerdictLine } from '../../ui/verdict-line.tsx'
import { counted, type Verified } from './evidence.ts'

/** What was compared beside the chains. */
const decisionWords = ({ decisions, waiting, sealedLater, sealedLaterOn }: Verified): string => {
  if (decisions === 0) return ''
  const parts = [
    `${counted(decisions)} 项命中判定已与封存的记录比对`,
    ...(waiting > 0 ? [`${counted(waiting)} 项的最近变更尚待封存`] : []),
    ...(sealedLater > 0 ? [`${counted(sealedLater)} 项为 ${sealedLaterOn} 按当时内容补封`] : []),
  ]
  return `${parts.join('，')}，`
}

/** Whether what was kept is still what was kept. */
export const ChainState = () => {
  const [all, setAll] = useState(false)
  const found = useCall(verifyRecords, all ? { all: '1' } : {}, { staleMs: 0 })
  if (found.isPending) return <SkeletonRows rows={1} height={72} label="正在核对记录" />
  if (found.isError)
    return <ErrorState error={found.error} what="核对检索记录" onRetry={() => void found.refetch()} />
  const { intact, records, erased, kept, problems, checkedAt } = found.data
  if (intact && records === 0) return null
  return (
    <VerdictLine
      tone={intact ? 'green' : 'red'}
      title={
        intact
          ? `${records < kept ? `最近 ${counted(records)}` : counted(records)} 条记录完整，未被改动`
          : `记录完整性核对未通过：发现 ${counted(problems.length)} 处问题`
      }
      detail={
        intact ? (
          '每条记录与前一条相扣，末端由本系统的密钥签名；改动、删去或整条重算都会在此指出，命中判定与其封存的记录不同也会指出。'
        ) : (
          <ul>
            {problems.slice(0, 20).map(problem => (
              <li key={problem}>{problem}</li>
            ))}
          </ul>
        )
      }
      basis={
        <>
          共 {counted(kept)} 条，
          {erased > 0 && `其中 ${counted(erased)} 条的内容已到期清除并签名为证，`}
          {decisionWords(found.data)}核对于 {checkedAt}{' '}
          <Button
            size="small"
            type="link"
            loading={found.isFetching}
            onClick={() => (records < kept ? setAll(true) : void found.refetch())}
          >
            {records < kept ? '核对全部' : '重新核对'}
          </Button>
        </>
      }
    />
  )
}
