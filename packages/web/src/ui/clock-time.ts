const clock = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Asia/Shanghai',
  dateStyle: 'short',
  timeStyle: 'medium',
})

/** A moment of the wire (ISO, UTC) as yyyy-MM-dd HH:mm:ss in Asia/Shanghai; `--` when there is none. */
export const clockTime = (moment: string): string => {
  const at = Date.parse(moment)
  return Number.isNaN(at) ? '--' : clock.format(at)
}
