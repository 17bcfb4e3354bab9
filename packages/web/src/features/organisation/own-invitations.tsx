import type { listOwnInvitations } from '@maojian/contract/calls/organisation'
import { useNavigate } from '@tanstack/react-router'
import { Button } from 'antd'
import type * as z from 'zod'
import { clockTime } from '../../ui/clock-time.ts'
import { pageAddress } from '../../ui/page-address.ts'
import styles from './organisation.module.css'

type Offers = z.output<typeof listOwnInvitations.reply>

/** Invitations to the own phone number; nothing when there are none. */
export const OwnInvitations = ({ offers }: { offers: Offers }) => {
  const navigate = useNavigate()
  if (offers.length === 0) return null
  return (
    <section className="card" aria-label="收到的邀请">
      <h2>收到的邀请</h2>
      <ul className={styles.list}>
        {offers.map(offer => (
          <li key={offer.id}>
            <div>
              <strong className="wrap-anywhere">{offer.organisationName}</strong>
              <small>
                {offer.invitedBy} 邀请您作为{offer.roleName}加入，{clockTime(offer.expiresAt)} 失效
              </small>
            </div>
            <Button
              type="primary"
              onClick={() => void navigate({ href: pageAddress('joinOrganisation', { id: offer.id }) })}
            >
              查看并接受
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
