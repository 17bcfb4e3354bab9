import { entityTerms } from '@maojian/domain/control/party/entity-terms'
import type { ListEntry } from '@maojian/domain/entity/list-entry'

/** Superscripts that the published text lost their height: `734.9(e)1, and`, `734.9(g),3 746.8`. */
const afterParagraph = /(734\.9\([a-z]\)(?:\(\d\))?)(,?)\s?([1-5])(,?)(?=\s)/gu
/** The same at the end: `of the EAR2`, `of the EAR)4.` */
const afterAct = /(of the EAR\.?\)?)\s?([1-5])(?=[.\s]|$)/gu

/** A requirement of the Entity List without the marks of its footnotes, which make paragraphs that do not exist. */
export const withoutFootnoteMarks = (text: string): string =>
  text.replace(afterParagraph, '$1$2$4').replace(afterAct, '$1')

const marksIn = (text: string): string[] => [
  ...[...text.matchAll(afterParagraph)].map(found => found[3]!),
  ...[...text.matchAll(afterAct)].map(found => found[2]!),
]

/** The foreign direct product rule of each footnote (15 CFR 734.9). */
const rules: Readonly<Record<number, string>> = {
  1: '734.9(e)(1)',
  3: '734.9(g)',
  4: '734.9(e)(2)',
  5: '734.9(e)(3)',
}

export interface FootnoteWords {
  readonly zh: readonly string[]
  readonly en: readonly string[]
}

/** What the footnotes of an Entity List entry mean; nothing for other lists. */
export const footnoteWords = ({ source, facts }: ListEntry): FootnoteWords => {
  if (source !== 'bis-entity-list') return { zh: [], en: [] }
  const valuesOf = (key: 'licenceRequirement' | 'licenceFootnote'): string[] =>
    facts.filter(fact => fact.key === key).map(({ value }) => value)
  const requirement = valuesOf('licenceRequirement').join(' ')
  const marks = [...valuesOf('licenceFootnote'), ...marksIn(requirement)]
  const { footnotes } = entityTerms({ requirement, policy: '', marks })
  // Without a mark the bare paragraph may be that of either.
  if (marks.length === 0 && footnotes.length > 1)
    return {
      zh: ['脚注 1 或 4：外国直接产品规则（15 CFR 734.9(e)）也适用'],
      en: ['Footnote 1 or 4: foreign direct product rule, 15 CFR 734.9(e)'],
    }
  return {
    zh: footnotes.map(one => `脚注 ${one}：外国直接产品规则（15 CFR ${rules[one]!}）也适用`),
    en: footnotes.map(one => `Footnote ${one}: foreign direct product rule, 15 CFR ${rules[one]!}`),
  }
}
