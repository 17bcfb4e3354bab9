import { useEffect, useState } from 'react'

export const secondsLeft = (until: number, now: number): number =>
  Math.max(0, Math.ceil((until - now) / 1000))

/** Whole seconds until `until` (ms), ticking while there are any. */
export const useSecondsLeft = (until: number): number => {
  const [now, setNow] = useState(() => Date.now())
  const waiting = until > now
  useEffect(() => {
    if (!waiting) return
    const tick = (): void => setNow(Date.now())
    tick()
    const timer = setInterval(tick, 500)
    return () => clearInterval(timer)
  }, [waiting, until])
  return secondsLeft(until, now)
}
