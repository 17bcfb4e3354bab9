import { confirmProjectReport } from '@maojian/contract/calls/project-report'
import { rulesWords } from '@maojian/contract/project-rules'
import { Descriptions } from 'antd'
import { useCall } from '../../api/use-call.ts'
import { SkeletonRows } from '../../ui/skeleton-rows.tsx'
import { VerdictLine } from '../../ui/verdict-line.tsx'
import { VerifyFault } from '../../ui/verify-fault.tsx'
import { VerifyFrame } from '../../ui/verify-frame.tsx'

const Confirmation = ({ token }: { token: string }) => {
  const found = useCall(confirmProjectReport, { token }, { quiet: true })
  if (found.isPending) return <SkeletonRows rows={3} height={56} />
  if (found.isError)
    return (
      <VerifyFault
        page="verifyReport"
        paper="报告"
        error={found.error}
        onRetry={() => void found.refetch()}
      />
    )
  const said = found.data
  if (!said.intact)
    return (
      <VerdictLine
        tone="red"
        title="登记内容已被改动，此报告不能采信"
        detail={`报告编号 ${said.number}。内容与签名不再相符，其余一概不予确认。`}
      />
    )
  return (
    <>
      <VerdictLine
        tone={said.reviewIntact ? 'green' : 'red'}
        title={
          said.reviewIntact
            ? '确由本系统出具，登记内容未被改动'
            : '报告内容未被改动，但登记的复核没有有效签名，不能采信'
        }
        detail="此页只确认报告的真实性；请核对编号、摘要与手中的文件一致，报告内容以文件为准。"
      />
      <section className="card" aria-label="登记内容">
        <Descriptions
          size="small"
          column={1}
          items={[
            { label: '报告编号', children: said.number },
            { label: '项目名称', children: `${said.maskedName}（其余隐去）` },
            { label: '检查时间', children: said.checkTime },
            {
              label: '结论',
              children: `${said.verdictName}；高风险 ${said.highRiskCount} 项，中风险 ${said.middleRiskCount} 项`,
            },
            { label: '复核', children: said.reviewName },
            { label: '规则与名单', children: [rulesWords(said), said.warning].filter(Boolean).join('。') },
            { label: '名单快照', children: <code>{said.snapshotId}</code> },
            { label: '核验摘要', children: <code className="wrap-anywhere">{said.digest}</code> },
          ]}
        />
      </section>
    </>
  )
}

export const VerifyReportPage = () => (
  <VerifyFrame page="verifyReport" paper="报告" confirm={token => <Confirmation token={token} />} />
)
