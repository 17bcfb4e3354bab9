import type { EnterpriseItem, EnterpriseRecord } from '@maojian/domain/entity/enterprise-record'
import type { EnterpriseKind, RelationKind } from '@maojian/domain/vocabulary/enterprise'
import { getCountry } from '@maojian/domain/vocabulary/country'
import type { Identifier, IdentifierKind } from '@maojian/domain/vocabulary/identifier'
import { rowReference } from '../entry/name-key.ts'
import { findListSource, sourceOfDataset } from '../lists/index.ts'
import { own } from '../read/own.ts'
import type { EnterpriseFormat } from './enterprise-format.ts'
import { isObject, jsonObjects, text, texts, type JsonLine, type JsonObject } from './json-lines.ts'
import {
  enterprise,
  fault,
  firstDay,
  lastDay,
  note,
  relation,
  sharesIn,
  skipped,
  untoldShare,
  type ShareRange,
} from './record.ts'

const nodeKinds: Readonly<Record<string, EnterpriseKind>> = {
  Company: 'company',
  Organization: 'company',
  PublicBody: 'company',
  LegalEntity: 'company',
  Person: 'person',
  Security: 'bond',
  Vessel: 'other',
  Airplane: 'other',
  Asset: 'other',
  Vehicle: 'other',
}

interface LinkSchema {
  readonly kind: RelationKind
  readonly from: string
  readonly to: string
  /** What the relation is called where the line does not say. */
  readonly word: string
}

const link = (from: string, to: string, word: string, kind: RelationKind = 'LINK'): LinkSchema => ({
  kind,
  from,
  to,
  word,
})

/** Interstitial schemata of the model and their two ends. */
const linkSchemata: Readonly<Record<string, LinkSchema>> = {
  Ownership: link('owner', 'asset', '', 'STOCK'),
  Directorship: link('director', 'organization', '任职', 'ROLE'),
  Employment: link('employee', 'employer', '受雇', 'ROLE'),
  Membership: link('member', 'organization', '成员'),
  Representation: link('agent', 'client', '代理'),
  Associate: link('person', 'associate', '关联人'),
  Family: link('person', 'relative', '亲属'),
  UnknownLink: link('subject', 'object', '其他关联'),
  Succession: link('predecessor', 'successor', '承继'),
  Debt: link('debtor', 'creditor', '债务', 'BORROW'),
}

const codes: Readonly<Record<string, IdentifierKind>> = {
  uscCode: 'uscc',
  leiCode: 'lei',
  innCode: 'inn',
  ogrnCode: 'ogrn',
  imoNumber: 'imo',
  isin: 'isin',
  registrationNumber: 'registration',
  swiftBic: 'bic',
}

type Properties = Readonly<Record<string, readonly string[]>>

const propertiesOf = (value: unknown): Properties | undefined =>
  isObject(value)
    ? Object.fromEntries(Object.entries(value).map(([name, values]) => [name, texts(values)]))
    : undefined

const first = (properties: Properties, ...names: readonly string[]): string =>
  names.map(name => properties[name]?.[0] ?? '').find(value => value !== '') ?? ''

const countryOf = (properties: Properties): string =>
  getCountry(first(properties, 'jurisdiction', 'country', 'mainCountry', 'nationality', 'flag'))?.code ?? ''

const codesOf = (properties: Properties): Identifier[] =>
  Object.entries(codes).flatMap(([name, kind]) => (properties[name] ?? []).map(value => ({ kind, value })))

interface Row {
  readonly line: number
  readonly id: string
  readonly schema: string
  readonly caption: string
  readonly properties: Properties
  readonly datasets: readonly string[]
  readonly seen: string
}

/** American lists without numbers know their records by name and country; a file of such a list names them so. */
const withoutNumbers = /^(?:bis-|state-|us-)/u

const listRecordsOf = ({ datasets, properties }: Row, name: string): string[] =>
  datasets
    .map(dataset => sourceOfDataset(dataset))
    .filter(source => findListSource(source) !== undefined && withoutNumbers.test(source))
    .map(source => `${source}:${rowReference(name, countryOf(properties) || undefined)}`)

const nodeOf = (row: Row, kind: EnterpriseKind): EnterpriseRecord => {
  const { line, id, caption, properties } = row
  const names = [...(properties['name'] ?? []), caption].filter(name => name !== '')
  return enterprise({
    line,
    reference: id,
    kind,
    name: names[0] ?? id,
    otherNames: [
      ...new Set([...names.slice(1), ...(properties['alias'] ?? []), ...(properties['previousName'] ?? [])]),
    ].slice(0, 50),
    country: countryOf(properties),
    identifiers: codesOf(properties),
    listRecords: listRecordsOf(row, names[0] ?? id),
    status: first(properties, 'status'),
    foundedOn: first(properties, 'incorporationDate', 'birthDate'),
  })
}

const issuers = (row: Row): EnterpriseItem[] =>
  (row.properties['issuer'] ?? []).map(issuer =>
    relation({
      line: row.line,
      reference: `${row.id}/issuer/${issuer}`,
      from: issuer,
      to: row.id,
      kind: 'PUBLISH',
      source: row.datasets.map(datasetWords).join('、'),
      toldOn: row.seen,
    }),
  )

/** Several values come of several sources: from the lowest to the highest of them. */
const sharesOfRow = ({ line, properties }: Row): ShareRange & { notes: EnterpriseItem[]; doubt: string } => {
  const told = properties['percentage'] ?? []
  const read = told.flatMap(text => sharesIn(text) ?? [])
  const unread = told.filter(text => sharesIn(text) === undefined)
  const lows = read.flatMap(({ percent }) => percent ?? [])
  const notes = [
    ...unread.map(text => note(line, `持股比例“${text}”不是 0 至 100 的数，按比例不明收录`)),
    ...(told.length > 1
      ? [note(line, `载有${told.length}个持股比例（${told.join('、')}），按最低至最高收录`)]
      : []),
  ]
  const doubt =
    unread.length === 0
      ? ''
      : `第${line}行：持股比例“${unread.join('、')}”读不出，按比例不明收录`.slice(0, 300)
  if (unread.length > 0 || lows.length === 0) return { ...untoldShare, notes, doubt }
  const highs = read.flatMap(({ percentHigh }) => percentHigh ?? [])
  return { percent: Math.min(...lows), percentHigh: Math.max(...highs), notes, doubt }
}

const relationsOf = (row: Row, schema: LinkSchema): EnterpriseItem[] => {
  const { line, id, properties } = row
  const froms = properties[schema.from] ?? []
  const tos = properties[schema.to] ?? []
  if (froms.length === 0 || tos.length === 0)
    return [fault(line, `${row.schema} 缺少 ${froms.length === 0 ? schema.from : schema.to}`)]
  const { notes, ...shares } =
    schema.kind === 'STOCK' ? sharesOfRow(row) : { ...untoldShare, notes: [], doubt: '' }
  const several = froms.length * tos.length > 1
  const role = first(properties, 'role', 'relationship', 'ownershipType', 'summary')
  const relations = froms.flatMap(from =>
    tos.map(to =>
      relation({
        line,
        reference: several ? `${id}/${from}/${to}` : id,
        from,
        to,
        kind: schema.kind,
        ...shares,
        role: role === '' ? schema.word : role,
        amount: first(properties, 'amount', 'sharesValue'),
        currency: first(properties, 'currency', 'sharesCurrency'),
        since: firstDay(first(properties, 'startDate', 'date')),
        until: lastDay(first(properties, 'endDate')),
        source: row.datasets.map(datasetWords).join('、'),
        toldOn: row.seen,
      }),
    ),
  )
  return [...notes, ...relations]
}

/** A dataset that is a list of ours goes by the list's short name. */
const datasetWords = (dataset: string): string => findListSource(sourceOfDataset(dataset))?.shortZh ?? dataset

const rowOf = ({ line, value }: JsonLine): Row | string => {
  if (value === undefined) return '不是有效的 JSON 对象'
  const id = text(value['id'])
  const schema = text(value['schema'])
  const properties = propertiesOf(value['properties'])
  if (id === '' || id.length > 255) return '缺少 id'
  if (schema === '') return '缺少 schema'
  if (properties === undefined) return 'properties 不是对象'
  const seen = firstDay(text((value as JsonObject)['last_seen']))
  return {
    line,
    id,
    schema,
    caption: text(value['caption']),
    properties,
    datasets: texts(value['datasets']),
    seen,
  }
}

const itemsOf = (line: JsonLine): EnterpriseItem[] => {
  const row = rowOf(line)
  if (typeof row === 'string') return [fault(line.line, row)]
  const kind = own(nodeKinds, row.schema)
  if (kind !== undefined) return [nodeOf(row, kind), ...issuers(row)]
  const schema = own(linkSchemata, row.schema)
  return schema ? relationsOf(row, schema) : [skipped(row.line, row.schema)]
}

export const ftmEnterprises: EnterpriseFormat = {
  id: 'ftm',
  nameZh: 'FollowTheMoney 实体（每行一个 JSON 对象）',
  space: 'ftm',
  read: async function* (file) {
    for await (const batch of jsonObjects(file)) yield batch.flatMap(itemsOf)
  },
}
