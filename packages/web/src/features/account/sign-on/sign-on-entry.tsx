import { useLocation } from '@tanstack/react-router'
import { lazy, Suspense, useState, type PropsWithChildren } from 'react'
import { useSession } from '../../../api/client-context.ts'
import { PageSkeleton } from '../../../ui/skeleton-rows.tsx'
import { takeArrival, takesCode, type Arrival } from './arrival.ts'
import { SignOnProbe } from './sign-on-probe.tsx'
import { useArrival } from './use-arrival.ts'

const Landing = lazy(() => import('./landing.tsx').then(module => ({ default: module.Landing })))

/**
 * Every page: without session, a code in the address logs in before anything is asked for; without a code the
 * provider is probed once (spec 001 §4). Nothing is drawn twice: a session restored before makes the code void.
 */
export const SignOnEntry = ({ children }: PropsWithChildren) => {
  const session = useSession()
  const { pathname, searchStr } = useLocation()
  const takes = takesCode(pathname)
  const came = useArrival()
  const arrival = takes ? came : undefined
  const [settled, setSettled] = useState<Arrival>()
  const open = arrival !== undefined && arrival !== settled
  if (open && session !== undefined) setSettled(arrival)
  if (open && session === undefined)
    return (
      <Suspense fallback={<PageSkeleton />}>
        <Landing
          arrival={arrival}
          here={pathname + takeArrival(searchStr, false).rest}
          onSkip={() => setSettled(arrival)}
        />
      </Suspense>
    )
  return (
    <>
      {session === undefined && arrival === undefined && takes && <SignOnProbe />}
      {children}
    </>
  )
}
