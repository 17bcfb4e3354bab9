import { useSyncExternalStore } from 'react'

/** Of the screen: paper is narrow too, and would be taken for a phone while it is printed. */
const query = 'screen and (max-width: 860px)'

const subscribe = (listener: () => void): (() => void) => {
  const media = matchMedia(query)
  media.addEventListener('change', listener)
  return () => media.removeEventListener('change', listener)
}

/** Phones and narrow windows, where the sidebar becomes a drawer. */
export const useNarrow = (): boolean => useSyncExternalStore(subscribe, () => matchMedia(query).matches)
