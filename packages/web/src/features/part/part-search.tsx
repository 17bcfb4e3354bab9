import { searchComponents } from '@maojian/contract/calls/part'
import { pageSizes } from '@maojian/contract/limits'
import { Link } from '@tanstack/react-router'
import { Button, Input, Table, Tag, type TableColumnsType } from 'antd'
import { useState } from 'react'
import type * as z from 'zod'
import { useCall } from '../../api/use-call.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { pageAddress } from '../../ui/page-address.ts'
import { SkeletonRows } from '../../ui/skeleton-rows.tsx'
import { tableHeight } from '../../ui/table-height.ts'
import { usePageState } from '../../ui/use-page-state.ts'
import styles from './part-page.module.css'

type Part = z.output<typeof searchComponents.reply>['data'][number]

const Code = ({ part }: { part: Part }) =>
  !part.known ? (
    <>
      <span className={styles.code}>{part.eccn}</span> <Tag color="warning">未识别，须核对</Tag>
    </>
  ) : part.eccn === 'EAR99' ? (
    <span className={styles.code}>EAR99</span>
  ) : (
    <Link className={styles.code} to={pageAddress('eccBodyDetailsPage', { eccn: part.eccn })}>
      {part.eccn}
    </Link>
  )

const columns = (from: number): TableColumnsType<Part> => [
  { title: '序号', key: 'index', width: 56, render: (_value, _part, at) => from + at },
  {
    title: '料号',
    key: 'code',
    render: (_value, part) => (
      <>
        <strong className={styles.code}>{part.code}</strong>
        <span className={styles.sub}>{part.name}</span>
      </>
    ),
  },
  { title: 'ECCN', key: 'eccn', width: 120, render: (_value, part) => <Code part={part} /> },
  { title: '制造商', dataIndex: 'manufacturer', width: 160 },
  {
    title: '来源',
    key: 'source',
    render: (_value, part) => (
      <span className={styles.sub}>
        {part.fileName} 第 {part.line} 行；
        {part.publishedOn === '' ? '文件未注明日期' : `版本 ${part.publishedOn}`}；{part.importedOn} 导入
        {part.own && '（本机构）'}
      </span>
    ),
  },
  {
    title: '操作',
    key: 'action',
    width: 96,
    render: (_value, part) =>
      part.known && <Link to={pageAddress('licenceDetermination', { eccn: part.eccn })}>许可判定</Link>,
  },
]

const Results = ({ code, name, page }: { code: string; name: string; page: number }) => {
  const [, setQuery] = usePageState('partCatalogue')
  const query = useCall(
    searchComponents,
    { code, name, page },
    { keepWhile: former => former.code === code && former.name === name },
  )
  if (query.isPending) return <SkeletonRows rows={5} height={48} label="正在查询" />
  if (query.isError)
    return <ErrorState error={query.error} what="查询" onRetry={() => void query.refetch()} />
  if (query.data.count === 0)
    return (
      <section className="card">
        <EmptyState title="没有这个料号">
          目录中没有找到。请向制造商索取分类，或在 <Link to={pageAddress('eccnSearchPage')}>ECCN 查询</Link>{' '}
          中按技术参数查找；查不到不等于 EAR99。
        </EmptyState>
      </section>
    )
  return (
    <section className="card" aria-label="查询结果">
      <Table<Part>
        rowKey="id"
        size="small"
        columns={columns((page - 1) * pageSizes.search + 1)}
        dataSource={query.data.data}
        scroll={{ x: 860, y: tableHeight }}
        pagination={{
          current: page,
          pageSize: pageSizes.search,
          total: query.data.count,
          showSizeChanger: false,
          showTotal: total => `共 ${total} 条`,
          onChange: next => setQuery({ page: String(next) }),
        }}
      />
      <p className={styles.note}>分类由制造商公布，出口前须自行核定；同一料号改版后分类可能不同。</p>
    </section>
  )
}

/** By part number or by name: the number a maker prints leads to the ECCN it publishes. */
export const PartSearch = () => {
  const [{ code = '', name = '', page = '1' }, setQuery] = usePageState('partCatalogue')
  const [typed, setTyped] = useState({ code, name })
  const search = () => setQuery({ code: typed.code.trim(), name: typed.name.trim(), page: '' })
  const asked = code !== '' || name !== ''
  return (
    <>
      <section className="card">
        <form
          className={styles.form}
          onSubmit={event => {
            event.preventDefault()
            search()
          }}
        >
          <label htmlFor="part-code">
            料号
            <Input
              id="part-code"
              allowClear
              maxLength={120}
              placeholder="如 920-23627-0020-000"
              value={typed.code}
              onChange={event => setTyped({ ...typed, code: event.target.value })}
            />
          </label>
          <label htmlFor="part-name">
            名称
            <Input
              id="part-name"
              allowClear
              maxLength={300}
              placeholder="产品名称或描述中的文字"
              value={typed.name}
              onChange={event => setTyped({ ...typed, name: event.target.value })}
            />
          </label>
          <Button
            type="primary"
            htmlType="submit"
            disabled={typed.code.trim() === '' && typed.name.trim() === ''}
          >
            查询
          </Button>
        </form>
      </section>
      {asked && <Results code={code} name={name} page={Number(page) || 1} />}
    </>
  )
}
