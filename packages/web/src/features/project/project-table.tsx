import { pageProjects } from '@maojian/contract/calls/project-list'
import { pages } from '@maojian/contract/pages'
import { Link, useNavigate } from '@tanstack/react-router'
import { Button } from 'antd'
import { useState } from 'react'
import type * as z from 'zod'
import { useClient, useSession } from '../../api/client-context.ts'
import { useCall } from '../../api/use-call.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { pageAddress } from '../../ui/page-address.ts'
import { SkeletonRows } from '../../ui/skeleton-rows.tsx'
import type { Column } from '../../ui/table/column.ts'
import { DataTable } from '../../ui/table/data-table.tsx'
import { everyPage } from '../../ui/table/every-page.ts'
import { useTableView } from '../../ui/table/use-table-view.ts'
import { usePageState } from '../../ui/use-page-state.ts'
import { forgetNewProject } from './new-project-draft.ts'
import { ProjectActions } from './project-actions.tsx'

type Row = z.output<typeof pageProjects.reply>['data'][number]

const Status = ({ row }: { row: Row }) =>
  row.status === 1 && row.reportId !== '' ? (
    <Link to={pageAddress('report', { id: row.reportId })}>{row.statusName}</Link>
  ) : (
    row.statusName
  )

const columns: readonly Column<Row>[] = [
  {
    key: 'name',
    title: '项目名称',
    text: row => row.name,
    draw: row => (
      <Link className="wrap-anywhere" to={pageAddress('process', { id: row.id, status: '2' })}>
        {row.name}
      </Link>
    ),
  },
  { key: 'object', title: '交易相对方', width: 200, text: row => row.object },
  { key: 'country', title: '国别', width: 150, text: row => row.country },
  {
    key: 'status',
    title: '状态',
    width: 170,
    text: row => row.statusName,
    draw: row => <Status row={row} />,
  },
  { key: 'author', title: '填报人', width: 120, text: row => row.author },
  { key: 'createTime', title: '创建时间', width: 140, text: row => row.createTime },
]

/** What the address asks of the list. */
const useAsked = () => {
  const [{ keyword, object, country, startDate, endDate = '' }] = usePageState('projects')
  // The last day counts to its end (spec 001, project list).
  const until = endDate === '' ? '' : `${endDate} 23:59:59.999`
  return { keyword, object, country, startDate, endDate: until }
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
  const { send } = useClient()
  const owner = useSession()?.userId ?? ''
  const [chosen, setChosen] = useState('')
  const asked = useAsked()
  const [{ page, pageSize }] = useTableView('projects')
  const list = useCall(pageProjects, { ...asked, page, pageSize }, { staleMs: 0, keepWhile: () => true })
  if (list.isPending) return <SkeletonRows rows={8} height={40} />
  if (list.isError)
    return <ErrorState error={list.error} what="读取项目" onRetry={() => void list.refetch()} />
  const { data, count } = list.data
  const begin = (): void => {
    forgetNewProject(owner)
    void navigate({ to: pages.basicInformation.path })
  }
  const actions = (
    <ProjectActions chosen={data.find(row => row.id === chosen)} onNew={begin} onGone={() => setChosen('')} />
  )
  if (count === 0)
    return (
      <section className="card" aria-label="项目">
        {actions}
        <Nothing onNew={begin} />
      </section>
    )
  return (
    <section className="card" aria-label="项目">
      <DataTable<Row>
        page="projects"
        name="风险排查项目"
        columns={columns}
        keyOf={row => row.id}
        rows={data}
        total={count}
        everyRow={() => everyPage((at, size) => send(pageProjects, { ...asked, page: at, pageSize: size }))}
        onRefresh={() => void list.refetch()}
        selection={{
          // One at a time, in the shape of a tick (spec 001, project list).
          single: true,
          keys: chosen === '' ? [] : [chosen],
          onChange: ([key]) => setChosen(key === undefined ? '' : String(key)),
          labelOf: row => `选择 ${row.name}`,
          refusal: () => '',
        }}
      >
        {actions}
      </DataTable>
    </section>
  )
}
