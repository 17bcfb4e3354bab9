import { answerTo } from '../rule/context.ts'
import type { Context } from '../rule/context.ts'
import { asks, noted, nothing, outside } from '../rule/finding.ts'
import type { Basis, Finding } from '../rule/finding.ts'

interface Published {
  readonly findings: readonly Finding[]
  /** Nothing else decides whether the item is subject to the EAR. */
  readonly isOver: boolean
}

/** What stays subject although it is published, and the question whose yes frees it. */
const kept: Readonly<Record<string, Pick<Basis, 'rule' | 'citation'>>> = {
  '5D002': { rule: 'published-encryption', citation: '734.3(b)(3); 734.7(b); 742.15(b)' },
  '0D501': { rule: 'published-firearm', citation: '734.7(c)' },
  '0E501': { rule: 'published-firearm', citation: '734.7(c)' },
}

/** Software and technology alone can be published. */
const isInformation = ({ code }: Context): boolean => code[1] === 'D' || code[1] === 'E'

/** 15 CFR 734.3(b)(3), 734.7: published information is outside the EAR, but for what 734.7(b) and (c) keep. */
export const publishedInformation = (context: Context): Published => {
  if (answerTo(context, 'jurisdiction.published') !== 'yes' || !isInformation(context))
    return { findings: nothing, isOver: false }
  const free = outside({ stage: 'jurisdiction', rule: 'published', citation: '734.3(b)(3); 734.7' })
  const condition = kept[context.code]
  if (condition === undefined) return { findings: [free], isOver: true }
  const id = `jurisdiction.${condition.rule}`
  const basis: Basis = { stage: 'jurisdiction', ...condition, facts: { eccn: context.code } }
  const answer = answerTo(context, id)
  if (answer === 'yes') return { findings: [free], isOver: true }
  if (answer === 'no')
    return { findings: [noted({ ...basis, rule: 'published-subject' }, 'answered')], isOver: false }
  return { findings: [asks(basis, id)], isOver: true }
}
