import { useEffect, useEffectEvent } from 'react'

/** Puts an address right that asks for what there is not, such as a page beyond the end. */
export const useCorrection = (isWrong: boolean, correct: () => void): void => {
  const go = useEffectEvent(correct)
  useEffect(() => {
    if (isWrong) go()
  }, [isWrong])
}
