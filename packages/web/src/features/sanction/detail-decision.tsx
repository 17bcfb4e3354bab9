import { listDecisions } from '@maojian/contract/calls/decision'
import { Button } from 'antd'
import { useMayWrite, useSession } from '../../api/client-context.ts'
import { useCall } from '../../api/use-call.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { CertificateButton } from '../../ui/certificate-button.tsx'
import type { PageQuery } from '../../ui/page-address.ts'
import { partyOfDetail } from './decided-party.ts'
import type { Detail } from './detail.ts'
import styles from './detail-page.module.css'
import { Standing } from './hit-decision.tsx'
import type { AskedParty, Decision } from './hit.ts'
import { askedOf, searchAddress } from './search-state.ts'
import { useDeciding } from './use-deciding.tsx'

type Query = PageQuery<'sanctionInfoSearch'>

interface DecideProps {
  readonly detail: Detail
  readonly asked: AskedParty
  readonly former: Decision | undefined
  /** What was decided before is not known yet. */
  readonly pending: boolean
}

const Decide = ({ detail, asked, former, pending }: DecideProps) => {
  const { dialog, onOpen } = useDeciding(partyOfDetail(detail, former), asked)
  return (
    <>
      <Button type="primary" loading={pending} onClick={onOpen}>
        {former ? '重新判定' : '判定是否同一主体'}
      </Button>
      {dialog}
    </>
  )
}

interface ActionsProps {
  readonly detail: Detail
  readonly query: Query
  readonly pending: boolean
  readonly made: readonly Decision[] | undefined
}

/** Of a party that was opened from no search nobody can say whether it is the one: the search comes first. */
const Actions = ({ detail, query, pending, made }: ActionsProps) => {
  const mayWrite = useMayWrite()
  const asked = askedOf(query.searchKey ?? '', query.from ?? '')
  if (asked.name === '')
    return <ButtonLink to={searchAddress(detail.name, '')}>检索此名称，以判定或出具证明</ButtonLink>
  // A withdrawn one counts no more, but whoever decides next has seen it.
  const former = made?.find(one => one.subject === asked.name)
  return (
    <>
      {mayWrite && <Decide {...{ detail, asked, former, pending }} />}
      {query.record !== undefined && <CertificateButton record={query.record} warning={detail.warning} />}
      <span className={styles.secondary}>
        所查对象：<bdi>{asked.name}</bdi>
      </span>
    </>
  )
}

/** Whether whoever was asked for is this party: what was decided before, and the way to decide now. */
export const DetailDecision = ({ detail, query }: { detail: Detail; query: Query }) => {
  const signedIn = useSession() !== undefined
  const made = useCall(listDecisions, { partyId: detail.id }, { enabled: signedIn, quiet: true, staleMs: 0 })
  if (!signedIn) return null
  const data = made.data?.data ?? []
  return (
    <section className={`${styles.decision} no-print`} aria-label="本机构的判定">
      <div className={styles.acts}>
        <Actions detail={detail} query={query} pending={made.isPending} made={made.data?.data} />
      </div>
      {data.length > 0 && (
        <ul>
          {data.map(one => (
            <li key={one.id}>
              对“<bdi>{one.subject}</bdi>”的
              <Standing decision={one} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
