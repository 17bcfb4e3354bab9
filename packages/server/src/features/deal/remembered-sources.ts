import type { DealSources } from '@maojian/domain/risk/deal'

/** More than the longest project asks; beyond it the memory begins anew. */
const mostKnown = 10_000

/** The same answers, each worked out once: the lists and the day of the sources never change. */
export const rememberedSources = (sources: DealSources): DealSources => {
  const known = new Map<string, unknown>()
  const once = <T>(key: string, ask: () => T): T => {
    if (known.has(key)) return known.get(key) as T
    if (known.size >= mostKnown) known.clear()
    const answer = ask()
    known.set(key, answer)
    return answer
  }
  return {
    ...sources,
    screen: subject => once(`screen ${JSON.stringify(subject)}`, () => sources.screen(subject)),
    determine: (item, shipment) => {
      // Its name decides nothing: a parts list has many names under few codes.
      const { name: _, ...said } = item
      const key = `determine ${JSON.stringify([said, shipment])}`
      return once(key, () => sources.determine(item, shipment))
    },
  }
}
