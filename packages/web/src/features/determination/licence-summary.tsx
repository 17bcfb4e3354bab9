import { EditOutlined, ReloadOutlined } from '@ant-design/icons'
import { listCountries } from '@maojian/contract/calls/country'
import { activitiesZh, partyRolesZh, type Activity } from '@maojian/domain/vocabulary/transaction'
import { Button, Space } from 'antd'
import { useCall } from '../../api/use-call.ts'
import styles from './determination.module.css'
import type { LicenceQuery } from './licence-form.tsx'
import { readParties } from './party-lines.ts'

const told = (label: string, value: string | undefined): string[] => (value ? [`${label} ${value}`] : [])

type NameOf = (code: string) => string

/** What was asked in one line, each thing under its name. */
const pieces = (query: LicenceQuery, nameOf: NameOf): string[] => [
  ...told('最终用户', query.endUser),
  ...readParties(query.parties ?? '').map(({ role, name }) => `${partyRolesZh[role]} ${name}`),
  ...told('行为', query.activity && activitiesZh[query.activity as Activity]),
  ...told('起运', query.shipFrom && nameOf(query.shipFrom)),
  ...told('途经', query.via?.split(',').map(nameOf).join('、')),
  ...told('税号', query.hsCode),
  ...told('净值', query.value && `${query.value} 美元`),
  ...told('中国编码', query.cnCode),
  ...told('判定日期', query.date),
]

interface SummaryProps {
  readonly query: LicenceQuery
  readonly answered: number
  readonly onEdit: () => void
  readonly onReset: () => void
}

/** The inputs folded to what they were, so that the verdict stands on top. */
export const LicenceSummary = ({ query, answered, onEdit, onReset }: SummaryProps) => {
  const countries = useCall(listCountries, {}, { staleMs: Infinity })
  const nameOf: NameOf = code => countries.data?.find(one => one.id === code)?.nameCn ?? code
  return (
    <section className={`card ${styles.bar}`} aria-label="判定条件摘要">
      <div className={styles.summary}>
        <strong>
          {query.eccn} → {nameOf(query.destination ?? '')}
        </strong>
        {pieces(query, nameOf).map(piece => (
          <span key={piece}>{piece}</span>
        ))}
        {answered > 0 && <span>已答 {answered} 项</span>}
      </div>
      <Space>
        <Button icon={<EditOutlined aria-hidden="true" />} onClick={onEdit}>
          修改条件
        </Button>
        <Button icon={<ReloadOutlined aria-hidden="true" />} onClick={onReset}>
          重置
        </Button>
      </Space>
    </section>
  )
}
