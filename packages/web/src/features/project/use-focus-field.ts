import { useEffect, useState } from 'react'

/** Answers how to bring a field of the shown section, or of the next one, before the reader's eyes. */
export const useFocusField = (section: string): ((id: string) => void) => {
  const [wanted, setWanted] = useState({ id: '', time: 0 })
  useEffect(() => {
    const element = wanted.id === '' ? null : document.getElementById(wanted.id)
    element?.scrollIntoView({ block: 'center' })
    element?.focus()
  }, [wanted, section])
  return id => setWanted(before => ({ id, time: before.time + 1 }))
}
