import { is600Series, is9x515, parseEccn } from '../code/parse-eccn.ts'
import { destinationRules } from '../embargo/destination-rules.ts'
import { gbs } from '../exception/gbs.ts'
import { tsr } from '../exception/tsr.ts'
import { contextOf, destinationIn, isIn } from '../rule/context.ts'
import type { Context } from '../rule/context.ts'
import type { Content, ContentPart } from '../rule/question.ts'

/** Percent of the price that is controlled for certain, and that may be. */
export interface ContentShare {
  readonly least: number
  readonly most: number
  readonly controlled: readonly string[]
  readonly open: readonly string[]
  /** Parts that have no de minimis level for the destination. */
  readonly noLevel: readonly string[]
}

/**
 * 15 CFR 734 Supp. 2: a part counts if it would need a licence to the destination by itself; what could go under GBS or
 * TSR does not, and whether it could has conditions, so it stands between.
 */
export const computeShare = (context: Context, { price, parts }: Content): ContentShare => {
  const judged = parts.map(part => ({ part, is: standing(context, part) }))
  const sum = (...kinds: readonly Standing[]): number =>
    (100 * judged.reduce((total, { part, is }) => total + (kinds.includes(is) ? part.value : 0), 0)) / price
  const named = (kind: Standing) => judged.filter(one => one.is === kind).map(one => one.part.eccn)
  return {
    least: sum('controlled'),
    most: sum('controlled', 'open'),
    controlled: named('controlled'),
    open: named('open'),
    noLevel: parts.filter(part => hasNoLevel(context, part)).map(part => part.eccn),
  }
}

type Standing = 'controlled' | 'open' | 'free'

/** 746.8(a)(12)(iii)(B): shipped from a partner country, AT-only and EAR99 parts do not count for Russia and Belarus. */
const isExcused = (context: Context, part: Context): boolean => {
  const { shipFrom } = context.question
  const isToRussia = context.treated === 'RU' || context.treated === 'BY'
  const isPlain = part.ear99 || part.entry?.reasons.every(reason => reason === 'AT') === true
  return isToRussia && isPlain && (context.view.sets.get('partner-746')?.has(shipFrom ?? '') ?? false)
}

const standing = (context: Context, { eccn }: ContentPart): Standing => {
  const { destination, date } = context.question
  const part = contextOf(context.facts, { eccn, destination, date })
  if (isExcused(context, part)) return 'free'
  if (part.entry === undefined && !part.ear99) return 'open'
  const found = destinationRules(part)
  const requirements = found.flatMap(one => one.requirement ?? [])
  if (requirements.length === 0) return found.some(one => one.ask?.blocking) ? 'open' : 'free'
  const input = { context: part, requirements }
  return [gbs(input), tsr(input)].some(one => one.state === 'candidate') ? 'open' : 'controlled'
}

/** 734.4(a)(2), (6): encryption technology; 600 series and 9x515 parts, their .y paragraphs to fewer countries. */
const hasNoLevel = (context: Context, { eccn }: ContentPart): boolean => {
  const part = parseEccn(eccn)
  if (part === undefined) return false
  // (a)(2) speaks of foreign technology that holds technology of 5E002.
  if (part.code === '5E002') return context.code[1] === 'E'
  if (!is600Series(part.code) && !is9x515(part.code)) return false
  return part.paragraph.startsWith('y')
    ? isIn(context, 'E:1', 'E:2') || destinationIn(context, 'y-no-de-minimis')
    : isIn(context, 'D:5')
}
