import { LockOutlined } from '@ant-design/icons'
import { pages, pageOf, type PageId } from '@maojian/contract/pages'
import { roleNames } from '@maojian/contract/roles'
import type { ReactNode } from 'react'
import { useSession } from '../api/client-context.ts'
import { useMayUse } from '../api/use-may-use.ts'
import { ButtonLink } from '../ui/button-link.tsx'
import { ContactLink } from '../ui/contact-link.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { ServicePhone } from '../ui/service-phone.tsx'

/** Whom a page is for, the least that opens it first. */
const meantFor = (id: PageId): string => {
  const { access } = pageOf(id)
  return typeof access === 'string' ? '' : (roleNames[access.roles[0] ?? 0] ?? '')
}

interface RoleGateProps {
  readonly id: PageId
  readonly children: ReactNode
}

/** An account that a page does not admit is told so in its place, not by the page's first call; a visitor the page itself tells. */
export const RoleGate = ({ id, children }: RoleGateProps) => {
  const session = useSession()
  const admitted = useMayUse(pageOf(id))
  if (session === undefined || admitted) return children
  return (
    <>
      <h1>{pages[id].title}</h1>
      <section className="card">
        <EmptyState
          icon={<LockOutlined aria-hidden="true" />}
          title={`该页面面向${meantFor(id)}`}
          actions={
            <>
              <ContactLink primary />
              <ButtonLink to={pages.home.path}>返回首页</ButtonLink>
            </>
          }
        >
          您的账户没有“{pages[id].title}”的权限。
          <ServicePhone before="如需开通，请联系 " after="。" />
        </EmptyState>
      </section>
    </>
  )
}
