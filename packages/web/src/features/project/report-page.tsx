import { pages } from '@maojian/contract/pages'
import { Button, Progress } from 'antd'
import { useNavigate } from '@tanstack/react-router'
import { useSession } from '../../api/client-context.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { LoginNeeded } from '../../ui/login-needed.tsx'
import { pageAddress } from '../../ui/page-address.ts'
import { SkeletonRows } from '../../ui/skeleton-rows.tsx'
import { usePageState } from '../../ui/use-page-state.ts'
import { usePageTitle } from '../../ui/use-page-title.ts'
import { ReportView } from './report-view.tsx'
import { useReport, type Report } from './use-report.ts'

const Running = ({ report: { progress, projectName } }: { report: Report }) => (
  <section className="card" aria-live="polite">
    <h2>正在检查：{projectName}</h2>
    <Progress
      percent={progress.total === 0 ? 0 : Math.floor((progress.done / progress.total) * 100)}
      status="active"
    />
    <p>{progress.note || '正在排队'}</p>
    <p>全部主体重新筛查，每个物项对每个目的地逐一判定。可以离开此页面，完成后在项目列表中查看。</p>
  </section>
)

const Failed = ({ report: { projectId } }: { report: Report }) => {
  const navigate = useNavigate()
  const back = (): void => void navigate({ href: pageAddress('process', { id: projectId }) })
  return (
    <section className="card">
      <EmptyState title="检查未能完成" actions={<Button onClick={back}>回到项目重新提交</Button>}>
        填报内容都已保存。仍不成功时请联系管理员。
      </EmptyState>
    </section>
  )
}

const Open = ({ id }: { id: string }) => {
  const report = useReport(id)
  usePageTitle(report.data ? `风险报告 ${report.data.projectName}` : '', id)
  if (report.isPending) return <SkeletonRows rows={8} height={40} />
  if (report.isError)
    return (
      <ErrorState
        error={report.error}
        what="读取报告"
        list="projects"
        onRetry={() => void report.refetch()}
      />
    )
  const { state } = report.data
  if (state === 'running') return <Running report={report.data} />
  if (state === 'failed') return <Failed report={report.data} />
  return <ReportView report={report.data} />
}

/** What a submitted project was found to be. */
export const ReportPage = () => {
  const [{ id = '' }] = usePageState('report')
  const session = useSession()
  if (session !== undefined && id !== '') return <Open id={id} />
  return (
    <>
      <h1>{pages.report.title}</h1>
      <section className="card">
        {session === undefined ? (
          <LoginNeeded what="查看报告" />
        ) : (
          <EmptyState title="请从项目列表中打开一份报告" />
        )}
      </section>
    </>
  )
}
