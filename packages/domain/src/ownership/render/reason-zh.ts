import type { Holding, HoldingGraph } from '../holding.ts'
import { isReached, type RuleOnDay } from '../ownership-rule.ts'
import { least, most, shareText, whole, type Share } from '../share.ts'
import { mayHold, sumOf, type Standing } from '../standing.ts'
import { added, isContradicted, isInItself, nothing, roomOf, type Sum } from '../tally.ts'
import { percentZh } from './percent-zh.ts'

export interface Reasoned {
  readonly rule: RuleOnDay
  readonly graph: HoldingGraph
  readonly standing: Standing
  readonly target: string
  readonly write: (party: string) => string
  readonly isCut: boolean
  /** Listed parties that no holding names. */
  readonly absent: readonly string[]
  /** Listed parties of which nobody tells since when. */
  readonly undated: readonly string[]
}

/** Tiers, and owners of a tier, told one by one; beyond them the arithmetic goes on in the same way. */
const mostTiers = 12
const mostOwners = 30

const percent = (share: Share): string => percentZh(shareText(share))

const rangeZh = (low: Share, high: Share): string =>
  low === high ? percent(low) : `${percent(low)}至${percent(high)}`

const standingZh = ({ listed, suspected, blocked }: Standing, party: string): string => {
  if (listed.has(party)) return '列名方'
  if (blocked.has(party)) return '视为受限'
  return suspected.has(party) ? '与列名方同名，是否同一主体待核实' : '可能受限'
}

const restricted = ({ graph, standing }: Reasoned, party: string): readonly Holding[] =>
  graph.ownersOf(party).filter(one => mayHold(standing.possible, one))

/** What the others are not told to hold. */
const restOf = ({ graph }: Reasoned, of: Holding): Share => {
  const others = graph
    .ownersOf(of.owned)
    .filter(one => one !== of)
    .reduce((sum, one) => sum + one.low, 0n)
  return whole - least(others, whole)
}

/** For whom a party is told to hold, and what is known of him: of a namesake nobody knows whether it is he. */
const bearerZh = ({ standing, write }: Reasoned, bearer: string): string => {
  const who = standingZh(standing, bearer)
  return standing.suspected.has(bearer) && !standing.listed.has(bearer) && !standing.blocked.has(bearer)
    ? `来源称系代${write(bearer)}持有或受其控制，该方${who}`
    : `来源称系代${who}${write(bearer)}持有或受其控制`
}

/** An owner by its own standing, or by that of the party for whom it is told to hold. */
const ownerZh = (asked: Reasoned, { owner, bearers }: Holding): string => {
  const { standing } = asked
  if (standing.possible.has(owner)) return standingZh(standing, owner)
  const named = bearers.filter(one => standing.possible.has(one))
  return named.map(one => bearerZh(asked, one)).join('；')
}

/** Holders of unknown share for whom the others leave nothing, or less than a leading one must have. */
const doubtedIn = ({ graph }: Reasoned, held: readonly Holding[]): readonly Holding[] => {
  const untold = held.filter(one => !one.isTold)
  if (untold.length === 0) return []
  const room = roomOf(graph.ownersOf(untold[0]!.owned), () => false)
  return untold.filter(one => isContradicted(added(nothing, one), room))
}

const holdingZh = (asked: Reasoned, one: Holding): string => {
  const who = `${asked.write(one.owner)}（${ownerZh(asked, one)}）`
  const control = one.control === '' ? '' : `（另有控制关系：${one.control}）`
  if (one.isTold && one.isOpen)
    return `${who}持有${rangeZh(one.low, one.high)}，同一来源另载有比例不明的持股，至多${percent(most(one.high, restOf(asked, one)))}${control}`
  if (doubtedIn(asked, [one]).length > 0)
    return `${who}持股比例不明，而其他持有人所载持股已达${percent(whole - restOf(asked, one))}，两者互相矛盾，其持股可能为任何比例${control}`
  if (!one.isTold) return `${who}持股比例不明，至多${percent(restOf(asked, one))}${control}`
  return `${who}持有${rangeZh(one.low, one.high)}${control}`
}

/** Own shares, held in itself or through daughters, carry no votes, so that the others have more of those that are left. */
const ownZh = ({ graph, standing, write }: Reasoned, party: string): string => {
  const own = graph
    .ownersOf(party)
    .filter(one => one.high > 0n && !standing.blocked.has(one.owner) && standing.isOwn(one))
  if (own.length === 0) return ''
  const { low, high } = roomOf(own, () => true).own
  const much = own.some(one => one.isOpen) ? '（比例不明）' : rangeZh(low, high)
  const through = own.filter(one => !isInItself(one)).map(one => write(one.owner))
  const by = through.length === 0 ? '' : `（含经其可控制的${through.slice(0, mostOwners).join('、')}持有）`
  return `，其自持${much}${by}不具表决权，其他持有人至多按扣除后计`
}

/** The sum of one tier, and what the rule makes of it. */
const tierZh = (asked: Reasoned, party: string): string => {
  const owners = restricted(asked, party)
  const sum = sumOf(asked.graph.ownersOf(party), asked.standing)
  const named = owners.slice(0, mostOwners).map(one => holdingZh(asked, one))
  const more = owners.length > mostOwners ? [`另有${owners.length - mostOwners}方同样计入`] : []
  const told = [...named, ...more].join('，')
  const total = owners.length > 1 || sum.low !== sum.high ? `，受限方合计${rangeZh(sum.low, sum.high)}` : ''
  return `${asked.write(party)}：${told}${ownZh(asked, party)}${total}，${measureZh(asked, party, sum)}`
}

const measureZh = (asked: Reasoned, party: string, sum: Sum): string => {
  const { rule, standing } = asked
  const over = rule.threshold === 'at-least' ? '达到50%' : '超过50%'
  const under = rule.threshold === 'at-least' ? '不足50%' : '未超过50%'
  if (standing.listed.has(party)) return '其本身已列名'
  if (rule.state !== 'off' && standing.blocked.has(party)) return `${over}，视为受限`
  if (rule.state === 'off') return `${isReached(rule, sum.high) ? over : under}，但规则在该日不适用`
  if (!standing.possible.has(party)) return under
  if (standing.suspected.has(party)) return '其本身与列名方同名，是否同一主体待核实，不能排除'
  return `${doubtZh(asked, sum, over)}，不能排除`
}

/** Why a tier stays open. */
const doubtZh = ({ rule }: Reasoned, sum: Sum, over: string): string => {
  if (rule.state === 'verify')
    return `${isReached(rule, sum.low) ? '' : '可能'}${over}，而规则在该日是否有效须核实`
  if (!isReached(rule, sum.high)) return '虽未达门槛，但存在不经持股的控制'
  return isReached(rule, sum.low) ? `合计${over}，但彼此无关联的持有人不合并计算` : `可能${over}`
}

/** Companies between, deepest first, through which the target is or may be reached. */
const tiersBelow = (asked: Reasoned): string[] => {
  const { standing, target } = asked
  const seen = new Set([target])
  const found: string[] = []
  const open = [target]
  for (let party = open.pop(); party !== undefined; party = open.pop())
    for (const { owner } of restricted(asked, party)) {
      if (seen.has(owner) || standing.listed.has(owner)) continue
      seen.add(owner)
      // One that is only suspected by its name has no tier above it.
      if (restricted(asked, owner).length > 0) found.push(owner)
      open.push(owner)
    }
  return found.reverse()
}

const ruleZh = ({ nameZh, state, citation }: RuleOnDay): string => {
  if (state === 'on') return nameZh
  if (state === 'verify') return `${nameZh}（暂停期已过，该日是否有效须核实：${citation}）`
  return citation === '' ? `${nameZh}（该日尚未实施）` : `${nameZh}（该日暂停实施：${citation}）`
}

/** Remainders that nobody tells, and more than the whole told. */
const toldZh = (asked: Reasoned): string => {
  const { graph, target } = asked
  const told = graph.ownersOf(target).reduce((sum, one) => sum + one.low, 0n)
  if (told > whole) return `所载持股合计${percent(told)}，超过100%，来源互相矛盾，请核对。`
  if (doubtedIn(asked, restricted(asked, target)).length > 0)
    return `所载持股与比例不明的持有人互相矛盾，其中有误或已过时，请核对各持股的来源与日期。`
  const isOpen = restricted(asked, target).some(one => one.isOpen)
  return told < whole && !isOpen
    ? `其余${percent(whole - told)}未收录持有人或比例，未收录部分不计为受限。`
    : ''
}

/** Whether a party that is or may be restricted controls the target, or somebody above it, beside its shares. */
const isControlled = ({ graph, standing, target }: Reasoned): boolean => {
  const seen = new Set([target])
  for (const party of seen)
    for (const one of graph.ownersOf(party)) {
      if (one.control !== '' && mayHold(standing.possible, one)) return true
      seen.add(one.owner)
    }
  return false
}

const controlZh = (asked: Reasoned): string =>
  !asked.rule.controls && isControlled(asked) ? '该规则只看持股，控制关系不计入比例，但属警示信号。' : ''

/** Listed parties that are told without any share. */
const mostAbsent = 5

const absentZh = ({ absent, write }: Reasoned): string => {
  if (absent.length === 0) return ''
  const more = absent.length > mostAbsent ? `等${absent.length}方` : ''
  const named = absent.slice(0, mostAbsent).map(write).join('、')
  return `列名方${named}${more}不在所给的任何持股关系中，请核对名称是否为同一写法。`
}

const undatedZh = ({ undated, write }: Reasoned): string => {
  if (undated.length === 0) return ''
  const more = undated.length > mostAbsent ? `等${undated.length}方` : ''
  const named = undated.slice(0, mostAbsent).map(write).join('、')
  return `名单未载明${named}${more}的列入日期，按该日已列名计算，须核对其何时列入。`
}

/** The arithmetic of one regime in words: rule, tiers from the listed parties down, the target, what is not held. */
export const reasonZh = (asked: Reasoned): string =>
  `${arithmeticZh(asked)}${absentZh(asked)}${undatedZh(asked)}`

const arithmeticZh = (asked: Reasoned): string => {
  const { rule, graph, standing, target, write } = asked
  const head = `${ruleZh(rule)}：`
  const missing =
    graph.ownersOf(target).length === 0 ? `未收录股权数据：${write(target)}在该日没有已知持有人。` : ''
  if (standing.listed.has(target) && restricted(asked, target).length === 0)
    return `${head}${write(target)}本身已列名。${missing}`
  if (standing.suspected.has(target) && restricted(asked, target).length === 0)
    return `${head}${write(target)}与列名方同名，是否同一主体待核实，不能排除。${missing}`
  if (standing.listed.size + standing.suspected.size === 0)
    return `${head}未提供、也未查到该制度名单上的关联方，未见受限。${missing}`
  if (missing !== '') return `${head}${missing}不能据此认为与列名方没有股权关系。`
  const rest = `${toldZh(asked)}${controlZh(asked)}${asked.isCut ? '路径较多或较长，只列出一部分。' : ''}`
  if (restricted(asked, target).length === 0)
    return `${head}已收录的${write(target)}持有人中没有列名或受限的一方，合计0%。${rest}`
  const tiers = tiersBelow(asked)
  const told = tiers.slice(-mostTiers).map(party => tierZh(asked, party))
  const more = tiers.length > mostTiers ? `另有${tiers.length - mostTiers}层同样推算；` : ''
  return `${head}${more}${[...told, tierZh(asked, target)].join('；')}。${rest}`
}
