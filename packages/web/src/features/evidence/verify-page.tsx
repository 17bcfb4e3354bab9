import { confirmCertificate } from '@maojian/contract/calls/certificate'
import { Descriptions } from 'antd'
import { useState } from 'react'
import type * as z from 'zod'
import { useCall } from '../../api/use-call.ts'
import { SkeletonRows } from '../../ui/skeleton-rows.tsx'
import { VerdictLine } from '../../ui/verdict-line.tsx'
import { VerifyFault } from '../../ui/verify-fault.tsx'
import { VerifyFrame } from '../../ui/verify-frame.tsx'
import { CompareFile } from './compare-file.tsx'
import { CompareName } from './compare-name.tsx'

type Confirmed = z.output<typeof confirmCertificate.reply>

const Facts = ({ said }: { said: Confirmed }) => (
  <Descriptions
    size="small"
    column={1}
    items={[
      { label: '证明编号', children: said.number },
      { label: '筛查对象', children: `${said.maskedName}（其余隐去：请在上方输入全名核对）` },
      {
        label: '所问类型',
        children: said.typeName === '' ? '不限' : `仅${said.typeName}：其他类型的主体不在结论之内`,
      },
      {
        label: '名单日期',
        children: said.asOf === '' ? '筛查时有效的名单' : `截至 ${said.asOf}：不是筛查当日的结论`,
      },
      {
        label: '结论',
        children: said.warning === '' ? said.verdictName : `${said.verdictName}（${said.warning}）`,
      },
      { label: '筛查时间', children: said.screenedAt },
      { label: '出具时间', children: said.issuedAt },
      {
        label: '名单',
        children: `${said.lists} 份，版本 ${editionsOf(said)}${said.missing === '' ? '' : `；${said.missing}`}`,
      },
      { label: '名单快照', children: <code>{said.snapshotId}</code> },
      { label: '证明摘要', children: <code className="wrap-anywhere">{said.digest}</code> },
    ]}
  />
)

/** The oldest of the lists decides who can have been found. */
const editionsOf = ({ oldestEdition, newestEdition }: Confirmed): string =>
  oldestEdition === newestEdition ? oldestEdition || '—' : `${oldestEdition} 至 ${newestEdition}`

/** Answers for the day of the screening and every type of party, with nothing that keeps it from being a conclusion. */
const isOfToday = ({ warning, typeName, asOf }: Confirmed): boolean =>
  warning === '' && typeName === '' && asOf === ''

const limitsOf = (said: Confirmed): string =>
  [
    said.warning,
    said.asOf === '' ? '' : `结论只及于 ${said.asOf} 的名单，不是筛查当日的。`,
    said.typeName === '' ? '' : `只问了${said.typeName}。`,
  ].join('')

const Confirmation = ({ token }: { token: string }) => {
  const found = useCall(confirmCertificate, { token }, { quiet: true })
  const [named, setNamed] = useState(false)
  if (found.isPending) return <SkeletonRows rows={3} height={56} />
  if (found.isError)
    return (
      <VerifyFault
        page="verifyCertificate"
        paper="证明"
        error={found.error}
        onRetry={() => void found.refetch()}
      />
    )
  if (!found.data.intact)
    return (
      <VerdictLine
        tone="red"
        title="登记内容已被改动，此证明不能采信"
        detail={`证明编号 ${found.data.number}。内容、签名与编号不再相符，其余一概不予确认。`}
      />
    )
  return (
    <>
      <VerdictLine
        tone="green"
        title="确由本系统出具，登记内容未被改动"
        detail="此页只确认证明的真实性，不代表筛查结论之外的任何判断。"
      />
      {!named && (
        <VerdictLine
          tone="amber"
          title="名称尚未核对"
          detail="请在下方输入证明上的全名，核对是否就是登记的名称。"
        />
      )}
      {!isOfToday(found.data) && (
        <VerdictLine tone="amber" title="结论的适用范围有限" detail={limitsOf(found.data)} />
      )}
      <CompareName token={token} onCompared={setNamed} />
      <section className="card" aria-label="登记内容">
        <Facts said={found.data} />
      </section>
      <CompareFile digest={found.data.digest} />
    </>
  )
}

export const VerifyPage = () => (
  <VerifyFrame page="verifyCertificate" paper="证明" confirm={token => <Confirmation token={token} />} />
)
