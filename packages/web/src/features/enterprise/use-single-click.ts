import { useEffect, useRef } from 'react'

/** A single click counts when no second one follows within so many milliseconds (spec 000 §9): nothing flashes. */
const delayMs = 300

export const useSingleClick = (once: (id: string) => void, twice: (id: string) => void) => {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  return (id: string, way: 'once' | 'twice'): void => {
    clearTimeout(timer.current)
    if (way === 'twice') twice(id)
    else timer.current = setTimeout(() => once(id), delayMs)
  }
}
