import type { HtsList } from '../facts/control-facts.ts'
import type { Context } from '../rule/context.ts'
import { asks, noted, nothing, requires, warns } from '../rule/finding.ts'
import type { Basis, Finding } from '../rule/finding.ts'

/**
 * Whether a list names the customs code at any of its levels; undefined: the list is not held, no code was told, or a short
 * one under which some goods are listed and others are not.
 */
export const isOnList = ({ facts, question: { hsCode } }: Context, list: HtsList): boolean | undefined => {
  const codes = facts.hts.get(list)
  if (codes === undefined || hsCode === undefined) return undefined
  if (Array.from(hsCode, (_, at) => hsCode.slice(0, at + 1)).some(head => codes.has(head))) return true
  return [...codes].some(code => code.startsWith(hsCode)) ? undefined : false
}

const listedHts = 'embargo.listed-hts'
const policy = 'denial'

/** 15 CFR 746.8(a)(5), (7): EAR99 goods of supplements 4 and 5; (6) and (8) are worded, not coded, and stay to be asked. */
export const listedGoods = (
  context: Context,
  basis: Basis,
  exceptions: readonly string[],
): readonly Finding[] => {
  const listed: Basis = {
    ...basis,
    rule: 'russia-listed-goods',
    citation: '746.8(a)(5) to (8); 746 Supp. 4, 5, 6',
  }
  const answer = context.question.facts?.[listedHts]
  if (answer === 'yes') return [requires(listed, { policy, exceptions, kind: 'answered' })]
  const lists = ['industrial', 'luxury'] as const
  const facts = { ...basis.facts, hsCode: context.question.hsCode ?? '' }
  if (lists.some(list => isOnList(context, list) === true))
    return [requires({ ...listed, rule: 'russia-listed-code', facts }, { policy, exceptions })]
  if (answer === 'no') return [noted({ ...listed, rule: 'russia-not-listed' }, 'answered')]
  const notHeld = lists.filter(list => !context.facts.hts.has(list))
  return [asks({ ...listed, facts: { ...facts, notHeld } }, listedHts)]
}

/** Goods that the partners against Russia watch most: a red flag of diversion outside their own countries. */
export const highPriority = (context: Context): readonly Finding[] => {
  const { hsCode } = context.question
  if (hsCode === undefined || context.view.sets.get('partner-746')?.has(context.treated)) return nothing
  const basis: Basis = {
    stage: 'embargo',
    rule: 'high-priority',
    citation: '732 Supp. 3; BIS Common High Priority List',
    facts: { hsCode, destination: context.destination },
  }
  const isListed = isOnList(context, 'high-priority')
  const open = context.facts.hts.has('high-priority') ? 'high-priority-part' : 'high-priority-not-held'
  if (isListed === undefined) return [warns({ ...basis, rule: open }, 'verify')]
  return [isListed ? warns(basis) : noted({ ...basis, rule: 'high-priority-none' })]
}
