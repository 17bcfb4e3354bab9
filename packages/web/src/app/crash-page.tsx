import { networkFailure } from '@maojian/contract/limits'
import type { ErrorComponentProps } from '@tanstack/react-router'
import { useEffect } from 'react'
import { CallFault, unreachable } from '../api/call-fault.ts'
import { ErrorState } from '../ui/error-state.tsx'

/** What the engines of Chromium, Firefox and Safari say of a file of the page that did not arrive. */
const notArrived = /dynamically imported module|module script failed|Unable to preload CSS/iu

const causeOf = (error: unknown): unknown =>
  error instanceof Error && notArrived.test(error.message)
    ? new CallFault(unreachable, networkFailure)
    : error

/** A page that failed to load (no network, or a new release replaced its file) or to draw. */
export const CrashPage = ({ error }: ErrorComponentProps) => {
  const cause = causeOf(error)
  const isUnreached = cause instanceof CallFault && cause.code === unreachable
  useEffect(() => {
    if (!isUnreached) return undefined
    const again = (): void => location.reload()
    addEventListener('online', again)
    return () => removeEventListener('online', again)
  }, [isUnreached])
  return (
    <section className="card">
      <ErrorState error={cause} what="打开页面" onRetry={() => location.reload()} />
    </section>
  )
}
