import { ErrorState } from '../../ui/error-state.tsx'
import { SkeletonRows } from '../../ui/skeleton-rows.tsx'
import { usePageTitle } from '../../ui/use-page-title.ts'
import { BatchOutcome } from './batch-outcome.tsx'
import { BatchProgress } from './batch-progress.tsx'
import { BatchResults } from './batch-results.tsx'
import { BatchSteps } from './batch-steps.tsx'
import { isEnded, isUnderWay } from './batch.ts'
import { ColumnMappingForm } from './column-mapping.tsx'
import { useBatch } from './use-batch.ts'

interface BatchViewProps {
  readonly id: string
  readonly onLeave: () => void
  /** The same rows are asked again as this batch. */
  readonly onRepeated: (id: string) => void
}

/** One batch, from its columns over its progress to its rows. */
export const BatchView = ({ id, onLeave, onRepeated }: BatchViewProps) => {
  const query = useBatch(id)
  usePageTitle(query.data ? `批量筛查 ${query.data.batch.name}` : '', id)
  const again = () => void query.refetch()
  if (query.isPending) return <SkeletonRows rows={4} height={72} />
  if (query.isError) return <ErrorState error={query.error} what="读取批次" onRetry={again} />
  const { batch } = query.data
  return (
    <>
      <BatchSteps state={batch.state} />
      {batch.state === 'draft' && (
        <ColumnMappingForm key={id} detail={query.data} onStarted={again} onDeleted={onLeave} />
      )}
      {isUnderWay(batch) && <BatchProgress batch={batch} onChanged={again} />}
      {isEnded(batch) && <BatchOutcome detail={query.data} onDeleted={onLeave} onRepeated={onRepeated} />}
      {isEnded(batch) && batch.screened > 0 && <BatchResults key={id} batch={batch} />}
    </>
  )
}
