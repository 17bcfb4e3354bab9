import { ErrorState } from '../../ui/error-state.tsx'
import { SkeletonRows } from '../../ui/skeleton-rows.tsx'
import { usePageTitle } from '../../ui/use-page-title.ts'
import { BatchOutcome } from './batch-outcome.tsx'
import { BatchProgress } from './batch-progress.tsx'
import { BatchResults } from './batch-results.tsx'
import { isUnderWay } from './batch.ts'
import { ColumnMappingForm } from './column-mapping.tsx'
import { useBatch } from './use-batch.ts'

/** One batch, from its columns over its progress to its rows. */
export const BatchView = ({ id, onLeave }: { id: string; onLeave: () => void }) => {
  const query = useBatch(id)
  usePageTitle(query.data ? `批量筛查 ${query.data.batch.name}` : '', id)
  const again = () => void query.refetch()
  if (query.isPending) return <SkeletonRows rows={4} height={72} />
  if (query.isError) return <ErrorState error={query.error} what="读取批次" onRetry={again} />
  const { batch } = query.data
  if (batch.state === 'draft')
    return <ColumnMappingForm key={id} detail={query.data} onStarted={again} onDeleted={onLeave} />
  if (isUnderWay(batch)) return <BatchProgress batch={batch} onChanged={again} />
  return (
    <>
      <BatchOutcome batch={batch} onDeleted={onLeave} />
      {batch.screened > 0 && <BatchResults batch={batch} />}
    </>
  )
}
