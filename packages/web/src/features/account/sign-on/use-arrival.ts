import { useNavigate, useLocation } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { takeArrival, type Arrival } from './arrival.ts'

/** The code in the address, once: it is taken out of the address before anything else happens. */
export const useArrival = (takes = true): Arrival | undefined => {
  const { pathname, searchStr } = useLocation()
  const navigate = useNavigate()
  const { arrival, rest } = takeArrival(takes ? searchStr : '')
  const [held, setHeld] = useState(arrival)
  const isNew = arrival !== undefined && (arrival.code !== held?.code || arrival.state !== held.state)
  if (isNew) setHeld(arrival)
  const found = arrival !== undefined
  useEffect(() => {
    if (found) void navigate({ href: pathname + rest, replace: true })
  }, [found, navigate, pathname, rest])
  return held
}
