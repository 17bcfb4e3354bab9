const key = 'maojian.return'

interface ReturnPlace {
  readonly state: string
  readonly back: string
}

/** Where a login shall lead; an authorisation brings back nothing of ours but its state. */
export const keepReturn = (place: ReturnPlace): void => sessionStorage.setItem(key, JSON.stringify(place))

/** The place kept for this state in this tab, or empty. */
export const returnFor = (state: string): string => {
  const text = sessionStorage.getItem(key)
  if (text === null || state === '') return ''
  const kept = JSON.parse(text) as ReturnPlace
  return kept.state === state ? kept.back : ''
}
