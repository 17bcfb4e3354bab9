import { leftByHeading, namesNotRelated } from '../chart/row-coverage.ts'
import { isKnownParagraph } from '../code/known-paragraph.ts'
import type { Eccn } from '../facts/control-facts.ts'
import { coverage } from '../rule/scope.ts'
import { isMilitarySeries } from '../code/parse-eccn.ts'
import { answerTo } from '../rule/context.ts'
import type { Context } from '../rule/context.ts'
import { asks, assumes, noted, nothing } from '../rule/finding.ts'
import type { Basis, Finding } from '../rule/finding.ts'

/** 15 CFR 774 Supp. 4: the user declares the classification; EAR99 is what remains, never a clearance. */
export const classified = (context: Context): readonly Finding[] => {
  const basis = (rule: string): Basis => basisIn(context, rule)
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
  return [
    noted(basis('declared'), 'answered'),
    ...paragraphDoubts(context, entry),
    ...relatedDoubts(context),
    ...openFacts(context, entry),
  ]
}

const basisIn = (context: Context, rule: string): Basis => ({
  stage: 'classification',
  rule,
  citation: '774 Supp. 4',
  facts: { eccn: context.code, paragraph: context.paragraph },
})

/** What the declared paragraph itself leaves open: it decides nothing until somebody has looked. */
const paragraphDoubts = (context: Context, entry: Eccn): readonly Finding[] => {
  if (!isKnownParagraph(entry, context.paragraph))
    return [asks(basisIn(context, 'unknown-paragraph'), 'classification.unknown-paragraph')]
  return isNowhereControlled(entry, context.paragraph)
    ? [asks(basisIn(context, 'paragraph-without-rows'), 'classification.paragraph-without-rows')]
    : nothing
}

/** Software or technology for an item that the entry does not name belongs to another entry. */
const relatedDoubts = (context: Context): readonly Finding[] => {
  if (!namesNotRelated(context)) return nothing
  const basis = basisIn(context, 'related-outside')
  return [
    asks(
      {
        ...basis,
        facts: {
          ...basis.facts,
          related: context.question.relatedTo ?? '',
          elsewhere: leftByHeading(context)?.elsewhere ?? '',
        },
      },
      'classification.related-outside',
    ),
  ]
}

/** What only the user knows of the item, and what is assumed meanwhile. */
const openFacts = (context: Context, entry: Eccn): readonly Finding[] => {
  const assumed = (rule: string, citation: string): Finding =>
    assumes({ ...basisIn(context, rule), citation }, openIds[rule]!)
  const design =
    entry.terms.includes('specially designed') &&
    answerTo(context, 'classification.specially-designed') === undefined
  return [
    ...(design ? [assumed('specially-designed', '772.1; 774 Supp. 4')] : []),
    ...(isEncryption(context)
      ? [assumed('encryption-class', '740.17(b); 774 Supp. 1 cat. 5 part 2 note 3')]
      : []),
    ...(isMilitarySeries(context.code)
      ? [assumed('military-series', '740.2(a)(12), (13); 742.4(b)(1)(ii)')]
      : []),
  ]
}

const openIds: Readonly<Record<string, string>> = {
  'specially-designed': 'classification.specially-designed',
  'encryption-class': 'classification.encryption',
  'military-series': 'classification.military-series',
}

/**
 * A paragraph that no row of the entry reaches, not even for anti-terrorism, stands there for completeness: the item
 * is controlled elsewhere (space launch vehicles by the ITAR, isotope separation facilities by the NRC).
 */
const isNowhereControlled = ({ rows }: Eccn, paragraph: string): boolean =>
  paragraph !== '' && rows.length > 0 && rows.every(row => coverage(row.scope, paragraph) === 'no')

/** Mass-market release moves 5A002 and 5D002 items to .992.c, which only the 740.17 classification shows. */
const isEncryption = (context: Context): boolean =>
  context.entry?.reasons.includes('EI') === true || /^5[AD]992$/.test(context.code)
