import type { ReadReport } from '@maojian/sources'
import type { ReadSummary, ReadWarning } from './read-messages.ts'

const progressEvery = 5000

const counted = (map: Map<string, ReadWarning>, kind: string, example: string): void => {
  const known = map.get(kind)
  map.set(kind, { kind, example: known?.example ?? example.slice(0, 200), count: (known?.count ?? 0) + 1 })
}

/** Collects what a reader tells beside its items. */
export const createTally = (progress: (lines: number) => void) => {
  let lines = 0
  let told = 0
  let stated: number | undefined
  let targets: number | undefined
  let day = ''
  const days: Record<string, string> = {}
  const skipped = new Map<string, ReadWarning>()
  const warnings = new Map<string, ReadWarning>()
  const report: ReadReport = {
    publishedOn: (on, part) => {
      if (part === undefined) day = on
      else days[part] = on
    },
    stated: records => void (stated = (stated ?? 0) + records),
    targets: read => void (targets = read),
    lines: read => {
      lines = read
      if (lines - told < progressEvery) return
      told = lines
      progress(lines)
    },
    skipped: what => counted(skipped, what, ''),
    warn: (kind, example) => counted(warnings, kind, example),
  }
  const summary = (): Omit<ReadSummary, 'format' | 'rank' | 'files' | 'origins'> => ({
    lines,
    stated,
    targets,
    skipped: [...skipped.values()],
    warnings: [...warnings.values()],
    days: { '': day, ...days },
  })
  return {
    report,
    summary,
    lines: () => lines,
    /** Day of the edition, once it was told; '' before. */
    day: () => day,
    /** A reader that tells the day of each file before its items need not name the part. */
    partBegins: (part: string) => {
      if (day !== '') days[part] ??= day
    },
  }
}
