import { itemRisk } from '@maojian/domain/risk/item-risk'
import type { Deal, DealItem, DealSources } from '@maojian/domain/risk/deal'
import { shipmentsOf } from '@maojian/domain/risk/shipment'
import { setImmediate } from 'node:timers/promises'

interface Turns {
  readonly signal?: AbortSignal
  /** What is told after each item. */
  readonly judged?: (item: DealItem, done: number) => Promise<void>
}

/** The deal of one item on one of its ways: what the rules ask of the sources for it alone. */
const wayOf = (deal: Deal, item: DealItem, destination: string): Deal => ({
  ...deal,
  items: [item],
  countries: (deal.countries ?? []).filter(
    one => !['destination', 'reexport'].includes(one.kind) || one.country === destination,
  ),
})

/**
 * Judges each item on each of its ways ahead of the assessment, so that others get their turn between two; the sources
 * remember what they were asked.
 */
export const judgeInTurn = async (
  sources: DealSources,
  deal: Deal,
  { signal, judged }: Turns = {},
): Promise<void> => {
  const destinations = shipmentsOf(deal).map(one => one.destination)
  for (const [at, item] of (deal.items ?? []).entries()) {
    for (const destination of destinations) {
      signal?.throwIfAborted()
      itemRisk(sources, wayOf(deal, item, destination))
      await setImmediate()
    }
    await judged?.(item, at + 1)
  }
}
