import { meets, moved, type Box } from './boxes.ts'
import type { Place } from './drawing.ts'

export interface Placed {
  readonly id: string
  /** Around its place. */
  readonly extent: Box
  readonly place: Place
  /** Stands where it stands. */
  readonly fixed: boolean
}

const gap = 6
const rounds = 400

interface Moving {
  readonly extent: Box
  readonly fixed: boolean
  x: number
  y: number
}

const wider = ({ left, top, right, bottom }: Box): Box => ({
  left: left - gap / 2,
  top: top - gap / 2,
  right: right + gap / 2,
  bottom: bottom + gap / 2,
})

/** Pushes two boxes apart the shorter way, the one that may move. */
const push = (a: Moving, b: Moving): void => {
  const [one, other] = [moved(a.extent, a), moved(b.extent, b)]
  const across = Math.min(one.right - other.left, other.right - one.left)
  const down = Math.min(one.bottom - other.top, other.bottom - one.top)
  const shares = a.fixed ? [0, 1] : b.fixed ? [1, 0] : [0.5, 0.5]
  const axis = across < down ? 'x' : 'y'
  const way = (a[axis] <= b[axis] ? -1 : 1) * (Math.min(across, down) + 0.1)
  a[axis] += way * shares[0]!
  b[axis] -= way * shares[1]!
}

/** One pass over all that meet, from left to right; whether any did. What moves in its course meets the next pass. */
const pass = (boxes: Moving[]): boolean => {
  const sorted = boxes.toSorted((a, b) => a.x + a.extent.left - (b.x + b.extent.left))
  let met = false
  for (const [i, a] of sorted.entries())
    for (let j = i + 1; j < sorted.length; j++) {
      const b = sorted[j]!
      if (b.x + b.extent.left > a.x + a.extent.right) break
      if ((a.fixed && b.fixed) || !meets(moved(a.extent, a), moved(b.extent, b))) continue
      push(a, b)
      met = true
    }
  return met
}

/** Places at which no two boxes meet, as near to where they stood as a few pushes allow; the same every time. */
export const separateBoxes = (placed: readonly Placed[]): Map<string, Place> => {
  const boxes = placed.map(({ extent, place, fixed }) => ({ extent: wider(extent), fixed, ...place }))
  for (let round = 0; round < rounds && pass(boxes); round++);
  return new Map(placed.map(({ id }, i) => [id, { x: boxes[i]!.x, y: boxes[i]!.y }]))
}
