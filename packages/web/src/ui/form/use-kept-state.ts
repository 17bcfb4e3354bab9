import { useState } from 'react'
import { useSession } from '../../api/client-context.ts'
import { formDraft, visitor } from './form-draft.ts'

/** State that a reload does not take: kept in this tab under a name, apart for each account. */
export const useKeptState = <T extends object>(name: string, start: T): [T, (next: T) => void] => {
  const owner = useSession()?.userId ?? visitor
  const place = `${owner}.${name}`
  const read = (): T => formDraft<T>(owner, name).kept ?? start
  const [held, setHeld] = useState(() => ({ place, value: read() }))
  // Another name (another question) has answers of its own.
  const current = held.place === place ? held.value : read()
  const change = (value: T): void => {
    formDraft<T>(owner, name).keep(value)
    setHeld({ place, value })
  }
  return [current, change]
}
