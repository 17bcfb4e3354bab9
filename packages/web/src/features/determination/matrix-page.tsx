import { TableOutlined } from '@ant-design/icons'
import { mapDestinations, mapItems } from '@maojian/contract/calls/determination'
import { emptyTexts } from '@maojian/contract/limits'
import { pages } from '@maojian/contract/pages'
import { Link } from '@tanstack/react-router'
import { Input, Segmented, Table, type TableColumnsType } from 'antd'
import { useState } from 'react'
import { useCall } from '../../api/use-call.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { FacetChips } from '../../ui/facet-chips.tsx'
import { pageAddress } from '../../ui/page-address.ts'
import { RiskTag } from '../../ui/risk-tag.tsx'
import { SaveButtons } from '../../ui/save-buttons.tsx'
import { SkeletonRows } from '../../ui/skeleton-rows.tsx'
import { tableHeight } from '../../ui/table-height.ts'
import { usePageState } from '../../ui/use-page-state.ts'
import styles from './determination.module.css'
import { CountryField } from './licence-fields.tsx'
import {
  filterRows,
  fromDestinations,
  fromItems,
  matrixTable,
  type Matrix,
  type MatrixRow,
} from './matrix-rows.ts'
import { toneOf } from './outcome-words.ts'

type AddressOf = (row: MatrixRow) => string

const columns = (addressOf: AddressOf): TableColumnsType<MatrixRow> => [
  {
    title: '代码',
    key: 'code',
    width: 96,
    render: (_value, row) => (
      <Link className={styles.code} to={addressOf(row)}>
        {row.code}
      </Link>
    ),
  },
  {
    title: '名称',
    key: 'name',
    render: (_value, row) => (
      <>
        {row.name}{' '}
        <span className={styles.note} lang="en">
          {row.nameEn}
        </span>
      </>
    ),
  },
  {
    title: '结论',
    key: 'outcome',
    width: 232,
    render: (_value, row) => <RiskTag tone={toneOf(row.outcome, row.riskLevel)}>{row.outcomeName}</RiskTag>,
  },
  { title: '事由', key: 'reasons', width: 200, render: (_value, row) => row.reasons.join('、') || '--' },
]

const Shown = ({ matrix, addressOf }: { matrix: Matrix; addressOf: AddressOf }) => {
  const [{ outcome = '', find = '' }, setQuery] = usePageState('licenceMatrix')
  const rows = filterRows(matrix.rows, outcome, find)
  return (
    <>
      <section className={`card ${styles.section}`}>
        <h2>
          {matrix.subject} {matrix.subjectName}（截至 {matrix.date}）
        </h2>
        <FacetChips
          label="结论"
          facets={matrix.counts.map(one => ({ code: one.outcome, name: one.outcomeName, count: one.count }))}
          selected={[outcome]}
          onToggle={code => setQuery({ outcome: code === outcome ? '' : code }, { replace: true })}
        />
        <p className={styles.note}>
          只按物项和目的地判断：按受美国条例管辖、民用、当事方未列名处理；不构成法律意见。
        </p>
      </section>
      <div className={styles.bar}>
        <Input.Search
          allowClear
          aria-label="在矩阵中查找"
          placeholder="按代码或名称查找"
          style={{ maxWidth: 320 }}
          defaultValue={find}
          onSearch={text => setQuery({ find: text.trim() }, { replace: true })}
        />
        <SaveButtons table={() => matrixTable(matrix, rows)} />
      </div>
      <Table<MatrixRow>
        rowKey="code"
        size="small"
        columns={columns(addressOf)}
        dataSource={rows}
        scroll={{ x: 760, y: tableHeight }}
        locale={{ emptyText: emptyTexts.noRelevant }}
        pagination={{ defaultPageSize: 50, showTotal: total => `共 ${total} 条`, showSizeChanger: true }}
      />
    </>
  )
}

const ByItem = ({ eccn, date }: { eccn: string; date: string | undefined }) => {
  const query = useCall(mapDestinations, { eccn, date })
  if (query.isPending) return <SkeletonRows rows={8} height={40} />
  if (query.isError)
    return <ErrorState error={query.error} what="计算矩阵" onRetry={() => void query.refetch()} />
  const addressOf: AddressOf = row => pageAddress('licenceDetermination', { eccn, destination: row.code })
  return <Shown matrix={fromDestinations(query.data)} addressOf={addressOf} />
}

const ByCountry = ({ countryId, date }: { countryId: string; date: string | undefined }) => {
  const query = useCall(mapItems, { countryId, date })
  if (query.isPending) return <SkeletonRows rows={8} height={40} />
  if (query.isError)
    return <ErrorState error={query.error} what="计算矩阵" onRetry={() => void query.refetch()} />
  const addressOf: AddressOf = row =>
    pageAddress('licenceDetermination', { eccn: row.code, destination: countryId })
  return <Shown matrix={fromItems(query.data)} addressOf={addressOf} />
}

const Subject = ({ byCountry }: { byCountry: boolean }) => {
  const [{ eccn = '', countryId = '' }, setQuery] = usePageState('licenceMatrix')
  const ask = (change: { eccn: string; countryId: string }) => setQuery({ ...change, outcome: '', find: '' })
  return byCountry ? (
    <CountryField value={countryId} onChange={id => ask({ eccn: '', countryId: id })} />
  ) : (
    <label htmlFor="matrix-eccn">
      ECCN
      <Input.Search
        id="matrix-eccn"
        key={eccn}
        defaultValue={eccn}
        placeholder="如 3A001 或 3A001.a.2"
        enterButton="查看"
        onSearch={text => ask({ eccn: text.trim(), countryId: '' })}
      />
    </label>
  )
}

/** One entry against all destinations, or one destination against all entries; word and colour. */
export const MatrixPage = () => {
  const [{ eccn = '', countryId = '', date }] = usePageState('licenceMatrix')
  const [view, setView] = useState<'item' | 'country'>(countryId === '' ? 'item' : 'country')
  return (
    <div className={styles.page}>
      <h1>{pages.licenceMatrix.title}</h1>
      <section className={`card ${styles.section}`}>
        <Segmented
          aria-label="矩阵方式"
          style={{ alignSelf: 'flex-start' }}
          value={view}
          options={[
            { value: 'item', label: '一个 ECCN × 全部国家' },
            { value: 'country', label: '一个国家 × 全部 ECCN' },
          ]}
          onChange={setView}
        />
        <div className={styles.fields}>
          <Subject byCountry={view === 'country'} />
        </div>
      </section>
      {view === 'item' && eccn !== '' && <ByItem key={eccn} eccn={eccn} date={date} />}
      {view === 'country' && countryId !== '' && (
        <ByCountry key={countryId} countryId={countryId} date={date} />
      )}
      {(view === 'item' ? eccn : countryId) === '' && (
        <section className="card">
          <EmptyState icon={<TableOutlined aria-hidden="true" />} title="选择一个 ECCN 或一个国家">
            矩阵逐格给出结论与事由，可筛选、可导出；点代码进入完整判定。
          </EmptyState>
        </section>
      )}
    </div>
  )
}
