import { useState } from 'react'

/** A value being edited; it starts anew whenever the saved value changes. */
export const useDraft = <T>(saved: T): [T, (draft: T) => void] => {
  const [edit, setEdit] = useState({ saved, draft: saved })
  return [edit.saved === saved ? edit.draft : saved, draft => setEdit({ saved, draft })]
}
