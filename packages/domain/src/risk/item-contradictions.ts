import type { DealItem, DealSources, ItemSuggestion } from './deal.ts'
import { nothingFound, together, warned, type RiskFindings } from './warning.ts'

/** Chapters of the tariff: food and what grows on land; machines, metals, vehicles and instruments. */
const lastOfFood = 24
const firstOfMetal = 68

const chapterOf = (hsCode: string | undefined): number => Number(hsCode?.slice(0, 2) ?? Number.NaN)

/** Pathogens and toxins may be met in food and feed, and mixtures of chemicals in any of it. */
const ofLife = /^1C(?:35|36|99)/u

const isGoodsOfList = (code: string): boolean => code !== 'EAR99' && !ofLife.test(code)

const against = ({ name }: DealItem, why: string, source: string): RiskFindings =>
  warned({
    section: 'item',
    level: 2,
    subject: name,
    why,
    source,
    citation: '进出口税则；15 CFR 774 Supp. 1',
  })

/** What stands beside a customs code of food that no food has. */
const beside = ({ name, eccn }: DealItem, { isFood, candidates }: ItemSuggestion): string => {
  if (eccn !== undefined && isGoodsOfList(eccn)) return `却申报为 ${eccn}`
  const listed = !isFood && candidates.length > 0 && candidates.every(isGoodsOfList)
  return listed ? `名称“${name}”却不是农产品、食品` : ''
}

const asFood = (item: DealItem, suggested: ItemSuggestion): RiskFindings => {
  const chapter = chapterOf(item.hsCode)
  const other = chapter <= lastOfFood ? beside(item, suggested) : ''
  return other === ''
    ? nothingFound
    : against(
        item,
        `填写相互矛盾：海关编码 ${item.hsCode ?? ''} 属第${chapter}章（农产品、食品），${other}。须核对名称、海关编码和分类。`,
        '税则品目',
      )
}

const ofFood = (item: DealItem, { isFood }: ItemSuggestion): RiskFindings => {
  if (!isFood) return nothingFound
  const { name, eccn, hsCode } = item
  const chapter = chapterOf(hsCode)
  const said = [
    ...(chapter >= firstOfMetal ? [`海关编码 ${hsCode ?? ''} 却属第${chapter}章`] : []),
    ...(eccn !== undefined && !(chapter <= lastOfFood) && isGoodsOfList(eccn) ? [`却申报为 ${eccn}`] : []),
  ]
  return said.length === 0
    ? nothingFound
    : against(
        item,
        `填写相互矛盾：名称“${name}”是农产品、食品，${said.join('，')}。须核对名称、海关编码和分类。`,
        '产品词表',
      )
}

/** All of its value is American, and yet it is said not to be. */
const ofOrigin = ({ name, usOrigin, usContentPercent }: DealItem): RiskFindings =>
  usOrigin === false && usContentPercent === 100
    ? warned({
        section: 'item',
        level: 2,
        subject: name,
        why: '填写相互矛盾：非美国原产，美国成分却占 100%。须核对原产地和成分比例。',
        source: '物项填写',
        citation: '15 CFR 734.3',
      })
    : nothingFound

/** What an item says of itself in two places that cannot both hold. */
export const contradictions = (sources: DealSources, item: DealItem): RiskFindings => {
  const suggested = sources.classify(item.name)
  return together([asFood(item, suggested), ofFood(item, suggested), ofOrigin(item)])
}
