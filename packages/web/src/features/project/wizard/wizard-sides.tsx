import { Table, type TableColumnsType } from 'antd'
import { RiskTag } from '../../../ui/risk-tag.tsx'
import { outcomeTones } from '../../../ui/outcome-tone.ts'
import type { Tone } from '../../../ui/tone-icon.tsx'
import { nothing } from '../../../ui/nothing.ts'
import { projectTexts } from '@maojian/contract/project-rules'
import type { Answers, WizardPage } from './wizard-answers.ts'
import styles from './wizard.module.css'

type Country = WizardPage['extra']['countryList'][number]
type User = WizardPage['extra']['userList'][number]

const countryTones = { 0: 'green', 1: 'red', 2: 'amber' } as const
const countryWords = { 0: '未列入敏感国家', 1: '高风险国家', 2: '敏感国家' } as const

/** Nothing is green beside a country whose own risk is not: the law that was asked is one of several. */
const lawTone = ({ outcome, riskLevel }: Country): Tone => {
  const tone = outcome === '' ? 'grey' : outcomeTones[outcome]
  return tone === 'green' && riskLevel !== 0 ? 'grey' : tone
}

const countryColumns: TableColumnsType<Country> = [
  { title: '国家', dataIndex: 'country', width: 120 },
  {
    title: '国别风险',
    width: 150,
    render: (_, row) => <RiskTag tone={countryTones[row.riskLevel]}>{countryWords[row.riskLevel]}</RiskTag>,
  },
  {
    title: '美国条例的许可要求（中国管制与制裁另计）',
    width: 230,
    render: (_, row) =>
      row.outcome === '' ? '待归类' : <RiskTag tone={lawTone(row)}>美国：{row.outcomeName}</RiskTag>,
  },
  { title: '管制事由', width: 110, render: (_, row) => row.reasons || nothing },
  { title: '国别依据', width: 260, render: (_, row) => row.reason || nothing },
]

const Countries = ({ rows }: { rows: readonly Country[] }) =>
  rows.length > 0 && (
    <Table<Country>
      rowKey="countryId"
      size="small"
      scroll={{ x: 870 }}
      pagination={rows.length > 20 ? { pageSize: 20, showSizeChanger: false } : false}
      columns={countryColumns}
      dataSource={[...rows]}
    />
  )

/** Red and orange notices of spec 001 §4. */
export const ScreenedUsers = ({ users }: { users: readonly User[] }) => (
  <ul className={styles.users} aria-label="筛查结果">
    {users.map(user => (
      <li key={user.name}>
        <RiskTag tone={user.riskLevel === 1 ? 'red' : user.riskLevel === 2 ? 'amber' : 'green'}>
          {user.riskLevel === 1
            ? projectTexts.onList
            : user.riskLevel === 2
              ? projectTexts.mayBeListed
              : '未发现'}
        </RiskTag>
        <b>{user.name}</b>
        {user.lists.length > 0 && <span>{user.lists.join('、')}</span>}
        <span className={styles.quiet}>{user.reason}</span>
      </li>
    ))}
  </ul>
)

/** What the answers of the page come to: places and people. */
export const WizardSides = ({ page, answers }: { page: WizardPage; answers: Answers }) => {
  const { countryList, userList } = page.extra
  const named = answers['names'] ?? []
  return (
    <>
      <Countries rows={countryList} />
      {page.pageCode === '005' && named.length > 0 && <ScreenedUsers users={userList} />}
      {page.pageCode === '018' && page.questionList.length === 0 && (
        <p className={styles.quiet}>没有可以考虑的许可例外：需要申请许可证，或不得交易。</p>
      )}
    </>
  )
}
