import { getBatch } from '@maojian/contract/calls/screening'
import { useEffect } from 'react'
import { useCall } from '../../api/use-call.ts'
import { isUnderWay } from './batch.ts'

const everyMs = 1500

/** A batch, asked again while it is under way. */
export const useBatch = (id: string) => {
  const query = useCall(getBatch, { id }, { staleMs: 0 })
  const { data, refetch, dataUpdatedAt } = query
  useEffect(() => {
    if (data === undefined || !isUnderWay(data.batch)) return
    const timer = setTimeout(() => void refetch(), everyMs)
    return () => clearTimeout(timer)
  }, [data, refetch, dataUpdatedAt])
  return query
}
