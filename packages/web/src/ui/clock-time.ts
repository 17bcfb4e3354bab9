import { nothing } from './nothing.ts'
const clock = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Asia/Shanghai',
  dateStyle: 'short',
  timeStyle: 'medium',
})

const calendar = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Shanghai', dateStyle: 'short' })

/** The day of a moment of the wire (ISO, UTC) in Asia/Shanghai. */
export const clockDay = (moment: string): string => calendar.format(Date.parse(moment))

/** A moment of the wire (ISO, UTC) as yyyy-MM-dd HH:mm:ss in Asia/Shanghai; a dash when there is none. */
export const clockTime = (moment: string): string => {
  const at = Date.parse(moment)
  return Number.isNaN(at) ? nothing : clock.format(at)
}
