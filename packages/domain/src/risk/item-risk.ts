import { endUseIds } from '../control/rule/question.ts'
import { countryNameZh } from '../vocabulary/country.ts'
import type { Deal, DealItem, DealSources, ItemVerdict, Shipment } from './deal.ts'
import { outsideEarZh } from '../vocabulary/outside-ear.ts'
import { declaresOutside } from './declares-outside.ts'
import { contradictions } from './item-contradictions.ts'
import { shipmentsOf } from './shipment.ts'
import { about, leftOpen, noted, nothingFound, together, warned, type RiskFindings } from './warning.ts'

/** Source of what a name says against a code. */
export const wordTable = '产品词表'

/** An end use that is unclear is told as such, once: no question of every item in every place. */
const isToldAsUse = (id: string, { endUse }: Shipment): boolean => {
  const asked = /^(?:cn\.)?end-use\.(\d+)$/u.exec(id)?.[1]
  return endUseIds.some(one => String(one) === asked && endUse?.[one] === 'unclear')
}

const ofVerdict = (item: DealItem, shipment: Shipment, verdict: ItemVerdict): RiskFindings[] => {
  const place = countryNameZh(shipment.destination)
  const open = verdict.questions
    .filter(({ id }) => !isToldAsUse(id, shipment))
    .map(question => leftOpen('item', question.id, `${item.name} → ${place}：${question.text}`))
  const notes = verdict.notes.map(text => noted(`${item.name} → ${place}：${text}`))
  if (verdict.riskLevel === 0) return [...open, ...notes]
  return [
    ...open,
    ...notes,
    warned({
      section: 'item',
      level: verdict.riskLevel,
      subject: item.name,
      why: `发往${place}，${verdict.why}`,
      source: verdict.source,
      citation: verdict.citation,
      ...(verdict.kind && { kind: verdict.kind }),
    }),
  ]
}

const bothLaws: readonly ItemVerdict['law'][] = ['us', 'cn']

const verdictsOf = (
  sources: DealSources,
  item: DealItem,
  shipments: readonly Shipment[],
  laws = bothLaws,
): RiskFindings[] =>
  shipments.map(shipment => {
    const verdicts = sources.determine(item, shipment).filter(({ law }) => laws.includes(law))
    const found = verdicts.flatMap(verdict => ofVerdict(item, shipment, verdict))
    return about({ place: shipment.destination }, together(found))
  })

const listNames: Readonly<Record<ItemVerdict['law'], string>> = { us: 'ECCN', cn: '两用物项编码' }

/** Entries that few destinations need a licence for: declared for a stricter one they pass as EAR99 would. */
const lowest = /^(?:EAR99$|\d[A-E]99\d)/u

const declaredUnder = (law: ItemVerdict['law'], { eccn = '', cnCode }: DealItem): string | undefined =>
  law === 'cn' ? cnCode : lowest.test(eccn) ? eccn : undefined

const declaredZh = (law: ItemVerdict['law'], code: string, item: DealItem): string => {
  if (law === 'us' && declaresOutside(item)) return `按${outsideEarZh}填报`
  return code !== 'none' ? `申报为${law === 'us' ? ' ' : '两用物项编码 '}${code}` : '申报为不在两用物项清单内'
}

const entryOf = (code: string): string => code.slice(0, 5).toUpperCase()

/** A name that speaks of a listed product against the code that was declared: a wrong code is never greener than none. */
const contradicted = (sources: DealSources, item: DealItem): RiskFindings[] => {
  const { named } = sources.classify(item.name)
  return bothLaws.flatMap(law => {
    const declared = declaredUnder(law, item)
    const own = named.filter(one => one.law === law)
    // A lower entry has to be one of the likeliest product: of a model, not of the word for its kind.
    const asNamed = law === 'cn' ? own : own.filter(({ why }) => why === own[0]!.why)
    const isAsNamed = asNamed.some(({ code }) => entryOf(code) === entryOf(declared ?? ''))
    if (declared === undefined || own.length === 0 || isAsNamed) return []
    const told = own.slice(0, 5)
    const codes = [...new Set(told.map(one => one.code))].join('、')
    return warned({
      section: 'item',
      level: 2,
      subject: item.name,
      why: `${declaredZh(law, declared, item)}，但名称可能对应${listNames[law]} ${codes}：${own[0]!.why}。须核对参数并留存分类理由。`,
      source: wordTable,
      citation: [...new Set(told.map(one => one.citation))].join('；'),
    })
  })
}

/** Arms, nuclear goods, chemical weapons and precursors of drugs have lists of their own before both laws. */
const reviewedFirst = (sources: DealSources, { name, eccn, cnCode }: DealItem): RiskFindings => {
  const isCoded = eccn !== undefined && eccn !== 'EAR99' && cnCode !== 'none'
  const reviewFirst = isCoded ? '' : sources.classify(name).reviewFirst
  if (reviewFirst === '') return nothingFound
  return warned({
    section: 'item',
    level: 2,
    subject: name,
    why: `${reviewFirst}须先核对并留存结果。`,
    source: wordTable,
    citation: '15 CFR 774 Supp. 4；出口管制法第二条',
  })
}

/** Customs headings of arms and ammunition, propellants and explosives, tanks, warships, natural uranium and other nuclear material. */
const arms = /^(?:93|360[1-4]|8710|890610|2844|2612)/u

/** A customs code of arms against a declaration that the item is on no list. */
const armsHeading = ({ name, eccn, cnCode, hsCode = '' }: DealItem): RiskFindings => {
  const declared = [eccn === 'EAR99' ? 'EAR99' : '', cnCode === 'none' ? '不在两用物项清单内' : '']
  const said = declared.filter(text => text !== '').join('、')
  if (said === '' || !arms.test(hsCode)) return nothingFound
  return warned({
    section: 'item',
    level: 2,
    subject: name,
    why: `海关编码 ${hsCode} 属武器弹药、爆炸物、军用车船或核材料的品目，却申报为${said}：须核对品目与管制分类（军品出口管理、核出口管制另有清单）。`,
    source: '税则品目',
    citation: '进出口税则',
  })
}

/** A customs code that a notice names beside its items, against a declaration that the item is on no list. */
const customsCode = (sources: DealSources, { name, cnCode, hsCode = '' }: DealItem): RiskFindings => {
  const named = cnCode === 'none' ? sources.customs(hsCode) : []
  if (named.length === 0) return nothingFound
  return warned({
    section: 'item',
    level: 2,
    subject: name,
    why: `海关编码 ${hsCode} 是公告为${listNames.cn} ${named.map(one => one.code).join('、')} 所列的参考海关商品编号${[...new Set(named.map(one => one.why))].join('')}，却申报为不在两用物项清单内：须核对参数并留存分类理由。`,
    source: '参考海关商品编号',
    citation: [...new Set(named.map(one => one.citation))].join('；'),
  })
}

/** EAR99 is what is left when every entry was excluded, and nobody has seen that done. */
const declaredOnly = (item: DealItem): RiskFindings => {
  const { name, eccn } = item
  if (eccn !== 'EAR99') return nothingFound
  return declaresOutside(item)
    ? noted(`${name}：按${outsideEarZh}填报，未经核实；须保存来源依据，中国管制与制裁另计。`)
    : noted(`${name}：按 EAR99 申报，未经核实；EAR99 是逐项排除后的结果，不等于放行。`)
}

/** Goods of quota and licence are known by their customs code alone; software and technology have none. */
const notLookedUp = ({ name, eccn = '', hsCode }: DealItem, shipments: readonly Shipment[]): RiskFindings => {
  const leavesChina = shipments.some(
    ({ shipFrom = 'CN', destination }) => shipFrom === 'CN' && destination !== 'CN',
  )
  if (hsCode !== undefined || !leavesChina || /^\d[DE]/u.test(eccn)) return nothingFound
  return noted(`${name}：未填海关编码，未查对出口许可证管理货物目录（配额和许可证货物）。`)
}

/** Without a code the name's candidates stand for it: the gravest verdict any of them would have. */
const unclassified = (
  sources: DealSources,
  item: DealItem,
  shipments: readonly Shipment[],
): RiskFindings[] => {
  const { candidates, ear99 } = sources.classify(item.name)
  const open = leftOpen(
    'item',
    `item.eccn:${item.name}`,
    ear99
      ? `${item.name}：未填 ECCN；按名称通常为 EAR99，须确认分类并留存理由。`
      : `${item.name}：未填 ECCN，须先分类。`,
  )
  const china = verdictsOf(sources, { ...item, eccn: 'EAR99' }, shipments, ['cn'])
  if (candidates.length === 0) return [open, ...china]
  const isGrave = candidates.some(eccn =>
    shipments.some(shipment =>
      sources.determine({ ...item, eccn, cnCode: 'none' }, shipment).some(one => one.riskLevel === 1),
    ),
  )
  return [
    open,
    ...china,
    warned({
      section: 'item',
      level: isGrave ? 1 : 2,
      subject: item.name,
      why: `名称可能对应 ${candidates.join('、')}，须先分类再判定。`,
      source: wordTable,
      citation: '15 CFR 774 Supp. 1',
    }),
  ]
}

export const itemRisk = (sources: DealSources, deal: Deal): RiskFindings => {
  const shipments = shipmentsOf(deal)
  const { items } = deal
  if (items === undefined) return nothingFound
  const nowhere =
    deal.countries !== undefined && shipments.length === 0
      ? leftOpen('country', 'country.destination', '未填目的地，无法判定物项许可要求。')
      : nothingFound
  return together([
    nowhere,
    ...items.map((item, row) =>
      about(
        { row },
        together([
          customsCode(sources, item),
          contradictions(sources, item),
          notLookedUp(item, shipments),
          ...(item.eccn === undefined
            ? [
                ...unclassified(sources, item, shipments),
                ...contradicted(sources, item),
                reviewedFirst(sources, item),
              ]
            : [
                ...verdictsOf(sources, item, shipments),
                ...contradicted(sources, item),
                reviewedFirst(sources, item),
                armsHeading(item),
                declaredOnly(item),
              ]),
        ]),
      ),
    ),
  ])
}
