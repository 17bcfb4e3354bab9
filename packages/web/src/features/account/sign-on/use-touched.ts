import { useEffect, useRef, type RefObject } from 'react'

/** Whether the visitor has begun to use the page. */
export const useTouched = (): RefObject<boolean> => {
  const touched = useRef(false)
  useEffect(() => {
    const touch = (): void => {
      touched.current = true
    }
    const kinds = ['keydown', 'pointerdown'] as const
    for (const kind of kinds) addEventListener(kind, touch, { once: true })
    return () => {
      for (const kind of kinds) removeEventListener(kind, touch)
    }
  }, [])
  return touched
}
