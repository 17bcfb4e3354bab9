import type { ErrorComponentProps } from '@tanstack/react-router'
import { ErrorState } from '../ui/error-state.tsx'

/** A page that failed to load (a new release replaced its file) or to draw. */
export const CrashPage = ({ error }: ErrorComponentProps) => (
  <section className="card">
    <ErrorState error={error} what="打开页面" onRetry={() => location.reload()} />
  </section>
)
