const offsetMs = 8 * 3_600_000
const dayMs = 86_400_000

/** yyyy-MM-dd in Asia/Shanghai, which has had no daylight saving since 1991. */
export const shanghaiDay = (moment: Date): string =>
  new Date(moment.getTime() + offsetMs).toISOString().slice(0, 10)

/** yyyy-MM-dd HH:mm in Asia/Shanghai. */
export const shanghaiMinute = (moment: Date): string =>
  new Date(moment.getTime() + offsetMs).toISOString().slice(0, 16).replace('T', ' ')

/** HH:mm:ss in Asia/Shanghai. */
export const shanghaiSecond = (moment: Date): string =>
  new Date(moment.getTime() + offsetMs).toISOString().slice(11, 19)

export const nextShanghaiDay = (moment: Date): string => shanghaiDay(new Date(moment.getTime() + dayMs))
