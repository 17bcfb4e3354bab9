import { getRecord } from '@maojian/contract/calls/evidence'
import { pages } from '@maojian/contract/pages'
import { useSession } from '../../api/client-context.ts'
import { useCall } from '../../api/use-call.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { LoginNeeded } from '../../ui/login-needed.tsx'
import { SkeletonRows } from '../../ui/skeleton-rows.tsx'
import { usePageState } from '../../ui/use-page-state.ts'
import { usePageTitle } from '../../ui/use-page-title.ts'
import { Certificates } from './certificates.tsx'
import { RecordDecisions } from './record-decisions.tsx'
import { RecordFacts } from './record-facts.tsx'
import { RecordLists } from './record-lists.tsx'
import { RecordSubjects } from './record-subjects.tsx'
import { RecordVerdict } from './record-verdict.tsx'
import { Repeat } from './repeat.tsx'

const Whole = ({ id }: { id: string }) => {
  const query = useCall(getRecord, { id }, { placed: true })
  usePageTitle(
    query.data ? `检索记录 ${query.data.record.at.split(' ').at(-1)} ${query.data.record.title}` : '',
    id,
  )
  if (query.isPending) return <SkeletonRows rows={4} height={72} />
  if (query.isError)
    return <ErrorState error={query.error} what="读取检索记录" onRetry={() => void query.refetch()} />
  return (
    <>
      <RecordVerdict detail={query.data} />
      <Certificates detail={query.data} />
      <Repeat detail={query.data} />
      <RecordFacts detail={query.data} />
      <RecordDecisions decisions={query.data.decisions} />
      <RecordSubjects detail={query.data} />
      {query.data.record.kind !== 'decision' && (
        <RecordLists lists={query.data.lists} missing={query.data.missing} />
      )}
    </>
  )
}

/** One record: the answer as it was given, and what shows that it is still that answer. */
export const RecordPage = () => {
  const [{ id = '' }] = usePageState('screeningRecord')
  const signedIn = useSession() !== undefined
  return (
    <div className="page">
      <h1 className="sr-only">{pages.screeningRecord.title}</h1>
      <div>
        <ButtonLink to={pages.screeningRecords.path}>返回检索记录</ButtonLink>
      </div>
      {signedIn ? (
        <Whole id={id} />
      ) : (
        <section className="card">
          <LoginNeeded what="检索记录">检索记录只向本机构成员开放。</LoginNeeded>
        </section>
      )}
    </div>
  )
}
