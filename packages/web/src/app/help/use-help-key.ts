import { useEffect } from 'react'
import { isTypingTarget } from '../../ui/is-typing-target.ts'

/** `?` opens the help, unless the user is typing. */
export const useHelpKey = (open: () => void): void =>
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if ((event.key !== '?' && event.key !== '？') || event.ctrlKey || event.metaKey || event.altKey) return
      if (isTypingTarget(event.target)) return
      event.preventDefault()
      open()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [open])
