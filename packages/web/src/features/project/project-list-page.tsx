import { pages } from '@maojian/contract/pages'
import { useSession } from '../../api/client-context.ts'
import { LoginNeeded } from '../../ui/login-needed.tsx'
import { ProjectFilters } from './project-filters.tsx'
import { ProjectTable } from './project-table.tsx'

/** Every foreign deal that the organisation checks as a project. */
export const ProjectListPage = () => (
  <div className="page">
    <h1>{pages.projects.title}</h1>
    {useSession() === undefined ? (
      <section className="card">
        <LoginNeeded what="管理风险排查项目">
          一笔境外交易一个项目：物项、国别、相对方、最终用途、物流、结算逐项检查，生成风险报告。
        </LoginNeeded>
      </section>
    ) : (
      <>
        <ProjectFilters />
        <ProjectTable />
      </>
    )}
  </div>
)
