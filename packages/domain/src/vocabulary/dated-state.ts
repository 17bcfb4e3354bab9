/** Whether a dated rule holds on a day; `verify`: a suspension ran out, and whether it was renewed cannot be told. */
export type SwitchState = 'on' | 'off' | 'verify'

/** A rule with its first day and an inclusive period of suspension. */
export interface Suspendable {
  readonly from: string
  readonly suspendedFrom?: string
  readonly suspendedTo?: string
}

export const isSuspended = ({ suspendedFrom, suspendedTo }: Suspendable, date: string): boolean =>
  suspendedFrom !== undefined && suspendedTo !== undefined && suspendedFrom <= date && date <= suspendedTo

/** Before its day a notice is off; within its suspension off; after a suspension that ran out, to be verified. */
export const noticeState = (notice: Suspendable, date: string): SwitchState => {
  if (notice.suspendedTo !== undefined && date > notice.suspendedTo) return 'verify'
  return date < notice.from || isSuspended(notice, date) ? 'off' : 'on'
}
