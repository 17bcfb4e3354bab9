import { assessDeal } from '@maojian/domain/risk/assess-deal'
import type { Deal, DealSources, DealSubject } from '@maojian/domain/risk/deal'
import { setImmediate } from 'node:timers/promises'

/** Whom the rules will ask for: told by the rules themselves, on a deal without items, which ask for nobody. */
const subjectsOf = (sources: DealSources, { items: _items, ...deal }: Deal): readonly DealSubject[] => {
  const asked: DealSubject[] = []
  const screen: DealSources['screen'] = subject => {
    asked.push(subject)
    return { hits: [], setAside: [], tooCommon: false }
  }
  assessDeal({ ...sources, screen }, deal)
  return asked
}

/** Screens whoever a deal names ahead of its assessment, one at a time, so that others get their turn between two. */
export const screenInTurn = async (sources: DealSources, deal: Deal, signal?: AbortSignal): Promise<void> => {
  for (const subject of subjectsOf(sources, deal)) {
    signal?.throwIfAborted()
    sources.screen(subject)
    await setImmediate()
  }
}
