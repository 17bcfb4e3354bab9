import type { ReactNode } from 'react'
import { site } from '../api/site.ts'

interface ServicePhoneProps {
  readonly before?: ReactNode
  readonly after?: ReactNode
}

/** The telephone of the installation in its sentence; nothing where none is set. */
export const ServicePhone = ({ before, after }: ServicePhoneProps) =>
  site.servicePhone !== '' && (
    <>
      {before}
      <a href={`tel:${site.servicePhone}`}>{site.servicePhone}</a>
      {after}
    </>
  )
