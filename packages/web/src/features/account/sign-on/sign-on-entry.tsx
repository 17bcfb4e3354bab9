import { useLocation, useNavigate } from '@tanstack/react-router'
import { useState, type PropsWithChildren } from 'react'
import { useSession } from '../../../api/client-context.ts'
import { pageAddress } from '../../../ui/page-address.ts'
import styles from '../account-forms.module.css'
import { takeArrival, takesCode, type Arrival } from './arrival.ts'
import { ArrivalLogin } from './arrival-login.tsx'
import { exchangeCode } from './exchange-code.ts'
import { SignOnProbe } from './sign-on-probe.tsx'
import { useArrival } from './use-arrival.ts'

interface LandingProps {
  readonly arrival: Arrival
  readonly here: string
  readonly onSkip: () => void
}

/** Where an authorisation lands on a public page: progress, or the cause of failure. */
const Landing = ({ arrival, here, onSkip }: LandingProps) => {
  const navigate = useNavigate()
  const again = (): void => {
    onSkip()
    void navigate({ href: pageAddress('login', { back: here }) })
  }
  return (
    <main className={styles.landing}>
      <section className={`card ${styles.panel}`} aria-labelledby="landing-title">
        <h1 id="landing-title">登录授权</h1>
        <ArrivalLogin arrival={arrival} exchange={exchangeCode} back={here} onRetry={again} onSkip={onSkip} />
      </section>
    </main>
  )
}

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
      <Landing
        arrival={arrival}
        here={pathname + takeArrival(searchStr, false).rest}
        onSkip={() => setSettled(arrival)}
      />
    )
  return (
    <>
      {session === undefined && arrival === undefined && takes && <SignOnProbe />}
      {children}
    </>
  )
}
