import type { listDecisions } from '@maojian/contract/calls/decision'
import { Button, Input, Popconfirm } from 'antd'
import { useState } from 'react'
import type * as z from 'zod'
import { pageAddress } from '../../ui/page-address.ts'
import { RiskTag } from '../../ui/risk-tag.tsx'
import type { Tone } from '../../ui/tone-icon.tsx'
import rows from '../../ui/row-list.module.css'

type Decision = z.output<typeof listDecisions.reply>['data'][number]

const tones: Readonly<Record<Decision['same'], Tone>> = { yes: 'red', no: 'grey', unclear: 'amber' }

interface WithdrawProps {
  readonly busy: boolean
  readonly onWithdraw: (reason: string) => void
}

const Withdraw = ({ busy, onWithdraw }: WithdrawProps) => {
  const [reason, setReason] = useState('')
  return (
    <Popconfirm
      title="撤销后，该命中重新按得分计入"
      description={
        <Input
          aria-label="撤销理由"
          placeholder="撤销理由（必填）"
          maxLength={500}
          value={reason}
          onChange={event => setReason(event.target.value)}
        />
      }
      okText="撤销判定"
      cancelText="保留"
      okButtonProps={{ disabled: reason.trim() === '' }}
      onConfirm={() => onWithdraw(reason.trim())}
    >
      <Button size="small" danger loading={busy}>
        撤销
      </Button>
    </Popconfirm>
  )
}

const historyOf = (one: Decision): string =>
  [
    `${one.author} 判定于 ${one.decidedAt}`,
    `复核日期 ${one.reviewOn}`,
    ...(one.approvedBy === '' ? [] : [`${one.approvedBy} 复核`]),
    ...(one.endedBy === ''
      ? []
      : [`${one.endedBy} ${one.stateName}${one.endReason && `：${one.endReason}`}`]),
  ].join(' · ')

interface RowProps {
  readonly decision: Decision
  readonly busy: boolean
  readonly approve: (id: string) => void
  readonly withdraw: (ending: { id: string; reason: string }) => void
}

export const DecisionRow = ({ decision: one, busy, approve, withdraw }: RowProps) => {
  const open = one.state === 'standing' || one.state === 'proposed' || one.state === 'lapsed'
  return (
    <li className={rows.item}>
      <div className={rows.head}>
        <RiskTag tone={open ? tones[one.same] : 'grey'}>{one.sameName}</RiskTag>
        <strong className="wrap-anywhere" translate="no">
          {one.subject}
        </strong>{' '}
        与{' '}
        <a
          className="wrap-anywhere"
          translate="no"
          href={pageAddress('sanctionInfoSearch', { id: one.partyId })}
          target="_blank"
          rel="noopener"
        >
          {one.party}
        </a>
        <em>{one.stateName}</em>
        {one.state === 'proposed' && !one.mayApprove && <small>待另一位成员复核</small>}
        {one.state === 'proposed' && one.mayApprove && (
          <Button size="small" type="primary" loading={busy} onClick={() => approve(one.id)}>
            复核通过
          </Button>
        )}
        {open && <Withdraw busy={busy} onWithdraw={reason => withdraw({ id: one.id, reason })} />}
      </div>
      <p>{one.reason}</p>
      <small>{historyOf(one)}</small>
    </li>
  )
}
