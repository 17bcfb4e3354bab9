import { pages } from '@maojian/contract/pages'
import { ButtonLink } from './button-link.tsx'
import { EmptyState } from './empty-state.tsx'

interface EmptyListProps {
  readonly what: string
  /** Which of its filters are set, by their texts. */
  readonly filters: readonly string[]
  readonly hint: string
  /** How something comes to stand here. */
  readonly children: string
}

/** Nothing of the filter, or nothing at all yet: it begins with a search. */
export const EmptyList = ({ what, filters, hint, children }: EmptyListProps) =>
  filters.some(text => text !== '') ? (
    <EmptyState title={`没有符合条件的${what}`}>{hint}</EmptyState>
  ) : (
    <EmptyState
      title={`还没有${what}`}
      actions={
        <ButtonLink primary to={pages.sanctionSearch.path}>
          去检索
        </ButtonLink>
      }
    >
      {children}
    </EmptyState>
  )
