import { listChart, listSensitive, type sensitiveRow } from '@maojian/contract/calls/country'
import { pages } from '@maojian/contract/pages'
import { Button, Drawer, Table, Tabs, type TableColumnsType } from 'antd'
import type { ReactNode } from 'react'
import type * as z from 'zod'
import { useCall } from '../../api/use-call.ts'
import { ErrorState } from '../../ui/error-state.tsx'
import { RiskTag } from '../../ui/risk-tag.tsx'
import { SkeletonRows } from '../../ui/skeleton-rows.tsx'
import { tableHeight } from '../../ui/table-height.ts'
import { usePageState } from '../../ui/use-page-state.ts'
import { ChartTable } from './chart-table.tsx'
import { matches } from './chart-view.ts'
import { CountryCard } from './country-card.tsx'
import styles from './country.module.css'
import { GroupTables } from './group-table.tsx'

type Row = z.output<typeof sensitiveRow>

const columns = (open: (id: string) => void): TableColumnsType<Row> => [
  { title: '序号', key: 'index', width: 60, render: (_value, _row, i) => i + 1 },
  {
    title: '国家/地区',
    key: 'country',
    width: 168,
    render: (_value, row) => (
      <>
        {row.nameCn}
        <div className={styles.note} lang="en">
          {row.name}
        </div>
      </>
    ),
  },
  {
    title: '风险',
    key: 'risk',
    width: 96,
    render: (_value, row) => (
      <RiskTag tone={row.riskLevel === 1 ? 'red' : 'amber'}>
        {row.riskLevel === 1 ? '高风险' : '需确认'}
      </RiskTag>
    ),
  },
  { title: '依据', dataIndex: 'description' },
  {
    title: '操作',
    key: 'open',
    width: 88,
    render: (_value, row) => (
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
    <Table<Row>
      rowKey="countryId"
      size="small"
      columns={columns(open)}
      dataSource={query.data}
      scroll={{ x: 720, y: tableHeight }}
      pagination={{ pageSize: 20, showTotal: total => `共 ${total} 条`, showSizeChanger: false }}
    />
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
    <div className={styles.page}>
      <h1>{pages.importingCountry.title}</h1>
      <Tabs
        activeKey={active}
        onChange={next => setQuery({ tab: next }, { replace: true })}
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
