import { rowCoverage } from '../chart/row-coverage.ts'
import { isAdvancedRegion } from '../chart/special-control.ts'
import { answerTo, isMacauOrD5, isPlaceMacauOrD5, itemIn } from '../rule/context.ts'
import type { Context } from '../rule/context.ts'
import { asks, assumes, noted, nothing, requires } from '../rule/finding.ts'
import type { Basis, Finding } from '../rule/finding.ts'
import type { Party } from '../rule/question.ts'

export const headquartersId = 'party.headquarters'

/** Countries in which those who take the item, or the parents at their top, are seated, as far as told. */
export const seatsOf = (context: Context): string[] =>
  [context.question.headquarters, ...takers(context).map(party => party.headquarters)].flatMap(
    seat => seat ?? [],
  )

/** Whether a party, or the parent at its top, is seated in Macau or a country of group D:5. */
export const isSeatedThere = (context: Context): 'yes' | 'no' | 'unknown' => {
  const { headquarters } = context.question
  const parties = takers(context)
  const seats = seatsOf(context)
  const answer = answerTo(context, headquartersId)
  if (answer === 'yes' || seats.some(seat => isPlaceMacauOrD5(context, seat))) return 'yes'
  return answer === 'no' || headquarters !== undefined || isSeatOfAll(parties) ? 'no' : 'unknown'
}

/** Banks and forwarders take no chips for themselves. */
export const takers = ({ question: { parties = [] } }: Context): readonly Party[] =>
  parties.filter(({ role }) => role !== 'bank' && role !== 'forwarder')

const isSeatOfAll = (parties: readonly Party[]): boolean =>
  parties.length > 0 && parties.every(party => party.headquarters !== undefined)

/** Exceptions that 740.2(a)(9)(ii) leaves (744.23(c)). */
const exceptions = ['TMP', 'RPL', 'GOV', 'TSU', 'NAC/ACA']

/** 744.23(d)(3)(i): case by case, unless the item may meet 3A090.a, which its worldwide control tells. */
const reviewed = (context: Context) => {
  const mayMeet3A090a = context.entry?.rows.some(
    row => row.rule === 'advanced-worldwide' && rowCoverage(context, row).covers !== 'no',
  )
  return mayMeet3A090a
    ? ({ policy: 'presumption_of_denial', policyCitation: '744.23(d)(1)' } as const)
    : ({ policy: 'case_by_case', policyCitation: '744.23(d)(3)(i)' } as const)
}

/**
 * 15 CFR 744.23(a)(3)(i): advanced computing items for a party seated in Macau or D:5, wherever it takes them. Where the
 * chart already requires a licence the seat only changes how it is reviewed.
 */
export const headquarters = (context: Context): readonly Finding[] => {
  // A delivery in the United States is no export (734.13), whoever takes it.
  if (context.treated === 'US') return nothing
  if (itemIn(context, 'advanced-computing') === 'no' || isMacauOrD5(context)) return nothing
  const facts = { eccn: context.code, destination: context.destination }
  const basis: Basis = { stage: 'party', rule: 'headquarters', citation: '744.23(a)(3)(i)', facts }
  const policy = { ...reviewed(context), exceptions }
  const seat = isSeatedThere(context)
  if (seat === 'no') return [noted({ ...basis, rule: 'headquarters-elsewhere' }, 'answered')]
  const found = requires(basis, { ...policy, kind: 'answered' })
  if (seat === 'unknown') {
    const open = { ...basis, rule: 'headquarters-open' }
    if (isAdvancedRegion(context)) return [assumes(open, headquartersId)]
    return [{ ...asks(open, headquartersId), pending: found.requirement! }]
  }
  return itemIn(context, 'advanced-computing') === 'yes'
    ? [found]
    : [asks({ ...basis, rule: 'headquarters-paragraph' }, `paragraph.${context.code}`)]
}
