import type { checkDeal } from '@maojian/contract/calls/deal'
import type * as z from 'zod'

type Warned = z.output<typeof checkDeal.reply>['warnings'][number]

/** The text itself, wherever in the deal it is said. */
const keyOf = ({ level, subject, why, source, citation }: Warned): string =>
  JSON.stringify([level, subject, why, source, citation])

const placeOf = ({ section, row }: Warned): NonNullable<Warned['also']>[number] => ({
  section,
  ...(row !== undefined && { row }),
})

/** A party with two parts in a deal is warned of once: what is said again is told by its rows beside the first. */
export const toldOnce = (warnings: readonly Warned[]): Warned[] => {
  const told = new Map<string, Warned>()
  for (const one of warnings) {
    const first = told.get(keyOf(one))
    told.set(
      keyOf(one),
      first === undefined ? one : { ...first, also: [...(first.also ?? []), placeOf(one)] },
    )
  }
  return [...told.values()]
}
