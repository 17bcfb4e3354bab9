import { pages } from '@maojian/contract/pages'
import { useNavigate, useLocation } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { takeArrival, takesCode, type Arrival } from './arrival.ts'

const returnPages: readonly string[] = [pages.login.path, pages.wechatShowPage.path]

/** The code in the address, once: it is taken out of the address before anything else happens. */
export const useArrival = (): Arrival | undefined => {
  const { pathname, searchStr } = useLocation()
  const navigate = useNavigate()
  const isReturnPage = returnPages.includes(pathname)
  const takes = isReturnPage || takesCode(pathname)
  const { arrival, rest } = takeArrival(takes ? searchStr : '', isReturnPage)
  const [held, setHeld] = useState(arrival)
  const isNew = arrival !== undefined && (arrival.code !== held?.code || arrival.state !== held.state)
  if (isNew) setHeld(arrival)
  const found = arrival !== undefined
  useEffect(() => {
    if (found) void navigate({ href: pathname + rest, replace: true })
  }, [found, navigate, pathname, rest])
  return held
}
