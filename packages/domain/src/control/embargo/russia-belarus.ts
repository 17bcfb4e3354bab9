import { listedGoods } from './listed-goods.ts'
import { answerTo, itemIn } from '../rule/context.ts'
import type { Context } from '../rule/context.ts'
import { assumes, noted, nothing, requires } from '../rule/finding.ts'
import type { Basis, Finding } from '../rule/finding.ts'

const civilSubsidiaryId = 'embargo.civil-subsidiary'

/** 15 CFR 746.8(c)(2). */
const exceptions = ['TMP', 'GOV', 'TSU', 'BAG', 'AVS', 'ENC', 'CCD', 'MED']

/** 15 CFR 746.8(a): (1) every entry of the list; EAR99 by the HTS and other lists of (5) to (8), which are not held. */
export const russiaBelarus = (context: Context): readonly Finding[] => {
  if (context.treated !== 'RU' && context.treated !== 'BY') return nothing
  const basis: Basis = {
    stage: 'embargo',
    rule: 'russia-belarus',
    citation: '746.8(a)(1), (b), (c)',
    facts: { destination: context.destination },
  }
  if (context.question.activity === 'deemed')
    return [noted({ ...basis, rule: 'deemed-free', citation: '746.8(a)(12)(i)' })]
  if (context.ear99) return listedGoods(context, basis, exceptions)
  const excluded = itemIn(context, 'russia-civil-exclusion')
  if (excluded === 'no') return [requires(basis, { policy: 'denial', exceptions })]
  const exclusion: Basis = { ...basis, rule: 'russia-civil-exclusion', citation: '746.8(a)(12)(ii)' }
  if (excluded === 'yes' && answerTo(context, civilSubsidiaryId) === 'yes')
    return [noted(exclusion, 'answered')]
  return [
    requires(basis, { policy: 'denial', exceptions }),
    assumes({ ...exclusion, rule: 'russia-civil-exclusion-open' }, civilSubsidiaryId),
  ]
}
