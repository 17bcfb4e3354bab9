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

const own = ['code', 'state', 'iss'] as const
const refusal = ['error', 'error_description'] as const

interface Taken {
  readonly arrival: Arrival | undefined
  readonly rest: string
}

/** What an authorisation brought in the query, and the query without it; a refusal comes to its return page alone. */
export const takeArrival = (query: string, isReturnPage: boolean): Taken => {
  const params = new URLSearchParams(query)
  const valueOf = (name: string): string => params.get(name) ?? ''
  const arrival = {
    code: valueOf('code'),
    state: valueOf('state'),
    iss: valueOf('iss'),
    error: isReturnPage ? valueOf('error') : '',
  }
  if (arrival.code === '' && arrival.error === '') return { arrival: undefined, rest: query }
  for (const name of isReturnPage ? [...own, ...refusal] : own) params.delete(name)
  const rest = params.toString()
  return { arrival, rest: rest === '' ? '' : `?${rest}` }
}

/** Pages that take a code themselves, or lead to a login by other means. */
const waysIn = new Set<string>(['login', 'wechatShowPage', 'register', 'resetPassword', 'outbox'])

/** Whether a code in the address of this page is one that logs in; some pages have a `code` of their own. */
export const takesCode = (pathname: string): boolean => {
  const id = pageIdOf(pathname)
  if (id === undefined) return true
  return !waysIn.has(id) && !(pages[id].query as readonly string[]).includes('code')
}
