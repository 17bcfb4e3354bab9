export interface Arrival {
  readonly code: string
  readonly state: string
  /** Which provider answered (RFC 9207); empty when it does not say. */
  readonly iss: string
}

/** The code that an authorisation brought in the query, and the query without it. */
export const takeArrival = (query: string): { arrival: Arrival | undefined; rest: string } => {
  const params = new URLSearchParams(query)
  const take = (name: string): string => {
    const value = params.get(name) ?? ''
    params.delete(name)
    return value
  }
  const arrival = { code: take('code'), state: take('state'), iss: take('iss') }
  const rest = params.toString()
  return { arrival: arrival.code === '' ? undefined : arrival, rest: rest === '' ? '' : `?${rest}` }
}
