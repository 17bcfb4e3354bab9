import type { AnswerField } from '../../vocabulary/answer-field.ts'

const byId: Readonly<Record<string, AnswerField>> = {
  'classification.unknown-entry': 'eccn',
  'classification.unknown-paragraph': 'eccn',
  'classification.paragraph-without-rows': 'eccn',
  'classification.moved-entry': 'eccn',
  'classification.entry-without-rows': 'eccn',
  'classification.related-outside': 'eccn',
  'destination.unknown': 'destination',
  'party.screened': 'endUser',
  'party.open-hit': 'endUser',
  'party.nobody': 'endUser',
  'party.lists-not-held': 'endUser',
  'party.owners': 'endUser',
  'jurisdiction.origin': 'made',
  'jurisdiction.content-share': 'contentShare',
  'end-use.answered': 'endUses',
  'cn.code': 'cnCode',
  'cn.parties': 'endUser',
  'cn.end-use': 'endUses',
}

/** Questions that are asked for each entry or each end use carry its number. */
const byKind: readonly (readonly [RegExp, AnswerField])[] = [
  [/^paragraph\./, 'eccn'],
  [/^(cn\.)?end-use\.[0-9]+$/, 'endUses'],
]

/** Which field of the question answers an open point of the determination. */
export const answeredBy = (askId: string): AnswerField =>
  byId[askId] ?? byKind.find(([kind]) => kind.test(askId))?.[1] ?? 'facts'
