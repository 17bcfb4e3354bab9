import { DownloadOutlined } from '@ant-design/icons'
import { exportAudit, listAudit } from '@maojian/contract/calls/admin'
import { useMutation } from '@tanstack/react-query'
import { App, Button, Select } from 'antd'
import type * as z from 'zod'
import { useClient } from '../../../api/client-context.ts'
import { useCall } from '../../../api/use-call.ts'
import { clockTime } from '../../../ui/clock-time.ts'
import { ErrorState } from '../../../ui/error-state.tsx'
import { saveFile } from '../../../ui/save-file.ts'
import { SkeletonRows } from '../../../ui/skeleton-rows.tsx'
import { DayInput } from '../../../ui/form/day-input.tsx'
import { nothing } from '../../../ui/nothing.ts'
import type { Column } from '../../../ui/table/column.ts'
import { DataTable } from '../../../ui/table/data-table.tsx'
import { useTableView } from '../../../ui/table/use-table-view.ts'
import { usePageState } from '../../../ui/use-page-state.ts'
import { AdminSearch } from './admin-search.tsx'
import styles from './admin.module.css'

type Audit = z.output<typeof listAudit.reply>

const columns: readonly Column<Audit['data'][number]>[] = [
  { key: 'at', title: '时间', width: 160, text: row => clockTime(row.at) },
  { key: 'user', title: '用户', width: 140, text: row => row.loginName || row.userId },
  { key: 'event', title: '事件', width: 150, text: row => row.eventName },
  { key: 'address', title: '地址', width: 130, text: row => row.address },
  {
    key: 'detail',
    title: '详情',
    text: row => row.detail,
    // Names as somebody typed them, and as a list prints them.
    draw: row => <span translate="no">{row.detail}</span>,
  },
  {
    key: 'requestId',
    title: '请求编号',
    width: 290,
    text: row => row.requestId,
    draw: row => <code>{row.requestId || nothing}</code>,
  },
]

const dateNames = { startDate: '开始日期', endDate: '结束日期' } as const

const useFilter = () => {
  const [{ keyword = '', userId = '', event = '', startDate = '', endDate = '' }] = usePageState('admin')
  return { keyword, userId, event, startDate, endDate }
}

const ExportAudit = () => {
  const { send } = useClient()
  const { message } = App.useApp()
  const filter = useFilter()
  const read = useMutation({
    mutationFn: () => send(exportAudit, filter),
    onSuccess: ({ fileName, content, rows }) => {
      saveFile(fileName, new Blob([content], { type: 'text/csv;charset=utf-8' }))
      void message.success(`已导出 ${rows} 条`)
    },
  })
  return (
    <Button
      icon={<DownloadOutlined aria-hidden="true" />}
      loading={read.isPending}
      onClick={() => read.mutate()}
    >
      导出 CSV
    </Button>
  )
}

const Filters = ({ events }: { events: Audit['events'] }) => {
  const [{ event = '', ...dates }, setState] = usePageState('admin')
  const set = (patch: Parameters<typeof setState>[0]) => setState({ ...patch, page: '' }, { replace: true })
  return (
    <search className={styles.filters}>
      <AdminSearch label="用户、地址或详情" />
      <Select
        aria-label="事件"
        allowClear
        placeholder="全部事件"
        options={events.map(one => ({ value: one.event, label: one.name }))}
        value={event === '' ? null : event}
        onChange={(next?: string | null) => set({ event: next ?? '' })}
      />
      {(['startDate', 'endDate'] as const).map(name => (
        <DayInput
          key={name}
          label={dateNames[name]}
          placeholder={dateNames[name]}
          value={dates[name] ?? ''}
          onChange={day => set({ [name]: day })}
        />
      ))}
    </search>
  )
}

/** Who did what, filtered by the address of the page. */
export const AuditTab = () => {
  const [{ page, pageSize }] = useTableView('admin')
  const input = { ...useFilter(), page, pageSize }
  const audit = useCall(listAudit, input, { staleMs: 0, keepWhile: () => true })
  if (audit.isPending) return <SkeletonRows rows={8} height={40} />
  if (audit.isError)
    return <ErrorState error={audit.error} what="读取审计日志" onRetry={() => void audit.refetch()} />
  return (
    <section className="card" aria-label="审计日志">
      <DataTable
        page="admin"
        name="审计日志"
        columns={columns}
        keyOf={row => row.id}
        rows={audit.data.data}
        total={audit.data.count}
        saves={<ExportAudit />}
        onRefresh={() => void audit.refetch()}
      >
        <Filters events={audit.data.events} />
      </DataTable>
    </section>
  )
}
