import { accountLimits, type PhoneCodeKind } from '@maojian/contract/account-rules'
import { useState } from 'react'
import { useSecondsLeft } from './use-seconds-left.ts'

/** By kind and field: the old and the new number of an account are asked side by side. */
const keyOf = (kind: PhoneCodeKind, field: string): string => `maojian.code-until.${kind}.${field}`

/** A clock that was turned back never locks the button longer than one wait. */
export const waitUntil = (kept: number, now: number): number =>
  Math.min(kept, now + accountLimits.resendSeconds * 1000)

/** The wait before the next code, kept by this tab so that a refresh does not forget it. */
export const useCodeCooldown = (kind: PhoneCodeKind, field: string) => {
  const [until, setUntil] = useState(() =>
    waitUntil(Number(sessionStorage.getItem(keyOf(kind, field)) ?? 0), Date.now()),
  )
  const left = useSecondsLeft(until)
  const start = (seconds: number): void => {
    const end = Date.now() + seconds * 1000
    sessionStorage.setItem(keyOf(kind, field), String(end))
    setUntil(end)
  }
  return { left, start }
}
