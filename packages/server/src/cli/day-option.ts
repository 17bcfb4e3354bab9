import { isDay } from '@maojian/domain/vocabulary/calendar-day'
import { UsageFault } from './usage-fault.ts'

/** `--date`, as a field that is there or not. */
export const dayOption = (date: string | undefined): { readonly date?: string } => {
  if (date === undefined) return {}
  if (isDay(date)) return { date }
  throw new UsageFault(`--date 应为 yyyy-MM-dd，实际为“${date}”`)
}
