import { DownloadOutlined } from '@ant-design/icons'
import { exportAudit, listAudit } from '@maojian/contract/calls/admin'
import { useMutation } from '@tanstack/react-query'
import { App, Button, Input, Select, Table, type TableColumnsType } from 'antd'
import type * as z from 'zod'
import { useClient } from '../../../api/client-context.ts'
import { useCall } from '../../../api/use-call.ts'
import { clockTime } from '../../../ui/clock-time.ts'
import { ErrorState } from '../../../ui/error-state.tsx'
import { saveFile } from '../../../ui/save-file.ts'
import { SkeletonRows } from '../../../ui/skeleton-rows.tsx'
import { tableHeight } from '../../../ui/table-height.ts'
import { usePageState } from '../../../ui/use-page-state.ts'
import { AdminSearch } from './admin-search.tsx'
import styles from './admin.module.css'
import { useAdminPaging } from './use-admin-paging.ts'

type Audit = z.output<typeof listAudit.reply>

const columns: TableColumnsType<Audit['data'][number]> = [
  { title: '时间', dataIndex: 'at', render: clockTime },
  { title: '用户', dataIndex: 'loginName', render: (name: string, row) => name || row.userId || '--' },
  { title: '事件', dataIndex: 'eventName' },
  { title: '地址', dataIndex: 'address', render: (text: string) => text || '--' },
  { title: '详情', dataIndex: 'detail', render: (text: string) => text || '--' },
  { title: '请求编号', dataIndex: 'requestId', render: (text: string) => <code>{text || '--'}</code> },
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
      saveFile(fileName, content, 'text/csv;charset=utf-8')
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
        <Input
          key={name}
          type="date"
          aria-label={dateNames[name]}
          value={dates[name] ?? ''}
          onChange={change => set({ [name]: change.target.value })}
          style={{ width: 160 }}
        />
      ))}
      <ExportAudit />
    </search>
  )
}

/** Who did what, filtered by the address of the page. */
export const AuditTab = () => {
  const paging = useAdminPaging()
  const input = { ...useFilter(), ...paging.asked }
  const audit = useCall(listAudit, input, { staleMs: 0, keepWhile: () => true })
  if (audit.isPending) return <SkeletonRows rows={8} height={40} />
  if (audit.isError)
    return <ErrorState error={audit.error} what="读取审计日志" onRetry={() => void audit.refetch()} />
  return (
    <section className="card" aria-label="审计日志">
      <Filters events={audit.data.events} />
      <Table
        rowKey="id"
        size="small"
        scroll={{ x: 'max-content', y: tableHeight }}
        columns={columns}
        dataSource={audit.data.data}
        pagination={paging.shown(audit.data.count)}
      />
    </section>
  )
}
