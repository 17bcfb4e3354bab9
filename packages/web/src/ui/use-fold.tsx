import { Button } from 'antd'
import { useState } from 'react'

export interface Fold<T> {
  readonly shown: readonly T[]
  /** How many are hidden while folded; 0 when all fit. */
  readonly more: number
  readonly open: boolean
  readonly toggle: () => void
}

/** The first few of a list, and the rest on request. */
export const useFold = <T,>(items: readonly T[], first: number): Fold<T> => {
  const [open, setOpen] = useState(false)
  return {
    shown: open ? items : items.slice(0, first),
    more: Math.max(0, items.length - first),
    open,
    toggle: () => setOpen(!open),
  }
}

export const FoldButton = ({ fold, unit }: { fold: Fold<unknown>; unit: string }) =>
  fold.more > 0 && (
    <Button type="link" aria-expanded={fold.open} onClick={fold.toggle}>
      {fold.open ? '收起' : `展开其余 ${fold.more} ${unit}`}
    </Button>
  )
