import { searchComponents } from '@maojian/contract/calls/part'
import { pageSizes } from '@maojian/contract/limits'
import { Link } from '@tanstack/react-router'
import { Button, Form, Input, Tag } from 'antd'
import type * as z from 'zod'
import { useClient } from '../../api/client-context.ts'
import { useCall } from '../../api/use-call.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { fieldOf, wholeRule } from '../../ui/form/contract-rule.ts'
import { useAddressForm } from '../../ui/form/use-address-form.ts'
import { pageAddress } from '../../ui/page-address.ts'
import { SkeletonRows } from '../../ui/skeleton-rows.tsx'
import type { Column } from '../../ui/table/column.ts'
import { DataTable } from '../../ui/table/data-table.tsx'
import { everyPage } from '../../ui/table/every-page.ts'
import { useTableView } from '../../ui/table/use-table-view.ts'
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

const sourceOf = (part: Part): string =>
  `${part.fileName} 第 ${part.line} 行；${part.publishedOn === '' ? '文件未注明日期' : `版本 ${part.publishedOn}`}；${part.importedOn} 导入${part.own ? '（本机构）' : ''}`

const columns: readonly Column<Part>[] = [
  {
    key: 'code',
    title: '料号',
    text: part => part.code,
    draw: part => (
      <>
        <strong className={styles.code}>{part.code}</strong>
        <span className={styles.sub}>{part.name}</span>
      </>
    ),
    saved: [
      { title: '料号', text: part => part.code },
      { title: '名称', text: part => part.name },
    ],
  },
  { key: 'eccn', title: 'ECCN', width: 130, text: part => part.eccn, draw: part => <Code part={part} /> },
  { key: 'manufacturer', title: '制造商', width: 160, text: part => part.manufacturer },
  {
    key: 'source',
    title: '来源',
    text: sourceOf,
    draw: part => <span className={styles.sub}>{sourceOf(part)}</span>,
  },
  {
    key: 'determine',
    title: '操作',
    width: 96,
    acts: true,
    text: () => '',
    draw: part =>
      part.known && <Link to={pageAddress('licenceDetermination', { eccn: part.eccn })}>许可判定</Link>,
  },
]

const Results = ({ code, name }: { code: string; name: string }) => {
  const { send } = useClient()
  const [{ page, pageSize }] = useTableView('partCatalogue', pageSizes.search)
  const query = useCall(
    searchComponents,
    { code, name, page, pageSize },
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
      <DataTable
        page="partCatalogue"
        name="料号查询结果"
        columns={columns}
        keyOf={part => part.id}
        rows={query.data.data}
        total={query.data.count}
        usualSize={pageSizes.search}
        everyRow={() =>
          everyPage((at, size) => send(searchComponents, { code, name, page: at, pageSize: size }))
        }
        onRefresh={() => void query.refetch()}
      />
      <p className={styles.note}>分类由制造商公布，出口前须自行核定；同一料号改版后分类可能不同。</p>
    </section>
  )
}

const { shape } = searchComponents.request

/** By part number or by name: the number a maker prints leads to the ECCN it publishes. */
export const PartSearch = () => {
  const [{ code = '', name = '' }, setQuery] = usePageState('partCatalogue')
  const { props } = useAddressForm({
    name: 'part-search',
    asked: { code, name },
    onAsk: asked => setQuery({ code: asked.code.trim(), name: asked.name.trim(), page: '' }),
  })
  const asked = code !== '' || name !== ''
  return (
    <>
      <search className="card">
        <Form {...props} className={styles.form}>
          <Form.Item
            name="code"
            label="料号"
            dependencies={['name']}
            rules={[...fieldOf(shape.code).rules, wholeRule(searchComponents.request)]}
          >
            <Input allowClear placeholder="如 920-23627-0020-000" />
          </Form.Item>
          <Form.Item name="name" label="名称" rules={fieldOf(shape.name).rules}>
            <Input allowClear placeholder="产品名称或描述中的文字" />
          </Form.Item>
          <Button type="primary" htmlType="submit">
            查询
          </Button>
        </Form>
      </search>
      {asked && <Results code={code} name={name} />}
    </>
  )
}
