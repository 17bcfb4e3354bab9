/**
 * yyyy-MM-dd of a Date in UTC: only where the other side counts so (a signature, a cell of a workbook without zone).
 * Days that people read are `shanghaiDay`.
 */
export const utcDay = (moment: Date): string => moment.toISOString().slice(0, 10)

/** Whether a text is a day of the calendar, yyyy-MM-dd. */
export const isDay = (text: string): boolean => {
  const moment = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(moment.getTime()) && utcDay(moment) === text
}
