import { pageSizes } from '@maojian/contract/limits'
import type { tableQuery } from '@maojian/contract/page'
import type { PageId, pages } from '@maojian/contract/pages'
import { usePageState } from '../use-page-state.ts'
import { tableView, type TableQuery, type TableView } from './table-query.ts'

/** The pages whose address holds how their table is shown. */
export type TablePage = {
  [P in PageId]: (typeof tableQuery)[number] extends (typeof pages)[P]['query'][number] ? P : never
}[PageId]

/** How the table of a page is shown, and the way to change it; what the server pages is asked by page and size. */
export const useTableView = (
  id: TablePage,
  usualSize: number = pageSizes.list,
): [TableView, (change: TableQuery, options?: { readonly replace?: true }) => void] => {
  const [query, setQuery] = usePageState(id)
  return [
    tableView(query, usualSize),
    // A page turned can be gone back from; other settings are not places.
    (change, { replace } = {}) =>
      setQuery(change, { replace: replace ?? (!('page' in change) || change.page === '') }),
  ]
}
