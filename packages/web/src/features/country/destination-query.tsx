import { SearchOutlined } from '@ant-design/icons'
import { listChart, searchCountries } from '@maojian/contract/calls/country'
import { emptyTexts } from '@maojian/contract/limits'
import { contestedRegion } from '@maojian/domain/vocabulary/country'
import { noDestinationZh } from '@maojian/domain/vocabulary/no-destination'
import { Form, Input, Tabs } from 'antd'
import type * as z from 'zod'
import { useCall } from '../../api/use-call.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { fieldOf } from '../../ui/form/contract-rule.ts'
import { SearchLine } from '../../ui/form/search-line.tsx'
import { useAddressForm } from '../../ui/form/use-address-form.ts'
import { SkeletonRows } from '../../ui/skeleton-rows.tsx'
import { usePageState } from '../../ui/use-page-state.ts'
import { ChartTable } from './chart-table.tsx'
import { CountryCard } from './country-card.tsx'
import styles from './country.module.css'
import { groupTitles, type GroupLetter } from './group-columns.ts'
import { GroupMatrix, GroupTables } from './group-table.tsx'

type Found = z.output<typeof searchCountries.reply>

/** So many countries get a card each; more are shown as rows. */
const mostCards = 3

const letters: readonly GroupLetter[] = ['A', 'B', 'D', 'E']

const None = ({ searched }: { searched: string }) => (
  <section className="card">
    <EmptyState title={emptyTexts.noRelevant}>
      {contestedRegion(searched) === undefined
        ? `没有查到“${searched}”。请用中文名、英文名或两位国家代码再试`
        : noDestinationZh(searched)}
      ；表中没有的目的地不能视为无管制。
    </EmptyState>
  </section>
)

const InChart = ({ found, searched }: { found: Found; searched: string }) => {
  const chart = useCall(listChart, {})
  if (found.ccc === null) return <None searched={searched} />
  if (found.ccc.length <= mostCards)
    return found.ccc.map(row => <CountryCard key={row.countryId} countryId={row.countryId} />)
  return <ChartTable rows={found.ccc} footnotes={chart.data?.footnotes ?? []} />
}

const InGroups = ({ found, searched }: { found: Found; searched: string }) => {
  const rows = { A: found.groupA, B: found.groupB, D: found.groupD, E: found.groupE }
  if (letters.every(letter => rows[letter] === null)) return <None searched={searched} />
  return letters.map(letter => {
    const members = rows[letter]
    return (
      members !== null && (
        <section key={letter} className={`card ${styles.section}`}>
          <h2>{groupTitles[letter]}</h2>
          <GroupMatrix letter={letter} rows={members} />
        </section>
      )
    )
  })
}

const SearchForm = ({ searched, onSearch }: { searched: string; onSearch: (key: string) => void }) => {
  const { props } = useAddressForm({
    name: 'destination',
    asked: { keyword: searched },
    onAsk: ({ keyword }) => onSearch(keyword.trim()),
  })
  return (
    <SearchLine form={props}>
      <Form.Item name="keyword" {...fieldOf(searchCountries.request.shape.keyword)}>
        <Input allowClear aria-label="目的国家" placeholder="输入目的国家或地区的中文名、英文名或代码" />
      </Form.Item>
    </SearchLine>
  )
}

const Answer = ({ searched, tab }: { searched: string; tab: string }) => {
  const query = useCall(searchCountries, { keyword: searched })
  if (query.isPending) return <SkeletonRows rows={3} height={120} label="正在查询" />
  if (query.isError)
    return <ErrorState error={query.error} what="查询" onRetry={() => void query.refetch()} />
  return tab === 'group' ? (
    <InGroups found={query.data} searched={searched} />
  ) : (
    <InChart found={query.data} searched={searched} />
  )
}

const Start = ({ tab }: { tab: string }) =>
  tab === 'group' ? (
    <GroupTables />
  ) : (
    <section className="card">
      <EmptyState icon={<SearchOutlined aria-hidden="true" />} title="输入目的国家开始查询">
        每个目的地给出一张结论卡：国别表、国家组、禁运与敏感情况及其依据。
      </EmptyState>
    </section>
  )

/** Destination screen: the chart and the groups, each asked with the same keyword (spec 000 §2). */
export const DestinationQuery = ({
  searched,
  onSearch,
}: {
  searched: string
  onSearch: (key: string) => void
}) => {
  const [{ tab = 'chart' }, setQuery] = usePageState('index')
  return (
    <div className="page">
      <section className="card">
        <SearchForm searched={searched} onSearch={onSearch} />
      </section>
      <Tabs
        activeKey={tab === 'group' ? 'group' : 'chart'}
        onChange={next => setQuery({ tab: next }, { replace: true })}
        items={[
          { key: 'chart', label: '出口管制国别查询' },
          { key: 'group', label: '国家组查询' },
        ]}
      />
      {searched === '' ? <Start tab={tab} /> : <Answer searched={searched} tab={tab} />}
    </div>
  )
}
