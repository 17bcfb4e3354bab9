import type { CnNotice, SwitchState } from '../facts/control-facts.ts'

export const isSuspended = ({ suspendedFrom, suspendedTo }: CnNotice, date: string): boolean =>
  suspendedFrom !== undefined && suspendedTo !== undefined && suspendedFrom <= date && date <= suspendedTo

/** Before its day a notice is off; within its suspension off; after a suspension that ran out, to be verified. */
export const noticeState = (notice: CnNotice, date: string): SwitchState => {
  if (notice.suspendedTo !== undefined && date > notice.suspendedTo) return 'verify'
  return date < notice.from || isSuspended(notice, date) ? 'off' : 'on'
}
