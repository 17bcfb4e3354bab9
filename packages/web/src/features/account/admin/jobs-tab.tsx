import { cancelJob, listJobs, retryJob } from '@maojian/contract/calls/job'
import { Button, Popconfirm } from 'antd'
import type * as z from 'zod'
import { useAction } from '../../../api/use-action.ts'
import { useCall } from '../../../api/use-call.ts'
import { clockTime } from '../../../ui/clock-time.ts'
import { ErrorState } from '../../../ui/error-state.tsx'
import { RiskTag } from '../../../ui/risk-tag.tsx'
import { SkeletonRows } from '../../../ui/skeleton-rows.tsx'
import type { Column } from '../../../ui/table/column.ts'
import { DataTable } from '../../../ui/table/data-table.tsx'
import type { Tone } from '../../../ui/tone-icon.tsx'

type Job = z.output<typeof listJobs.reply>['data'][number]

const tones: Readonly<Record<Job['state'], Tone>> = {
  created: 'grey',
  retry: 'amber',
  active: 'green',
  failed: 'red',
}

const progress = ({ done, total, note }: Job): string =>
  [total > 0 ? `${done} / ${total}` : '', note].filter(Boolean).join('，')

const Act = ({ job }: { job: Job }) => {
  const again = useAction({ act: (send, id: string) => send(retryJob, { id }), changes: [listJobs] })
  const cancel = useAction({ act: (send, id: string) => send(cancelJob, { id }), changes: [listJobs] })
  return job.state === 'failed' ? (
    <Button size="small" loading={again.busy} onClick={() => again.run(job.id)}>
      重新执行
    </Button>
  ) : (
    <Popconfirm title="取消此任务？已完成的部分保留。" onConfirm={() => cancel.run(job.id)}>
      <Button danger size="small" loading={cancel.busy}>
        取消
      </Button>
    </Popconfirm>
  )
}

const columns: readonly Column<Job>[] = [
  { key: 'title', title: '任务', width: 180, text: job => job.title },
  { key: 'key', title: '对象', width: 200, text: job => job.key },
  {
    key: 'state',
    title: '状态',
    width: 130,
    text: job => job.stateName,
    draw: job => <RiskTag tone={tones[job.state]}>{job.stateName}</RiskTag>,
  },
  { key: 'progress', title: '进度', width: 180, text: progress },
  { key: 'attempts', title: '已试次数', width: 100, text: job => job.attempts },
  { key: 'error', title: '失败原因', text: job => job.error },
  { key: 'createdAt', title: '提交时间', width: 160, text: job => clockTime(job.createdAt) },
  { key: 'startedAt', title: '开始时间', width: 160, text: job => clockTime(job.startedAt) },
  { key: 'act', title: '操作', width: 110, acts: true, text: () => '', draw: job => <Act job={job} /> },
]

/** What runs, waits or was given up in the background; what was given up can be run again. */
export const JobsTab = () => {
  const jobs = useCall(listJobs, {}, { staleMs: 0 })
  if (jobs.isPending) return <SkeletonRows rows={6} height={40} />
  if (jobs.isError)
    return <ErrorState error={jobs.error} what="读取后台任务" onRetry={() => void jobs.refetch()} />
  return (
    <section className="card" aria-label="后台任务">
      <DataTable
        page="admin"
        name="后台任务"
        columns={columns}
        keyOf={job => job.id}
        rows={jobs.data.data}
        empty="没有等待、执行中或已放弃的任务"
        onRefresh={() => void jobs.refetch()}
      >
        {jobs.data.abandoned > 0 && <RiskTag tone="red">已放弃 {jobs.data.abandoned} 个，须处理</RiskTag>}
      </DataTable>
    </section>
  )
}
