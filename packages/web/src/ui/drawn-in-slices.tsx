import { useDeferredValue, type ReactNode } from 'react'

interface DrawnInSlicesProps {
  /** Stands until the children are drawn. */
  readonly instead: ReactNode
  readonly children: ReactNode
}

/**
 * Draws a large part a few milliseconds at a time, so that the page answers meanwhile: an answer that arrives would
 * otherwise be drawn at a stretch. Give it a key where other children must never be seen under this name.
 */
export const DrawnInSlices = ({ instead, children }: DrawnInSlicesProps) =>
  useDeferredValue(true, false) ? children : instead
