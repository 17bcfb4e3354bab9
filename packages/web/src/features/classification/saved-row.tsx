import { FilePdfOutlined } from '@ant-design/icons'
import {
  downloadClassification,
  type listedClassification,
} from '@maojian/contract/calls/saved-classification'
import { Link } from '@tanstack/react-router'
import { Alert, Button, Collapse, Input, Popconfirm, Space } from 'antd'
import { useState } from 'react'
import type * as z from 'zod'
import { DownloadButton } from '../../ui/download-button.tsx'
import { pageAddress } from '../../ui/page-address.ts'
import { RiskTag } from '../../ui/risk-tag.tsx'
import type { Tone } from '../../ui/tone-icon.tsx'
import styles from './classification.module.css'

export type Saved = z.output<typeof listedClassification>

const tones: Readonly<Record<Saved['state'], Tone>> = { draft: 'amber', approved: 'green', returned: 'red' }

export interface SavedActions {
  readonly busy: boolean
  readonly review: (asked: {
    id: string
    version: number
    decision: 'approved' | 'returned'
    reason: string
  }) => void
  readonly copy: (id: string) => void
  readonly recheck: (asked: { id: string; version: number }) => void
  readonly remove: (id: string) => void
}

type RowProps = { readonly saved: Saved } & SavedActions

const Review = ({ saved: { id, version }, busy, review }: RowProps) => {
  const [reason, setReason] = useState('')
  const decide = (decision: 'approved' | 'returned') =>
    review({ id, version, decision, reason: reason.trim() })
  return (
    <Popconfirm
      title="复核意见"
      description={
        <Input.TextArea
          aria-label="复核意见"
          autoSize={{ minRows: 2 }}
          maxLength={1000}
          value={reason}
          onChange={event => setReason(event.target.value)}
        />
      }
      okText="通过"
      cancelText="退回"
      okButtonProps={{ disabled: reason.trim() === '' }}
      cancelButtonProps={{ disabled: reason.trim() === '' }}
      onConfirm={() => decide('approved')}
      onCancel={() => reason.trim() !== '' && decide('returned')}
    >
      <Button size="small" loading={busy}>
        复核
      </Button>
    </Popconfirm>
  )
}

const Changes = ({ saved: { id, version, changes, factsDay }, busy, recheck }: RowProps) => (
  <Alert
    showIcon
    type="warning"
    title={`自 ${factsDay} 的事实以来有变化`}
    description={
      <>
        <ul>
          {changes.map(change => (
            <li key={change}>{change}</li>
          ))}
        </ul>
        <Button size="small" loading={busy} onClick={() => recheck({ id, version })}>
          已核对，分类仍成立
        </Button>
      </>
    }
  />
)

const Actions = (props: RowProps) => {
  const { saved, busy, copy, remove } = props
  return (
    <Space wrap>
      <Link to={pageAddress('licenceDetermination', { eccn: saved.eccn, cnCode: saved.cnCode })}>
        许可判定
      </Link>
      {saved.state === 'draft' && saved.mayReview && <Review {...props} />}
      <Button size="small" loading={busy} onClick={() => copy(saved.id)}>
        复制
      </Button>
      <DownloadButton
        size="small"
        call={downloadClassification}
        input={{ id: saved.id }}
        icon={<FilePdfOutlined aria-hidden="true" />}
      >
        分类记录
      </DownloadButton>
      <Popconfirm title="删除这一分类？" okText="删除" cancelText="取消" onConfirm={() => remove(saved.id)}>
        <Button size="small" type="text" danger loading={busy}>
          删除
        </Button>
      </Popconfirm>
    </Space>
  )
}

const history = (saved: Saved): string =>
  [
    `${saved.author} 保存于 ${saved.savedAt}`,
    ...(saved.state === 'draft' && !saved.mayReview ? ['待另一位所有者或复核人复核'] : []),
    `事实截至 ${saved.factsDay}`,
    ...(saved.reviewer === '' ? [] : [`${saved.reviewer} ${saved.stateName}：${saved.reviewReason}`]),
  ].join(' · ')

const Path = ({ steps }: Pick<Saved, 'steps'>) => (
  <Collapse
    size="small"
    ghost
    items={[
      {
        key: 'path',
        label: `引导路径 ${String(steps.length)} 步`,
        children: (
          <ol>
            {steps.map(step => (
              <li key={step.question}>
                {step.question} <strong>{step.answer}</strong>
                <p className={styles.note}>未选：{step.left.join('；')}</p>
              </li>
            ))}
          </ol>
        ),
      },
    ]}
  />
)

export const SavedRow = (props: RowProps) => {
  const { saved } = props
  return (
    <li className={styles.item}>
      <div className={styles.head}>
        <RiskTag tone={tones[saved.state]}>{saved.stateName}</RiskTag>
        <strong>{saved.name}</strong>
        {saved.partNumber !== '' && <span>{saved.partNumber}</span>}
        <span className={styles.code}>{saved.eccn}</span>
        {saved.cnCode !== '' && <span>中国编码 {saved.cnCode}</span>}
        <Actions {...props} />
      </div>
      <p className={styles.note}>{saved.reason}</p>
      <p className={styles.note}>{history(saved)}</p>
      {saved.steps.length > 0 && <Path steps={saved.steps} />}
      {saved.basis === 'changed' && <Changes {...props} />}
    </li>
  )
}
