import { Link } from '@tanstack/react-router'
import { pageAddress } from '../../ui/page-address.ts'

/** Leads to what a code controls, in a new tab, unless there is nothing to show (spec 001 §4). */
export const EccnLink = ({ eccn }: { eccn: string }) =>
  eccn === '' || eccn === 'EAR99' ? (
    eccn || '未分类'
  ) : (
    <Link to={pageAddress('detailsPage', { eccn })} target="_blank">
      <code>{eccn}</code>
    </Link>
  )
