import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { pageAddress } from '../../ui/page-address.ts'
import styles from './eccn.module.css'

interface EccnLinkProps {
  readonly eccn: string
  readonly to?: 'eccBodyDetailsPage' | 'relationalPageFaces' | 'detailsPage'
  readonly children?: ReactNode
}

/** A code that opens its page; EAR99 and the empty code open nothing. */
export const EccnLink = ({ eccn, to = 'eccBodyDetailsPage', children = eccn }: EccnLinkProps) =>
  eccn === '' || eccn === 'EAR99' ? (
    <span className={styles.code}>{children}</span>
  ) : (
    <Link className={children === eccn ? styles.code : undefined} to={pageAddress(to, { eccn })}>
      {children}
    </Link>
  )
