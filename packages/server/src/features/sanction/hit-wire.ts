import type * as calls from '@maojian/contract/calls/hit-shape'
import { identifierKinds } from '@maojian/domain/vocabulary/identifier'
import { circumstanceNames, explain, ruleNames, type Hit, type Subject } from '@maojian/screening'
import { chineseName } from '../../engine/chinese-name.ts'
import { proposedName } from '../../engine/proposed-name.ts'
import type * as z from 'zod'
import type { FoundHit } from './ask-index.ts'
import { joinZh, listWords } from '../source/entry.ts'
import { countriesZh, isListed, listLabels } from './subject-words.ts'

type Explanation = z.output<typeof calls.explanation>

const hundredth = (value: number): number => Math.round(value * 100) / 100

const explanationOf = (hit: Hit, subject: Subject): Explanation => {
  const { reason, arithmetic, matchedName, matchedKind } = explain(hit, subject)
  const { evidence } = hit
  return {
    score: hundredth(hit.score),
    nameScore: hundredth(evidence.nameScore),
    riskLevel: hit.verdict === 'hit' ? 1 : 2,
    matchedName,
    matchedKind,
    reason,
    pairs: evidence.pairs.map(pair => ({
      ...pair,
      ruleName: ruleNames[pair.rule],
      agreement: hundredth(pair.agreement),
      weight: hundredth(pair.weight),
    })),
    circumstances: evidence.circumstances.map(note => ({
      ...note,
      aboutName: circumstanceNames[note.about],
      effect: hundredth(note.effect),
    })),
    arithmetic,
  }
}

const shownIdentifiers = 8

const valueOf = (subject: Subject, kind: string): string =>
  subject.identifiers.find(identifier => identifier.kind === kind)?.value ?? ''

const extraFields = (subject: Subject): { key: string; value: string }[] => [
  ...(subject.birthDates.length > 0 ? [{ key: '出生日期', value: subject.birthDates.join('、') }] : []),
  ...subject.identifiers
    .filter(({ kind }) => kind !== 'imo' && kind !== 'msn')
    .slice(0, shownIdentifiers)
    .map(({ kind, value }) => ({ key: identifierKinds[kind], value })),
]

/** Status tags: the kinds of lists that hold the subject now, or that it has left them all. */
const statusTags = (subject: Subject, day: string): string[] => {
  const listed = subject.entries.filter(entry => isListed(entry, day))
  if (listed.length === 0) return ['已移除']
  return [...new Set(listed.map(entry => listWords(entry.source).kindZh))]
}

/** A search hit (spec 000 §3); `s` 1: a party that stands on a list itself. */
export const hitWire = ({ hit, subject }: FoundHit, day: string): z.output<typeof calls.searchHit> => ({
  id: subject.id,
  type: subject.type,
  s: 1,
  name: subject.names[0]?.text ?? '',
  nameZh: chineseName(subject),
  proposedZh: proposedName(subject),
  country: countriesZh(subject.countries),
  cpyState: statusTags(subject, day),
  subType: [...subject.subtypes],
  imo: valueOf(subject, 'imo'),
  vesselFlag: subject.facts['vesselFlag'] ?? '',
  vesselOwner: subject.facts['vesselOwner'] ?? '',
  aircraftModel: subject.facts['aircraftModel'] ?? '',
  aircraftOperator: subject.facts['aircraftOperator'] ?? '',
  msn: valueOf(subject, 'msn'),
  extraField: extraFields(subject),
  relationId: '',
  lists: listLabels(subject, day),
  explanation: explanationOf(hit, subject),
})

/** A row of the list form (spec 000 §3); `sanction`: on at least one list on that day. */
export const rowWire = ({ hit, subject }: FoundHit, day: string): z.output<typeof calls.listRow> => {
  const words = subject.entries.map(entry => listWords(entry.source))
  return {
    id: subject.id,
    name: subject.names[0]?.text ?? '',
    dataType: subject.type,
    sanctionCountryCn: joinZh(words.map(one => one.countryCn)),
    departmentSrc: joinZh(words.map(one => one.publisherZh)),
    sanctionWholeType: joinZh(words.map(one => one.kindZh)),
    sanctionTypeDetail: joinZh(words.map(one => one.nameZh)),
    sanction: subject.entries.some(entry => isListed(entry, day)),
    country: countriesZh(subject.countries),
    remark: chineseName(subject),
    proposedZh: proposedName(subject),
    checked: false,
    lists: listLabels(subject, day),
    explanation: explanationOf(hit, subject),
  }
}
