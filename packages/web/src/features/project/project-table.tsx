import { pageProjects } from '@maojian/contract/calls/project-list'
import { pageSizes } from '@maojian/contract/limits'
import { pages } from '@maojian/contract/pages'
import { Link, useNavigate } from '@tanstack/react-router'
import { Button, Table, type TableColumnsType } from 'antd'
import { useState } from 'react'
import type * as z from 'zod'
import { useSession } from '../../api/client-context.ts'
import { useCall } from '../../api/use-call.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { SkeletonRows } from '../../ui/skeleton-rows.tsx'
import { tableHeight } from '../../ui/table/table-height.ts'
import { usePageState } from '../../ui/use-page-state.ts'
import { forgetNewProject } from './new-project-draft.ts'
import { ProjectActions } from './project-actions.tsx'

type Row = z.output<typeof pageProjects.reply>['data'][number]

const Status = ({ row }: { row: Row }) =>
  row.status === 1 && row.reportId !== '' ? (
    <Link to={pages.report.path} search={{ id: row.reportId } as never}>
      {row.statusName}
    </Link>
  ) : (
    row.statusName
  )

const columnsFrom = (first: number): TableColumnsType<Row> => [
  { title: '序号', width: 64, align: 'right', render: (_, _row, index) => first + index },
  {
    title: '项目名称',
    dataIndex: 'name',
    width: 220,
    className: 'wrap-anywhere',
    render: (name: string, row) => (
      <Link to={pages.process.path} search={{ id: row.id, status: '2' } as never}>
        {name}
      </Link>
    ),
  },
  {
    title: '交易相对方',
    dataIndex: 'object',
    width: 200,
    className: 'wrap-anywhere',
    render: (text: string) => text || '--',
  },
  {
    title: '国别',
    dataIndex: 'country',
    width: 150,
    className: 'wrap-anywhere',
    render: (text: string) => text || '--',
  },
  { title: '状态', width: 170, render: (_, row) => <Status row={row} /> },
  { title: '填报人', dataIndex: 'author', width: 120, className: 'wrap-anywhere' },
  { title: '创建时间', dataIndex: 'createTime', width: 140 },
]

const useProjects = () => {
  const [{ page = '1', endDate = '', ...asked }] = usePageState('projects')
  // The last day counts to its end (spec 001, project list).
  const until = endDate === '' ? '' : `${endDate} 23:59:59.999`
  const input = { ...asked, endDate: until, page: Number(page) || 1, pageSize: pageSizes.list }
  return { page: input.page, list: useCall(pageProjects, input, { staleMs: 0, keepWhile: () => true }) }
}

const Nothing = ({ onNew }: { onNew: () => void }) => {
  const [{ keyword, object, country, startDate, endDate }] = usePageState('projects')
  const filtered = [keyword, object, country, startDate, endDate].some(text => (text ?? '') !== '')
  return (
    <EmptyState
      compact
      title={filtered ? '没有符合条件的项目' : '还没有项目'}
      actions={filtered ? undefined : <Button onClick={onNew}>新建项目</Button>}
    >
      {filtered
        ? '换一个条件，或点“重置”查看全部项目。'
        : '一笔境外交易建一个项目，检查后生成风险报告，本机构成员可见。'}
    </EmptyState>
  )
}

/** Projects of the organisation: one is chosen to be copied or deleted. */
export const ProjectTable = () => {
  const navigate = useNavigate()
  const [, setQuery] = usePageState('projects')
  const owner = useSession()?.userId ?? ''
  const [chosen, setChosen] = useState('')
  const { page, list } = useProjects()
  if (list.isPending) return <SkeletonRows rows={8} height={40} />
  if (list.isError)
    return <ErrorState error={list.error} what="读取项目" onRetry={() => void list.refetch()} />
  const { data, count } = list.data
  const begin = (): void => {
    forgetNewProject(owner)
    void navigate({ to: pages.basicInformation.path })
  }
  return (
    <section className="card" aria-label="项目">
      <ProjectActions
        chosen={data.find(row => row.id === chosen)}
        onNew={begin}
        onGone={() => setChosen('')}
        onRefresh={() => void list.refetch()}
      />
      <Table<Row>
        rowKey="id"
        size="small"
        scroll={{ x: 'max-content', y: tableHeight }}
        columns={columnsFrom((page - 1) * pageSizes.list + 1)}
        dataSource={data}
        rowSelection={{
          // One at a time, in the shape of a tick (spec 001, project list).
          type: 'checkbox',
          hideSelectAll: true,
          selectedRowKeys: chosen === '' ? [] : [chosen],
          onSelect: (row, selected) => setChosen(selected ? row.id : ''),
          getCheckboxProps: row => ({ 'aria-label': `选择 ${row.name}` }) as never,
        }}
        locale={{ emptyText: <Nothing onNew={begin} /> }}
        pagination={{
          current: page,
          pageSize: pageSizes.list,
          total: count,
          showSizeChanger: false,
          showQuickJumper: true,
          showTotal: total => `共 ${total} 条`,
          onChange: next => setQuery({ page: String(next) }),
        }}
      />
    </section>
  )
}
