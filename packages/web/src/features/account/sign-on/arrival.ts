import { pages } from '@maojian/contract/pages'
import { pageIdOf } from '../../../ui/page-address.ts'

export interface Arrival {
  /** Empty when the provider brought a refusal. */
  readonly code: string
  readonly state: string
  /** Which provider answered (RFC 9207); empty when it does not say. */
  readonly iss: string
  /** Why no code came (RFC 6749, 4.1.2.1); empty when one did. */
  readonly error: string
}

const own = ['code', 'state', 'iss', 'error'] as const

/** What an authorisation brought in the query, and the query without it. */
export const takeArrival = (query: string): { arrival: Arrival | undefined; rest: string } => {
  const params = new URLSearchParams(query)
  const [code, state, iss, error] = own.map(name => params.get(name) ?? '') as [
    string,
    string,
    string,
    string,
  ]
  for (const name of [...own, 'error_description']) params.delete(name)
  const rest = params.toString()
  const arrived = code !== '' || error !== ''
  return {
    arrival: arrived ? { code, state, iss, error } : undefined,
    rest: rest === '' ? '' : `?${rest}`,
  }
}

/** Pages that take a code themselves, or lead to a login by other means. */
const waysIn = new Set<string>(['login', 'wechatShowPage', 'register', 'resetPassword', 'outbox'])

/** Whether a code in the address of this page is one that logs in; some pages have a `code` of their own. */
export const takesCode = (pathname: string): boolean => {
  const id = pageIdOf(pathname)
  if (id === undefined) return true
  return !waysIn.has(id) && !(pages[id].query as readonly string[]).includes('code')
}
