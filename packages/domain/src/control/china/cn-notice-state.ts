import type { CnNotice, SwitchState } from '../facts/control-facts.ts'

/** Before its day a notice is off; within its suspension off; after a suspension that ran out, to be verified. */
export const noticeState = (notice: CnNotice, date: string): SwitchState => {
  const { suspendedFrom, suspendedTo } = notice
  if (suspendedFrom !== undefined && suspendedTo !== undefined) {
    if (date > suspendedTo) return 'verify'
    if (date >= suspendedFrom) return 'off'
  }
  return date < notice.from ? 'off' : 'on'
}
