import { accountLimits, type PhoneCodeKind } from '@maojian/contract/account-rules'
import { useState } from 'react'
import { useSecondsLeft } from './use-seconds-left.ts'

const keyOf = (kind: PhoneCodeKind): string => `maojian.code-until.${kind}`

/** A clock that was turned back never locks the button longer than one wait. */
export const waitUntil = (kept: number, now: number): number =>
  Math.min(kept, now + accountLimits.resendSeconds * 1000)

/** The wait before the next code, kept by this tab so that a refresh does not forget it. */
export const useCodeCooldown = (kind: PhoneCodeKind) => {
  const [until, setUntil] = useState(() =>
    waitUntil(Number(sessionStorage.getItem(keyOf(kind)) ?? 0), Date.now()),
  )
  const left = useSecondsLeft(until)
  const start = (seconds: number): void => {
    const end = Date.now() + seconds * 1000
    sessionStorage.setItem(keyOf(kind), String(end))
    setUntil(end)
  }
  return { left, start }
}
