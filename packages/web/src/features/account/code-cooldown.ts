import { accountLimits, type PhoneCodeKind } from '@maojian/contract/account-rules'
import { useEffect, useState } from 'react'

const keyOf = (kind: PhoneCodeKind): string => `maojian.code-until.${kind}`

/** Whole seconds until `until`; a clock that was turned back never locks the button longer than one wait. */
export const secondsLeft = (until: number, now: number): number =>
  Math.min(accountLimits.resendSeconds, Math.max(0, Math.ceil((until - now) / 1000)))

/** The wait before the next code, kept by this tab so that a refresh does not forget it. */
export const useCodeCooldown = (kind: PhoneCodeKind) => {
  const [until, setUntil] = useState(() => Number(sessionStorage.getItem(keyOf(kind)) ?? 0))
  const [now, setNow] = useState(() => Date.now())
  const left = secondsLeft(until, now)
  const waiting = left > 0
  useEffect(() => {
    if (!waiting) return
    const timer = setInterval(() => setNow(Date.now()), 500)
    return () => clearInterval(timer)
  }, [waiting])
  const start = (seconds: number): void => {
    const end = Date.now() + seconds * 1000
    sessionStorage.setItem(keyOf(kind), String(end))
    setNow(Date.now())
    setUntil(end)
  }
  return { left, start }
}
