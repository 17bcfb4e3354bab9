/**
 * yyyy-MM-dd of a Date in UTC: only where the other side counts so (a signature, a cell of a workbook without zone).
 * Days that people read are `shanghaiDay`.
 */
export const utcDay = (moment: Date): string => moment.toISOString().slice(0, 10)
