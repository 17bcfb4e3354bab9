import { useEffect } from 'react'
import { isTypingTarget } from './is-typing-target.ts'

/** Whether the page has a search box to move to. */
export const toSearchBox = (): boolean => {
  const box = document.querySelector<HTMLInputElement>('[data-search-box] input')
  box?.focus()
  return box !== null
}

/** `/` moves to the page's search box, unless the user is typing. */
export const useSlashFocus = (): void =>
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return
      if (isTypingTarget(event.target)) return
      if (toSearchBox()) event.preventDefault()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [])
