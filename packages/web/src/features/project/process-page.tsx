import { getProject } from '@maojian/contract/calls/project'
import { pages } from '@maojian/contract/pages'
import { useSession } from '../../api/client-context.ts'
import { useCall } from '../../api/use-call.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { LoginNeeded } from '../../ui/login-needed.tsx'
import { SkeletonRows } from '../../ui/skeleton-rows.tsx'
import { usePageState } from '../../ui/use-page-state.ts'
import { ProcessView } from './process-view.tsx'

const Open = ({ id }: { id: string }) => {
  const project = useCall(getProject, { id }, { staleMs: Infinity, anew: true, placed: true })
  // An answer of an earlier opening knows nothing of what was saved since.
  if (project.isPending || !project.isFetchedAfterMount) return <SkeletonRows rows={8} height={40} />
  if (project.isError)
    return (
      <ErrorState
        error={project.error}
        what="读取项目"
        list="projects"
        onRetry={() => void project.refetch()}
      />
    )
  // What is typed stands in the view: an answer that is read anew must not take its place.
  return <ProcessView detail={project.data} />
}

/** A project being filled in. */
export const ProcessPage = () => {
  const [{ id = '' }] = usePageState('process')
  const session = useSession()
  if (session !== undefined && id !== '') return <Open key={id} id={id} />
  return (
    <>
      <h1>{pages.process.title}</h1>
      <section className="card">
        {session === undefined ? (
          <LoginNeeded what="填报项目" />
        ) : (
          <EmptyState title="请从项目列表中打开一个项目" />
        )}
      </section>
    </>
  )
}
