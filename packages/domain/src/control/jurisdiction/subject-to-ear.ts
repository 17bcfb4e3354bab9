import { isIn } from '../rule/context.ts'
import type { Context } from '../rule/context.ts'
import { asks, assumes, noted, outside } from '../rule/finding.ts'
import type { Basis, Finding } from '../rule/finding.ts'

const stage = 'jurisdiction'

/** 15 CFR 734.3: in, from or through the United States, US-origin, above de minimis, or a foreign direct product. */
export const subjectToEar = (context: Context): readonly Finding[] => {
  const origin = context.question.origin
  if (!origin)
    return [assumes({ stage, rule: 'subject-assumed', citation: '734.3(a)' }, 'jurisdiction.origin')]
  if (origin.published === 'yes' && context.entry?.code[1] !== undefined && isInformation(context))
    return [outside({ stage, rule: 'published', citation: '734.3(b)(3); 734.7' })]
  if (origin.made === 'us' || origin.fromUs === 'yes')
    return [noted({ stage, rule: 'us-origin', citation: '734.3(a)(1), (2)' }, 'answered')]
  if (origin.fromUs !== 'no')
    return [asks({ stage, rule: 'from-us-open', citation: '734.3(a)(1)' }, 'jurisdiction.from-us')]
  return foreignMade(context)
}

/** Software and technology alone can be published. */
const isInformation = (context: Context): boolean => context.code[1] === 'D' || context.code[1] === 'E'

const foreignMade = (context: Context): readonly Finding[] => {
  const origin = context.question.origin!
  const limit = isIn(context, 'E:1', 'E:2') ? 10 : 25
  const content: Basis = {
    stage,
    rule: 'de-minimis',
    citation: '734.4(c), (d)',
    facts: { limit, share: origin.contentShare ?? 'unknown' },
  }
  if (origin.noDeMinimis === 'yes')
    return [noted({ stage, rule: 'no-de-minimis', citation: '734.4(a)' }, 'answered')]
  if (origin.contentShare !== undefined && origin.contentShare > limit) return [noted(content, 'answered')]
  const open: Finding[] = []
  if (origin.contentShare === undefined) open.push(asks(content, 'jurisdiction.content-share'))
  if (origin.noDeMinimis !== 'no')
    open.push(asks({ stage, rule: 'no-de-minimis-open', citation: '734.4(a)' }, 'jurisdiction.no-de-minimis'))
  if (origin.directProduct !== 'no')
    open.push(asks({ stage, rule: 'direct-product', citation: '734.9' }, 'jurisdiction.direct-product'))
  return open.length > 0
    ? open
    : [outside({ ...content, rule: 'not-subject', citation: '734.3; 734.4; 734.9' })]
}
