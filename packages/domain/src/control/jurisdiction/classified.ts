import { isKnownParagraph } from '../code/known-paragraph.ts'
import { isMilitarySeries } from '../code/parse-eccn.ts'
import { answerTo } from '../rule/context.ts'
import type { Context } from '../rule/context.ts'
import { asks, assumes, noted } from '../rule/finding.ts'
import type { Basis, Finding } from '../rule/finding.ts'

/** 15 CFR 774 Supp. 4: the user declares the classification; EAR99 is what remains, never a clearance. */
export const classified = (context: Context): readonly Finding[] => {
  const basis = (rule: string): Basis => ({
    stage: 'classification',
    rule,
    citation: '774 Supp. 4',
    facts: { eccn: context.code, paragraph: context.paragraph },
  })
  if (context.ear99)
    return [
      assumes({ ...basis('ear99-declared'), citation: '734.3(c); 774 Supp. 4' }, 'classification.ear99'),
    ]
  const entry = context.entry
  if (!entry) return [asks(basis('unknown-entry'), 'classification.unknown-entry')]
  if (entry.movedTo.length > 0)
    return [
      asks(
        { ...basis('moved-entry'), facts: { eccn: context.code, to: entry.movedTo } },
        'classification.moved-entry',
      ),
    ]
  if (entry.rows.length === 0 && entry.jurisdiction === undefined)
    return [asks(basis('entry-without-rows'), 'classification.entry-without-rows')]
  const found: Finding[] = [noted(basis('declared'), 'answered')]
  if (!isKnownParagraph(entry, context.paragraph))
    found.push(asks(basis('unknown-paragraph'), 'classification.unknown-paragraph'))
  if (
    entry.terms.includes('specially designed') &&
    answerTo(context, 'classification.specially-designed') === undefined
  )
    found.push(
      assumes(
        { ...basis('specially-designed'), citation: '772.1; 774 Supp. 4' },
        'classification.specially-designed',
      ),
    )
  if (isEncryption(context))
    found.push(
      assumes(
        { ...basis('encryption-class'), citation: '740.17(b); 774 Supp. 1 cat. 5 part 2 note 3' },
        'classification.encryption',
      ),
    )
  if (isMilitarySeries(context.code))
    found.push(
      assumes(
        { ...basis('military-series'), citation: '740.2(a)(12), (13); 742.4(b)(1)(ii)' },
        'classification.military-series',
      ),
    )
  return found
}

/** Mass-market release moves 5A002 and 5D002 items to .992.c, which only the 740.17 classification shows. */
const isEncryption = (context: Context): boolean =>
  context.entry?.reasons.includes('EI') === true || /^5[AD]992$/.test(context.code)
