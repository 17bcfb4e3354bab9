import { useEffect } from 'react'
import { isTypingTarget } from './is-typing-target.ts'

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }

/** ↑ and ↓ move between the rows of the open page (links marked data-row-link); Enter is the link's own. */
export const useRowKeys = (): void =>
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const step = steps[event.key]
      if (step === undefined || event.defaultPrevented || isTypingTarget(event.target)) return
      const rows = [...document.querySelectorAll<HTMLElement>('[data-row-link]')]
      const at = rows.findIndex(row => row === document.activeElement)
      const next = at < 0 ? rows[0] : rows[at + step]
      if (next === undefined || (at < 0 && step < 0)) return
      event.preventDefault()
      next.focus()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [])
