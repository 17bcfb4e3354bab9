import { chartRule } from '../chart/chart-rule.ts'
import { entryNote } from '../chart/entry-note.ts'
import { footnoteRule } from '../chart/footnote-rule.ts'
import type { Context } from '../rule/context.ts'
import { nothing, type Finding } from '../rule/finding.ts'
import { cuba } from './cuba.ts'
import { destinationKnown } from './destination-known.ts'
import { iran } from './iran.ts'
import { iraq } from './iraq.ts'
import { northKorea } from './north-korea.ts'
import { occupiedUkraine } from './occupied-ukraine.ts'
import { russiaBelarus } from './russia-belarus.ts'
import { syria } from './syria.ts'

const rules: readonly ((context: Context) => readonly Finding[])[] = [
  cuba,
  northKorea,
  syria,
  iran,
  occupiedUkraine,
  russiaBelarus,
  iraq,
  chartRule,
  footnoteRule,
  entryNote,
]

/** What item and destination alone decide: part 746, then the chart. At home there is nothing to export. */
export const destinationRules = (context: Context): readonly Finding[] => {
  const known = destinationKnown(context)
  if (context.treated === 'US') return known
  const found = [...known]
  for (const rule of rules) {
    const more = rule(context)
    if (more !== nothing) found.push(...more)
  }
  return found
}
