import type { EnterpriseItem } from '@maojian/domain/entity/enterprise-record'
import { getCountry } from '@maojian/domain/vocabulary/country'
import { bodsControls } from '@maojian/domain/vocabulary/bods-controls'
import type { Identifier, IdentifierKind } from '@maojian/domain/vocabulary/identifier'
import { own } from '../read/own.ts'
import type { EnterpriseFormat } from './enterprise-format.ts'
import { isObject, jsonObjects, text, type JsonLine, type JsonObject } from './json-lines.ts'
import { above, enterprise, fault, firstDay, lastDay, relation } from './record.ts'

const roles: Readonly<Record<string, string>> = {
  seniorManagingOfficial: '高级管理人员',
  boardMember: '董事会成员',
  boardChair: '董事长',
}

const schemes: Readonly<Record<string, IdentifierKind>> = {
  'XI-LEI': 'lei',
  'RU-INN': 'inn',
  'RU-OGRN': 'ogrn',
  'CN-SAIC': 'uscc',
}

const objects = (value: unknown): JsonObject[] => (Array.isArray(value) ? value.filter(isObject) : [])
const countryCode = (value: unknown): string =>
  isObject(value) ? (getCountry(text(value['code']).slice(0, 2))?.code ?? '') : ''

const identifiersOf = (details: JsonObject): Identifier[] =>
  objects(details['identifiers']).flatMap(one => {
    const value = text(one['id'])
    const scheme = text(one['scheme'])
    const country = getCountry(scheme.slice(0, 2))?.code
    if (value === '') return []
    return [{ kind: own(schemes, scheme) ?? ('registration' as const), value, ...(country && { country }) }]
  })

interface Statement {
  readonly line: number
  readonly id: string
  readonly type: string
  readonly date: string
  readonly isClosed: boolean
  readonly details: JsonObject
  readonly publisher: string
}

const statementOf = ({ line, value }: JsonLine): Statement | string => {
  if (value === undefined) return '不是有效的 JSON 对象'
  const details = value['recordDetails']
  if (text(value['statementId']) === '') return '缺少 statementId'
  const id = text(value['recordId'])
  if (id === '') return '缺少 recordId，不是 BODS 0.4 的声明'
  if (!isObject(details)) return '缺少 recordDetails'
  const publication = isObject(value['publicationDetails']) ? value['publicationDetails'] : {}
  const asserted = isObject(value['source']) ? objects(value['source']['assertedBy'])[0] : undefined
  const told = asserted ?? publication['publisher']
  const publisher = isObject(told) ? text(told['name']) : ''
  return {
    line,
    id,
    type: text(value['recordType']),
    date: firstDay(text(value['statementDate'])),
    isClosed: text(value['recordStatus']) === 'closed',
    details,
    publisher: publisher === '' ? 'BODS' : publisher,
  }
}

const entityOf = ({ line, id, details, isClosed }: Statement): EnterpriseItem => {
  const names = [
    text(details['name']),
    ...objects(details['alternateNames']).map(one => text(one['fullName'])),
  ]
  return enterprise({
    line,
    reference: id,
    kind: 'company',
    name: names[0] === '' ? id : names[0]!,
    otherNames: names.slice(1).filter(name => name !== ''),
    country: countryCode(details['incorporatedInJurisdiction']) || countryCode(details['jurisdiction']),
    identifiers: identifiersOf(details),
    status: isClosed || text(details['dissolutionDate']) !== '' ? '已终止' : '',
    foundedOn: text(details['foundingDate']),
  })
}

const personOf = ({ line, id, details }: Statement): EnterpriseItem => {
  const names = objects(details['names'])
    .map(one => text(one['fullName']))
    .filter(name => name !== '')
  return enterprise({
    line,
    reference: id,
    kind: 'person',
    name: names[0] ?? id,
    otherNames: names.slice(1),
    country: countryCode(objects(details['nationalities'])[0]),
    identifiers: identifiersOf(details).map(one => ({ ...one, kind: 'nationalId' as const })),
    foundedOn: text(details['birthDate']),
  })
}

const number = (value: unknown): number | null =>
  typeof value === 'number' && value >= 0 && value <= 100 ? value : null

/** Exact, or from lowest to highest; null where nobody tells. */
const sharesOf = (
  interest: JsonObject | undefined,
): { percent: number | null; percentHigh: number | null } => {
  const share = isObject(interest?.['share']) ? interest['share'] : {}
  const exact = number(share['exact'])
  if (exact !== null) return { percent: exact, percentHigh: exact }
  const more = number(share['exclusiveMinimum'])
  const high = share['maximum'] ?? share['exclusiveMaximum']
  const percent = number(share['minimum']) ?? (more === null ? null : above(more))
  return { percent, percentHigh: number(high) ?? percent }
}

/**
 * Several interests of one holder: classes that add up, or one thing told twice; between the least of them and their sum.
 * What has ended stands behind what holds.
 */
const jointShares = (holding: readonly JsonObject[]): ReturnType<typeof sharesOf> => {
  const all = holding.map(sharesOf)
  const lows = all.flatMap(({ percent }) => percent ?? [])
  if (all.length < 2 || lows.length === 0) return all[0] ?? sharesOf(undefined)
  const high = all.reduce((sum, one) => sum + (one.percentHigh ?? one.percent ?? 100), 0)
  return { percent: Math.min(...lows), percentHigh: Math.min(100, high) }
}

const standing = (interests: readonly JsonObject[]): readonly JsonObject[] => {
  const open = interests.filter(one => text(one['endDate']) === '')
  return open.length > 0 ? open : interests
}

const periodOf = (
  statement: Statement,
  interests: readonly JsonObject[],
): { since: string; until: string } => {
  const starts = interests.map(one => firstDay(text(one['startDate'])))
  const ends = interests.map(one => lastDay(text(one['endDate'])))
  const ended = ends.length > 0 && ends.every(day => day !== '')
  return {
    since: starts.some(day => day === '') ? '' : (starts.toSorted()[0] ?? ''),
    until: ended ? ends.toSorted().at(-1)! : statement.isClosed ? statement.date : '',
  }
}

const rolesOf = (interests: readonly JsonObject[]): string =>
  [...new Set(interests.flatMap(one => own(roles, text(one['type'])) ?? []))].join('、')

/** Words of our own for a control that the standard has no name for. */
const controlsOf = (interests: readonly JsonObject[]): string => {
  const words = interests.flatMap(one => {
    const details = text(one['details'])
    const isOurs = text(one['type']) === 'otherInfluenceOrControl' && /\p{Script=Han}/u.test(details)
    return isOurs ? details : (own(bodsControls, text(one['type'])) ?? [])
  })
  return [...new Set(words)].join('、')
}

const relationOf = (statement: Statement): EnterpriseItem => {
  const { line, id, details, date, publisher } = statement
  const to = text(details['subject'])
  // A holder that is not disclosed is one with whom no list can be compared.
  const from = text(details['interestedParty']) || `未披露的持有人（${id}）`
  if (to === '') return fault(line, '关系声明没有指明 subject')
  const interests = objects(details['interests'])
  const holding = standing(interests.filter(one => text(one['type']) === 'shareholding'))
  const role = rolesOf(interests)
  const onlyRole = role !== '' && interests.every(one => own(roles, text(one['type'])) !== undefined)
  return relation({
    line,
    reference: id,
    from,
    to,
    kind: onlyRole ? 'ROLE' : 'STOCK',
    ...jointShares(holding),
    control: controlsOf(interests),
    role,
    ...periodOf(statement, holding.length > 0 ? holding : interests),
    source: publisher,
    toldOn: date,
  })
}

const itemOf = (line: JsonLine): EnterpriseItem => {
  const statement = statementOf(line)
  if (typeof statement === 'string') return fault(line.line, statement)
  if (statement.type === 'entity') return entityOf(statement)
  if (statement.type === 'person') return personOf(statement)
  if (statement.type === 'relationship') return relationOf(statement)
  return fault(statement.line, `recordType“${statement.type}”不是 entity、person 或 relationship`)
}

export const bodsEnterprises: EnterpriseFormat = {
  id: 'bods',
  nameZh: 'Open Ownership BODS 0.4（JSON 数组或 JSON Lines）',
  space: 'bods',
  read: async function* (file) {
    for await (const batch of jsonObjects(file)) yield batch.map(itemOf)
  },
}
