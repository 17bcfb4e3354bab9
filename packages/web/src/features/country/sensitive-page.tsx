import { listChart, listSensitive, type sensitiveRow } from '@maojian/contract/calls/country'
import { pages } from '@maojian/contract/pages'
import { Button, Drawer, Tabs } from 'antd'
import type { ReactNode } from 'react'
import type * as z from 'zod'
import { useCall } from '../../api/use-call.ts'
import { ErrorState } from '../../ui/error-state.tsx'
import { RiskTag } from '../../ui/risk-tag.tsx'
import { SkeletonRows } from '../../ui/skeleton-rows.tsx'
import type { Column } from '../../ui/table/column.ts'
import { DataTable } from '../../ui/table/data-table.tsx'
import { usePageState } from '../../ui/use-page-state.ts'
import { ChartTable } from './chart-table.tsx'
import { matches } from './chart-view.ts'
import { CountryCard } from './country-card.tsx'
import styles from './country.module.css'
import { GroupTables } from './group-table.tsx'

type Row = z.output<typeof sensitiveRow>

const riskName = (row: Row): string => (row.riskLevel === 1 ? '高风险' : '需确认')

const columns = (open: (id: string) => void): readonly Column<Row>[] => [
  {
    key: 'country',
    title: '国家/地区',
    width: 168,
    text: row => row.nameCn,
    draw: row => (
      <>
        {row.nameCn}
        <div className={styles.note} lang="en">
          {row.name}
        </div>
      </>
    ),
    saved: [
      { title: '代码', text: row => row.countryId },
      { title: '国家/地区', text: row => row.nameCn },
      { title: '英文名', text: row => row.name },
    ],
  },
  {
    key: 'risk',
    title: '风险',
    width: 104,
    text: riskName,
    draw: row => <RiskTag tone={row.riskLevel === 1 ? 'red' : 'amber'}>{riskName(row)}</RiskTag>,
  },
  { key: 'description', title: '依据', text: row => row.description },
  {
    key: 'open',
    title: '操作',
    width: 88,
    acts: true,
    text: () => '',
    draw: row => (
      <Button type="link" size="small" onClick={() => open(row.countryId)}>
        详情
      </Button>
    ),
  },
]

const Sensitive = ({ open }: { open: (id: string) => void }) => {
  const query = useCall(listSensitive, {})
  if (query.isPending) return <SkeletonRows rows={8} height={48} />
  if (query.isError)
    return <ErrorState error={query.error} what="读取敏感国家" onRetry={() => void query.refetch()} />
  return (
    <section className="card" aria-label="敏感国家/地区">
      <DataTable
        page="importingCountry"
        name="敏感国家/地区"
        columns={columns(open)}
        keyOf={row => row.countryId}
        rows={query.data}
        onRefresh={() => void query.refetch()}
      />
    </section>
  )
}

const Importing = ({ find }: { find: string }) => {
  const chart = useCall(listChart, {})
  if (chart.isPending) return <SkeletonRows rows={8} height={40} />
  if (chart.isError)
    return <ErrorState error={chart.error} what="读取国别表" onRetry={() => void chart.refetch()} />
  return (
    <ChartTable rows={chart.data.data.filter(row => matches(row, find))} footnotes={chart.data.footnotes} />
  )
}

const tabs = ['sensitive', 'groups', 'chart'] as const

const Detail = ({ countryId, onClose }: { countryId: string; onClose: () => void }) => (
  <Drawer title="国家与地区详情" open={countryId !== ''} onClose={onClose} size={640} destroyOnHidden>
    {countryId !== '' && <CountryCard countryId={countryId} />}
  </Drawer>
)

/** Sensitive countries, the groups behind the US list, and the chart, one card for each country. */
export const SensitivePage = () => {
  const [{ tab = '', countryId = '', find = '' }, setQuery] = usePageState('importingCountry')
  const active = tabs.find(one => one === tab) ?? 'sensitive'
  const panes: Readonly<Record<(typeof tabs)[number], ReactNode>> = {
    sensitive: <Sensitive open={id => setQuery({ countryId: id })} />,
    groups: <GroupTables />,
    chart: <Importing find={find} />,
  }
  return (
    <div className="page">
      <h1>{pages.importingCountry.title}</h1>
      <Tabs
        activeKey={active}
        onChange={next => setQuery({ tab: next, page: '', sort: '', hide: '' }, { replace: true })}
        destroyOnHidden
        items={[
          { key: 'sensitive', label: '敏感国家/地区', children: panes.sensitive },
          { key: 'groups', label: '美国管制清单', children: panes.groups },
          { key: 'chart', label: '进口管制国家', children: panes.chart },
        ]}
      />
      <Detail countryId={countryId} onClose={() => setQuery({ countryId: '' })} />
    </div>
  )
}
