import { touchesUnitedStates } from '../embargo/transit.ts'
import { answerTo, isIn } from '../rule/context.ts'
import type { Context } from '../rule/context.ts'
import { asks, assumes, noted, outside } from '../rule/finding.ts'
import type { Basis, Finding } from '../rule/finding.ts'
import type { Origin } from '../rule/question.ts'
import { computeShare } from './content-share.ts'
import { directProduct, isDirectProduct, settledProduct } from './direct-product.ts'
import { publishedInformation } from './published.ts'

const stage = 'jurisdiction'
const contentParts = 'jurisdiction.content-parts'

/** 15 CFR 734.3: in, from or through the United States, US-origin, above de minimis, or a foreign direct product. */
export const subjectToEar = (context: Context): readonly Finding[] => {
  const origin = context.question.origin
  const published = publishedInformation(context)
  return published.isOver ? published.findings : [...published.findings, ...byOrigin(context, origin)]
}

const byOrigin = (context: Context, origin: Origin | undefined): readonly Finding[] => {
  if (touchesUnitedStates(context))
    return [noted({ stage, rule: 'us-origin', citation: '734.3(a)(1)' }, 'answered')]
  if (!origin)
    return [assumes({ stage, rule: 'subject-assumed', citation: '734.3(a)' }, 'jurisdiction.origin')]
  if (origin.made === 'us' || origin.fromUs === 'yes')
    return [noted({ stage, rule: 'us-origin', citation: '734.3(a)(1), (2)' }, 'answered')]
  return foreignMade(context, origin)
}

const foreignMade = (context: Context, origin: Origin): readonly Finding[] => {
  if (origin.noDeMinimis === 'yes')
    return [noted({ stage, rule: 'no-de-minimis', citation: '734.4(a)' }, 'answered')]
  const content = contentOf(context, origin)
  if (content.isAbove) return content.findings
  const open = [...fromUs(context, origin), ...content.findings]
  if (origin.noDeMinimis !== 'no' && origin.contentShare !== 0)
    open.push(asks({ stage, rule: 'no-de-minimis-open', citation: '734.4(a)' }, 'jurisdiction.no-de-minimis'))
  const product = directProduct(context)
  if (isDirectProduct(product))
    return [...content.findings.filter(one => !one.ask), ...settledProduct(product)]
  open.push(...product)
  return open.some(one => one.ask)
    ? open
    : [...open, outside({ stage, rule: 'not-subject', citation: '734.3; 734.4; 734.9' })]
}

/** 734.3(a)(1): what is in the United States or passes through it; a place of departure elsewhere answers that. */
const fromUs = ({ question }: Context, origin: Origin): readonly Finding[] => {
  if (origin.fromUs === 'no') return []
  const basis: Basis = { stage, rule: 'from-us-open', citation: '734.3(a)(1)' }
  return origin.fromUs === undefined && question.shipFrom !== undefined
    ? [noted({ ...basis, rule: 'from-elsewhere' }, 'answered')]
    : [asks(basis, 'jurisdiction.from-us')]
}

interface Judged {
  readonly findings: readonly Finding[]
  readonly isAbove: boolean
}

const contentOf = (context: Context, { content, contentShare }: Origin): Judged => {
  const limit = isIn(context, 'E:1', 'E:2') ? 10 : 25
  const basis: Basis = {
    stage,
    rule: 'de-minimis',
    citation: '734.4(c), (d)',
    facts: { limit, share: contentShare ?? 'unknown' },
  }
  if (content !== undefined) return computed(context, content, limit)
  if (contentShare === undefined)
    return { findings: [asks(basis, 'jurisdiction.content-share')], isAbove: false }
  return { findings: [noted(basis, 'answered')], isAbove: contentShare > limit }
}

const round = (share: number): number => Math.round(share * 100) / 100

const computed = (context: Context, content: NonNullable<Origin['content']>, limit: number): Judged => {
  const { least, most, controlled, open, noLevel } = computeShare(context, content)
  const facts = { limit, least: round(least), most: round(most), controlled, open, noLevel }
  const basis: Basis = { stage, rule: 'content-computed', citation: '734.4; 734 Supp. 2', facts }
  if (noLevel.length > 0)
    return {
      findings: [noted({ ...basis, rule: 'content-no-level', citation: '734.4(a)' })],
      isAbove: true,
    }
  // What counts as controlled content follows 734 Supp. 2 from general knowledge.
  if (least > limit) return { findings: [noted(basis, 'verify')], isAbove: true }
  const answer = answerTo(context, contentParts)
  if (answer === 'yes' || answer === 'no')
    return { findings: [noted(basis, 'answered')], isAbove: answer === 'yes' }
  return most <= limit
    ? { findings: [noted(basis, 'verify')], isAbove: false }
    : { findings: [asks({ ...basis, rule: 'content-open' }, contentParts)], isAbove: false }
}
