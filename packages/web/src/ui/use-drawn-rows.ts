import { useEffect, useState } from 'react'

/** About what stands on a screen; drawn in one task well below a tenth of a second. */
const step = 10

/** The rows to draw now: a screenful at once, then a step a task, so that a long answer never holds the page. */
export const useDrawnRows = <Row>(rows: readonly Row[]): readonly Row[] => {
  const [state, setState] = useState({ rows, drawn: step })
  const drawn = state.rows === rows ? state.drawn : step
  useEffect(() => {
    if (drawn >= rows.length) return undefined
    // A timer, not a frame: a page in a hidden tab is drawn too.
    const timer = setTimeout(() => setState({ rows, drawn: drawn + step }), 0)
    return () => clearTimeout(timer)
  }, [rows, drawn])
  return drawn >= rows.length ? rows : rows.slice(0, drawn)
}
