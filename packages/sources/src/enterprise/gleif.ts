import type { EnterpriseItem } from '@maojian/domain/entity/enterprise-record'
import type { RelationKind } from '@maojian/domain/vocabulary/enterprise'
import { getCountry } from '@maojian/domain/vocabulary/country'
import { isLei } from '@maojian/domain/vocabulary/identifier'
import { own } from '../read/own.ts'
import { FormatFault, type RawFile } from '../types.ts'
import { childOf, childrenOf, elementsAt, textOf, textsAt, type XmlElement } from '../xml/element.ts'
import { readXml } from '../xml/read-xml.ts'
import { registerLimits, type EnterpriseFormat } from './enterprise-format.ts'
import { firstText } from './json-lines.ts'
import { enterprise, fault, firstDay, lastDay, relation, skipped } from './record.ts'

interface Meaning {
  readonly kind: RelationKind
  readonly role: string
  readonly control: string
}

/** The parent, manager or head office holds; accounts that are consolidated are control, and say no share. */
const meanings: Readonly<Record<string, Meaning>> = {
  IS_DIRECTLY_CONSOLIDATED_BY: { kind: 'STOCK', role: '直接母公司', control: '合并报表' },
  IS_ULTIMATELY_CONSOLIDATED_BY: { kind: 'STOCK', role: '最终母公司', control: '合并报表' },
  IS_INTERNATIONAL_BRANCH_OF: { kind: 'BRANCH', role: '境外分支机构', control: '' },
  'IS_FUND-MANAGED_BY': { kind: 'LINK', role: '基金管理人', control: '' },
  IS_SUBFUND_OF: { kind: 'LINK', role: '子基金', control: '' },
  IS_FEEDER_TO: { kind: 'LINK', role: '联接基金', control: '' },
}

const entityOf = (record: XmlElement, line: number): EnterpriseItem => {
  const lei = textOf(record, 'LEI')
  if (!isLei(lei)) return fault(line, `LEI“${lei}”的格式或校验位不对`)
  const entity = childOf(record, 'Entity')
  const name = entity ? textOf(entity, 'LegalName') : ''
  if (!entity || name === '') return fault(line, `${lei} 没有法定名称`)
  const country =
    textsAt(entity, 'LegalAddress', 'Country')[0] ?? textOf(entity, 'LegalJurisdiction').slice(0, 2)
  const registered = textsAt(entity, 'RegistrationAuthority', 'RegistrationAuthorityEntityID')[0]
  const code = getCountry(country)?.code ?? ''
  return enterprise({
    line,
    reference: lei,
    kind: 'company',
    name,
    otherNames: [
      ...new Set([
        ...textsAt(entity, 'OtherEntityNames', 'OtherEntityName'),
        ...textsAt(entity, 'TransliteratedOtherEntityNames', 'TransliteratedOtherEntityName'),
      ]),
    ].slice(0, 50),
    country: code,
    identifiers: [
      { kind: 'lei', value: lei },
      ...(registered === undefined
        ? []
        : [{ kind: 'registration' as const, value: registered, ...(code !== '' && { country: code }) }]),
    ],
    status: textOf(entity, 'EntityStatus'),
    foundedOn: firstDay(textOf(entity, 'EntityCreationDate')),
  })
}

const periodOf = (told: XmlElement): { since: string; until: string } => {
  const periods = elementsAt(told, 'RelationshipPeriods', 'RelationshipPeriod')
  const period = periods.find(one => textOf(one, 'PeriodType') === 'RELATIONSHIP_PERIOD') ?? periods[0]
  if (!period) return { since: '', until: '' }
  return { since: firstDay(textOf(period, 'StartDate')), until: lastDay(textOf(period, 'EndDate')) }
}

/** StartNode is the child, EndNode the parent. */
const relationOf = (record: XmlElement, line: number): EnterpriseItem => {
  const told = childOf(record, 'Relationship')
  const [child = ''] = told ? textsAt(told, 'StartNode', 'NodeID') : []
  const [parent = ''] = told ? textsAt(told, 'EndNode', 'NodeID') : []
  if (!told || child === '' || parent === '') return fault(line, '关系记录缺少一端')
  const type = textOf(told, 'RelationshipType')
  const meaning = own(meanings, type)
  if (!meaning) return fault(line, `不认识的关系类型“${type}”`)
  const registration = childOf(record, 'Registration')
  const toldOn = registration ? firstDay(textOf(registration, 'LastUpdateDate')) : ''
  const period = periodOf(told)
  const isOver = textOf(told, 'RelationshipStatus') === 'INACTIVE'
  return relation({
    line,
    reference: `${type}/${child}/${parent}`,
    from: parent,
    to: child,
    ...meaning,
    ...period,
    until: period.until === '' && isOver ? toldOn : period.until,
    source: 'GLEIF',
    toldOn,
  })
}

/** Why a company tells no parent: it says nothing of who holds it. */
const exceptionOf = (record: XmlElement, line: number): EnterpriseItem =>
  skipped(line, `未申报母公司的说明（${childrenOf(record, 'ExceptionReason')[0]?.text.trim() ?? ''}）`)

interface GleifFile {
  readonly titleZh: string
  readonly group: string
  readonly record: string
  readonly item: (record: XmlElement, line: number) => EnterpriseItem
}

const files: Readonly<Record<string, GleifFile>> = {
  LEIData: { titleZh: 'GLEIF 一级数据', group: 'LEIRecords', record: 'LEIRecord', item: entityOf },
  RelationshipData: {
    titleZh: 'GLEIF 二级数据（关系）',
    group: 'RelationshipRecords',
    record: 'RelationshipRecord',
    item: relationOf,
  },
  ReportingExceptionData: {
    titleZh: 'GLEIF 二级数据（申报例外）',
    group: 'ReportingExceptions',
    record: 'Exception',
    item: exceptionOf,
  },
}

const batchSize = 1000

async function* readGleif(file: RawFile): AsyncGenerator<EnterpriseItem[]> {
  const start = await firstText(file)
  const root =
    /<(?:[\w.-]+:)?([A-Za-z]+)[\s>]/u.exec(start.replace(/<\?[\s\S]*?\?>|<!--[\s\S]*?-->/gu, ''))?.[1] ?? ''
  const shape = own(files, root)
  if (!shape) throw new FormatFault(`${file.name}：根元素是 <${root}>，不是 GLEIF 的 LEI 或关系数据（XML）`)
  let line = 0
  let batch: EnterpriseItem[] = []
  for await (const record of readXml(file, { ...shape, root, groups: [shape.group], ...registerLimits })) {
    if (record.name !== shape.record) continue
    batch.push(shape.item(record, ++line))
    if (batch.length >= batchSize) {
      yield batch
      batch = []
    }
  }
  yield batch
}

export const gleifEnterprises: EnterpriseFormat = {
  id: 'gleif',
  nameZh: 'GLEIF 金色副本 XML（一级 LEI、二级关系）',
  space: 'lei',
  read: readGleif,
}
