import { TableOutlined } from '@ant-design/icons'
import { mapDestinations, mapItems } from '@maojian/contract/calls/licence-matrix'
import { pages } from '@maojian/contract/pages'
import { Link } from '@tanstack/react-router'
import { Form, Input, Segmented } from 'antd'
import { useState } from 'react'
import { useCall } from '../../api/use-call.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { fieldOf } from '../../ui/form/contract-rule.ts'
import { SearchLine } from '../../ui/form/search-line.tsx'
import { useAddressForm } from '../../ui/form/use-address-form.ts'
import { FacetChips } from '../../ui/facet-chips.tsx'
import { pageAddress } from '../../ui/page-address.ts'
import { RiskTag } from '../../ui/risk-tag.tsx'
import { SkeletonRows } from '../../ui/skeleton-rows.tsx'
import type { Column } from '../../ui/table/column.ts'
import { DataTable } from '../../ui/table/data-table.tsx'
import { usePageState } from '../../ui/use-page-state.ts'
import styles from './determination.module.css'
import { CountrySelect } from '../../ui/form/country-select.tsx'
import { DayWarnings } from './day-notes.tsx'
import { filterRows, fromDestinations, fromItems, type Matrix, type MatrixRow } from './matrix-rows.ts'
import { toneOf } from '../../ui/outcome-tone.ts'

type AddressOf = (row: MatrixRow) => string

const columns = (addressOf: AddressOf): readonly Column<MatrixRow>[] => [
  {
    key: 'code',
    title: '代码',
    width: 110,
    text: row => row.code,
    draw: row => (
      <Link className={styles.code} to={addressOf(row)}>
        {row.code}
      </Link>
    ),
  },
  {
    key: 'name',
    title: '名称',
    text: row => row.name,
    draw: row => (
      <>
        {row.name}{' '}
        <span className={styles.note} lang="en">
          {row.nameEn}
        </span>
      </>
    ),
    saved: [
      { title: '名称', text: row => row.name },
      { title: '英文名', text: row => row.nameEn },
    ],
  },
  {
    key: 'outcome',
    title: '结论',
    width: 232,
    text: row => row.outcomeName,
    draw: row => (
      <Link to={addressOf(row)} title={`${row.name}：${row.reasons.join('、') || '没有事由'}；打开完整判定`}>
        <RiskTag tone={toneOf(row.outcome, row.riskLevel)}>{row.outcomeName}</RiskTag>
      </Link>
    ),
  },
  { key: 'reasons', title: '事由', width: 200, text: row => row.reasons.join('、') },
]

const Shown = ({ matrix, addressOf }: { matrix: Matrix; addressOf: AddressOf }) => {
  const [{ outcome = '', find = '' }, setQuery] = usePageState('licenceMatrix')
  const rows = filterRows(matrix.rows, outcome, find)
  return (
    <>
      <section className={`card ${styles.section}`}>
        <h2>
          {matrix.subject} {matrix.subjectName}（判定日 {matrix.date}，管制事实截至 {matrix.factsDay}）
        </h2>
        <FacetChips
          label="结论"
          facets={matrix.counts.map(one => ({ code: one.outcome, name: one.outcomeName, count: one.count }))}
          selected={[outcome]}
          onToggle={code => setQuery({ outcome: code === outcome ? '' : code, page: '' }, { replace: true })}
        />
        <p className={styles.note}>
          只按物项和目的地判断：按受美国条例管辖、民用、当事方未列名处理；不构成法律意见。
        </p>
        <DayWarnings warnings={matrix.warnings} />
      </section>
      <section className="card" aria-label="矩阵">
        <DataTable
          page="licenceMatrix"
          name={`许可矩阵 ${matrix.subject} ${matrix.date}`}
          columns={columns(addressOf)}
          keyOf={row => row.code}
          rows={rows}
          usualSize={50}
        >
          <Input.Search
            allowClear
            aria-label="在矩阵中查找"
            placeholder="按代码或名称查找"
            style={{ maxWidth: 320 }}
            defaultValue={find}
            onSearch={text => setQuery({ find: text.trim(), page: '' }, { replace: true })}
          />
        </DataTable>
      </section>
    </>
  )
}

const ByItem = ({ eccn, date }: { eccn: string; date: string | undefined }) => {
  const query = useCall(mapDestinations, { eccn, date })
  if (query.isPending) return <SkeletonRows rows={8} height={40} />
  if (query.isError)
    return <ErrorState error={query.error} what="计算矩阵" onRetry={() => void query.refetch()} />
  const addressOf: AddressOf = row =>
    pageAddress('licenceDetermination', { eccn, destination: row.code, ...(date && { date }) })
  return <Shown matrix={fromDestinations(query.data)} addressOf={addressOf} />
}

const ByCountry = ({ countryId, date }: { countryId: string; date: string | undefined }) => {
  const query = useCall(mapItems, { countryId, date })
  if (query.isPending) return <SkeletonRows rows={8} height={40} />
  if (query.isError)
    return <ErrorState error={query.error} what="计算矩阵" onRetry={() => void query.refetch()} />
  const addressOf: AddressOf = row =>
    pageAddress('licenceDetermination', {
      eccn: row.code,
      destination: countryId,
      ...(date && { date }),
    })
  return <Shown matrix={fromItems(query.data)} addressOf={addressOf} />
}

const Subject = ({ byCountry }: { byCountry: boolean }) => {
  const [{ eccn = '', countryId = '' }, setQuery] = usePageState('licenceMatrix')
  const ask = (change: { eccn: string; countryId: string }) =>
    setQuery({ ...change, outcome: '', find: '', page: '' })
  const { props } = useAddressForm({
    name: 'matrix',
    asked: { eccn },
    onAsk: asked => ask({ eccn: asked.eccn.trim(), countryId: '' }),
  })
  return byCountry ? (
    <label htmlFor="matrix-destination">
      目的国家或地区
      <CountrySelect
        id="matrix-destination"
        value={countryId}
        onChange={id => ask({ eccn: '', countryId: id })}
      />
    </label>
  ) : (
    <SearchLine form={props}>
      <Form.Item name="eccn" {...fieldOf(mapDestinations.request.shape.eccn)}>
        <Input allowClear aria-label="ECCN" placeholder="ECCN，如 3A001 或 3A001.a.2" />
      </Form.Item>
    </SearchLine>
  )
}

/** One entry against all destinations, or one destination against all entries; word and colour. */
export const MatrixPage = () => {
  const [{ eccn = '', countryId = '', date }] = usePageState('licenceMatrix')
  const [view, setView] = useState<'item' | 'country'>(countryId === '' ? 'item' : 'country')
  return (
    <div className="page">
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
            矩阵逐格给出结论与事由，可筛选、可导出；点代码或结论进入带理由的完整判定。
          </EmptyState>
        </section>
      )}
    </div>
  )
}
