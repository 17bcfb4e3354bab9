import { useNavigate } from '@tanstack/react-router'
import { pageAddress } from '../../../ui/page-address.ts'
import styles from '../account-forms.module.css'
import type { Arrival } from './arrival.ts'
import { ArrivalLogin } from './arrival-login.tsx'
import { exchangeCode } from './exchange-code.ts'

interface LandingProps {
  readonly arrival: Arrival
  readonly here: string
  readonly onSkip: () => void
}

/** Where an authorisation lands on a public page: progress, or the cause of failure. */
export const Landing = ({ arrival, here, onSkip }: LandingProps) => {
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
