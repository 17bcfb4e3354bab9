import { countryNameZh } from '../vocabulary/country.ts'
import type { Deal, DealItem, DealSources, ItemVerdict } from './deal.ts'
import { leftOpen, nothingFound, together, warned, type RiskFindings } from './warning.ts'

/** Where the item goes: each destination and each country to which it is sent on. */
const destinationsOf = (deal: Deal): string[] => [
  ...new Set(
    (deal.countries ?? [])
      .filter(one => one.kind === 'destination' || one.kind === 'reexport')
      .map(one => one.country),
  ),
]

const ofVerdict = (item: DealItem, destination: string, verdict: ItemVerdict): RiskFindings[] => {
  const place = countryNameZh(destination)
  const open = verdict.questions.map(question =>
    leftOpen('item', question.id, `${item.name} → ${place}：${question.text}`),
  )
  if (verdict.riskLevel === 0) return open
  return [
    ...open,
    warned({
      section: 'item',
      level: verdict.riskLevel,
      subject: item.name,
      why: `→ ${place}：${verdict.why}`,
      source: verdict.source,
      citation: verdict.citation,
    }),
  ]
}

const verdictsOf = (sources: DealSources, item: DealItem, destinations: readonly string[]) =>
  destinations.flatMap(destination =>
    sources.determine(item, destination).flatMap(verdict => ofVerdict(item, destination, verdict)),
  )

/** Without a code the name's candidates stand for it: the gravest verdict any of them would have. */
const unclassified = (
  sources: DealSources,
  item: DealItem,
  destinations: readonly string[],
): RiskFindings[] => {
  const { candidates, ear99 } = sources.classify(item.name)
  const open = leftOpen(
    'item',
    `item.eccn:${item.name}`,
    ear99
      ? `${item.name}：未填 ECCN；按名称通常为 EAR99，须确认分类并留存理由。`
      : `${item.name}：未填 ECCN，须先分类。`,
  )
  if (candidates.length === 0) return [open]
  const isGrave = candidates.some(eccn =>
    destinations.some(destination =>
      sources.determine({ ...item, eccn, cnCode: 'none' }, destination).some(one => one.riskLevel === 1),
    ),
  )
  return [
    open,
    warned({
      section: 'item',
      level: isGrave ? 1 : 2,
      subject: item.name,
      why: `名称可能对应 ${candidates.join('、')}，须先分类再判定。`,
      source: '产品词表',
      citation: '15 CFR 774 Supp. 1',
    }),
  ]
}

export const itemRisk = (sources: DealSources, deal: Deal): RiskFindings => {
  const destinations = destinationsOf(deal)
  const { items } = deal
  if (items === undefined) return nothingFound
  const nowhere =
    deal.countries !== undefined && destinations.length === 0
      ? leftOpen('country', 'country.destination', '未填目的地，无法判定物项许可要求。')
      : nothingFound
  return together([
    nowhere,
    ...items.flatMap(item =>
      item.eccn === undefined
        ? unclassified(sources, item, destinations)
        : verdictsOf(sources, item, destinations),
    ),
  ])
}
