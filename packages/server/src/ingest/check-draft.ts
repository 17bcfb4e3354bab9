/** Largest share of its entries that a part may lose between two editions without an operator's word. */
export const largestLoss = 0.2

export interface PartCheck {
  readonly part: string
  readonly entries: number
  readonly relations: number
  /** Entries of the edition before, and how many of them are gone; 0 for a first edition. */
  readonly before: number
  readonly lost: number
  readonly dayBefore: string
  readonly day: string
}

export interface SourceCheck {
  readonly name: string
  readonly bounds: { readonly min: number; readonly max: number } | undefined
  /** Entries of the whole list after this import. */
  readonly listed: number
  readonly parts: readonly PartCheck[]
}

const partProblem = (name: string, part: PartCheck): string | undefined => {
  if (part.before > 0 && part.lost > part.before * largestLoss) {
    const share = Math.round((part.lost / part.before) * 100)
    return `${name}：原有 ${part.before} 条中将移除 ${part.lost} 条（${share}%），超过 20%`
  }
  if (part.dayBefore > part.day && part.day !== '')
    return `${name}：文件日期 ${part.day} 早于现有版本 ${part.dayBefore}`
  return undefined
}

const boundsProblem = ({ name, bounds, listed, parts }: SourceCheck): string | undefined => {
  if (!bounds || parts.every(part => part.entries === 0)) return undefined
  if (listed < bounds.min) return `${name}：只有 ${listed} 条，少于应有的最少 ${bounds.min} 条`
  return listed > bounds.max ? `${name}：有 ${listed} 条，多于应有的最多 ${bounds.max} 条` : undefined
}

/** Why an operator should look at an import before it is published; empty when nothing is wrong. */
export const draftProblems = (source: SourceCheck): string[] =>
  [...source.parts.map(part => partProblem(source.name, part)), boundsProblem(source)].filter(
    problem => problem !== undefined,
  )
