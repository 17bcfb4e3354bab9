import { useEffect } from 'react'
import { isTypingTarget } from './is-typing-target.ts'

/** `/` moves to the page's search box, unless the user is typing. */
export const useSlashFocus = (): void =>
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return
      if (isTypingTarget(event.target)) return
      const box = document.querySelector<HTMLInputElement>('[data-search-box] input')
      if (box === null) return
      event.preventDefault()
      box.focus()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [])
