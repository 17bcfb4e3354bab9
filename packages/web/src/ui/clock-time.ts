import { nothing } from './nothing.ts'

/** China's clock is eight hours before UTC, without summer time since 1992: earlier than any moment of the wire. */
const aheadMs = 8 * 3_600_000

/**
 * By arithmetic, not by `Intl`: its first formatter of a time zone holds the page for 13 ms.
 * @throws {RangeError} for a text that is no moment
 */
const inShanghai = (moment: string): string => new Date(Date.parse(moment) + aheadMs).toISOString()

/** The day of a moment of the wire (ISO, UTC) in Asia/Shanghai. */
export const clockDay = (moment: string): string => inShanghai(moment).slice(0, 'yyyy-MM-dd'.length)

/** A moment of the wire (ISO, UTC) as yyyy-MM-dd HH:mm:ss in Asia/Shanghai; a dash when there is none. */
export const clockTime = (moment: string): string =>
  Number.isNaN(Date.parse(moment))
    ? nothing
    : inShanghai(moment).slice(0, 'yyyy-MM-ddTHH:mm:ss'.length).replace('T', ' ')

/** The day that it is in Asia/Shanghai. */
export const today = (): string => clockDay(new Date().toISOString())
