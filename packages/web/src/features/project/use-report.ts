import { getProjectReport } from '@maojian/contract/calls/project-report'
import { useEffect } from 'react'
import type * as z from 'zod'
import { useCall } from '../../api/use-call.ts'

export type Report = z.output<typeof getProjectReport.reply>

const everyMs = 1000

/** A report, asked again while its check is under way. */
export const useReport = (reportId: string) => {
  const query = useCall(getProjectReport, { reportId }, { staleMs: 0 })
  const { data, refetch, dataUpdatedAt } = query
  useEffect(() => {
    if (data?.state !== 'running') return
    const timer = setTimeout(() => void refetch(), everyMs)
    return () => clearTimeout(timer)
  }, [data, refetch, dataUpdatedAt])
  return query
}
