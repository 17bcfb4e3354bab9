import type * as calls from '@maojian/contract/calls/hit-shape'
import { identifierKinds } from '@maojian/domain/vocabulary/identifier'
import { entriesOn, explain, type Subject } from '@maojian/screening'
import { chineseName } from '../../engine/chinese-name.ts'
import { proposedName } from '../../engine/proposed-name.ts'
import type * as z from 'zod'
import { hitWords, listLabels, type FoundHit, type FoundNear } from '../screening/entry.ts'
import { joinZh, listWords } from '../source/entry.ts'

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
const statusTags = (subject: Subject, day?: string): string[] => {
  const listed = entriesOn(subject, day)
  if (listed.length === 0) return ['已移除']
  return [...new Set(listed.map(entry => listWords(entry.source).kindZh))]
}

/** A search hit (spec 000 §3) but for what the graph knows of it; `s` 1: a party that stands on a list itself. */
export const hitWire = (found: FoundHit, day?: string): Omit<z.output<typeof calls.searchHit>, 'inGraph'> => {
  const { subject } = found
  return {
    ...hitWords(found, day),
    s: 1,
    proposedZh: proposedName(subject),
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
    state: found.state,
  }
}

/** A near name: who it is and why it is alike. */
export const nearWire = ({ hit, subject }: FoundNear, day?: string): z.output<typeof calls.nearName> => {
  const { reason, matchedName } = explain(hit, subject)
  return {
    id: subject.id,
    type: subject.type,
    name: subject.names[0]?.text ?? '',
    nameZh: chineseName(subject),
    matchedName,
    score: hit.score,
    reason,
    lists: listLabels(subject, day),
  }
}

/** A row of the list form (spec 000 §3); `sanction`: on at least one list on that day. */
export const rowWire = (found: FoundHit, day?: string): z.output<typeof calls.listRow> => {
  const { subject } = found
  const { id, name, type, country, nameZh, lists, effect, tags, explanation } = hitWords(found, day)
  const standing = entriesOn(subject, day)
  const words = (standing.length > 0 ? standing : subject.entries).map(entry => listWords(entry.source))
  return {
    id,
    name,
    dataType: type,
    sanctionCountryCn: joinZh(words.map(one => one.countryCn)),
    departmentSrc: joinZh(words.map(one => one.publisherZh)),
    sanctionWholeType: joinZh(words.map(one => one.kindZh)),
    sanctionTypeDetail: joinZh(words.map(one => one.nameZh)),
    sanction: lists.some(({ dataStatus }) => dataStatus === 1),
    country,
    remark: nameZh,
    proposedZh: proposedName(subject),
    checked: false,
    lists,
    effect,
    tags,
    explanation,
  }
}
