import { ClockCircleOutlined } from '@ant-design/icons'
import { pages } from '@maojian/contract/pages'
import { plannedPages } from '@maojian/contract/planned-pages.table'
import { useLocation } from '@tanstack/react-router'
import { ButtonLink } from '../ui/button-link.tsx'
import { ContactLink } from '../ui/contact-link.tsx'
import { EmptyState } from '../ui/empty-state.tsx'

/** A page that is announced by its address only: what it will be for, and where to go meanwhile. */
export const PlannedPage = () => {
  const pathname = useLocation({ select: location => location.pathname })
  const page = plannedPages.find(({ path }) => path === pathname)
  if (page === undefined) return null
  return (
    <section className="card">
      <h1 className="sr-only">{page.title}</h1>
      <EmptyState
        icon={<ClockCircleOutlined aria-hidden="true" />}
        title={`${page.title}：即将开放`}
        actions={
          <>
            <ButtonLink primary to={pages.home.path}>
              返回首页
            </ButtonLink>
            <ContactLink />
          </>
        }
      >
        {page.purpose}
      </EmptyState>
    </section>
  )
}
