import { pages, type PageId } from '@maojian/contract/pages'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { pageAddress, type PageQuery } from './page-address.ts'

interface ChangeOptions {
  /** Replaces the history entry: for what is no place that anyone goes back to. */
  readonly replace?: boolean
}

/** The state of a page, which lives in its address: every value is a plain string. */
export const usePageState = <P extends PageId>(
  id: P,
): [PageQuery<P>, (change: PageQuery<P>, options?: ChangeOptions) => void] => {
  const search = useSearch({ strict: false }) as Record<string, string | undefined>
  const navigate = useNavigate()
  const state = Object.fromEntries(
    pages[id].query.map(name => [name, search[name]]).filter(([, value]) => value),
  ) as PageQuery<P>
  const change = (patch: PageQuery<P>, options: ChangeOptions = {}): void =>
    void navigate({
      href: pageAddress(id, { ...state, ...patch }),
      replace: options.replace ?? false,
      resetScroll: false,
    })
  return [state, change]
}
