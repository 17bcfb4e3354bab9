import { useEffect } from 'react'

/** Ctrl+K (⌘K) opens the palette from anywhere. */
export const usePaletteKey = (open: () => void): void =>
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.code !== 'KeyK') return
      event.preventDefault()
      open()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [open])
