import { getBatch } from '@maojian/contract/calls/screening'
import { useEffect } from 'react'
import { useCall } from '../../api/use-call.ts'
import { isUnderWay, type Batch } from './batch.ts'

/** A few rows are answered within a second; whoever waits for many need not be told as often. */
const everyMs = ({ rows }: Batch): number => (rows <= 100 ? 300 : 1500)

/** A batch, asked again while it is under way. */
export const useBatch = (id: string) => {
  const query = useCall(getBatch, { id }, { staleMs: 0 })
  const { data, refetch, dataUpdatedAt } = query
  useEffect(() => {
    if (data === undefined || !isUnderWay(data.batch)) return
    const timer = setTimeout(() => void refetch(), everyMs(data.batch))
    return () => clearTimeout(timer)
  }, [data, refetch, dataUpdatedAt])
  return query
}
