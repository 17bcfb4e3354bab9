import { describe, expect, test } from 'vitest'
import { goldenCalls } from './golden.table.ts'
import { allCalls } from './index.ts'
import { wireFields } from './wire-fields.ts'

const words = (text: string): string[] => text.split(/\s+/u).filter(word => word !== '')
const lineOf = (call: (typeof allCalls)[number]): string =>
  [`${call.method} ${call.path}`, ...(call.also ?? [])].join(' ')
const golden = new Map(goldenCalls.map(([line, request, reply]) => [line, { request, reply }]))

describe('the wire', () => {
  test('every call has its golden line, and every golden line its call', () => {
    expect(allCalls.map(lineOf).sort()).toEqual([...golden.keys()].sort())
  })

  test.each(allCalls.map(call => [lineOf(call), call] as const))('%s keeps its field names', (line, call) => {
    expect(wireFields(call.request)).toEqual(words(golden.get(line)?.request ?? 'missing'))
    expect(wireFields(call.reply)).toEqual(words(golden.get(line)?.reply ?? 'missing'))
  })

  test('no path is answered twice by one method', () => {
    const bound = allCalls.flatMap(call =>
      [call.path, ...(call.also ?? [])].map(path => `${call.method} ${path}`),
    )
    expect(new Set(bound).size).toBe(bound.length)
  })
})

/** Fields as the texts of the spec list them, under the path where our reply carries them. */
const specFields: readonly (readonly [string, string, string, string])[] = [
  ['S1-121', '/api/sanction/warning', '[].', 'name updateTime newCount sanctionList'],
  [
    'S1-121',
    '/api/sanction/warning',
    '[].sanctionList[].',
    'id name type sanctionCountryCn departmentCn sanctionWholeType sanctionTypeDetail relationId',
  ],
  [
    'S1-140',
    '/api/sanction/search',
    'data[].',
    `id type s name nameZh country cpyState subType imo vesselFlag vesselOwner aircraftModel aircraftOperator msn
     extraField extraField[].key extraField[].value`,
  ],
  ['S1-141', '/api/sanction/search', '', 'data count types'],
  [
    'S1-142',
    '/api/sanction/search',
    'data[].',
    `id name dataType sanctionCountryCn departmentSrc sanctionWholeType sanctionTypeDetail sanction country remark
     checked`,
  ],
  [
    'S1-148',
    '/api/sanction/detail',
    '',
    'name subjectType en zh shortName country address creditCode status sex birthday',
  ],
  ['S1-149', '/api/sanction/detail', '', 'imo vesselFlag vesselType owner tonnage regTonnage'],
  ['S1-150', '/api/sanction/detail', '', 'model tailNo manufactureDate constructionNum operator msn'],
  ['S1-151', '/api/sanction/detail', '', 'cpyId newsList sanctionMetaList'],
  [
    'S1-152',
    '/api/sanction/detail',
    'sanctionMetaList[].',
    `listName listNameCn shortName country countryCn department departmentCn dataStatus dataStatusCn sourceId
     properties properties[].nameZh properties[].nameEn properties[].value properties[].fullLine subCompanyList
     subCompanyList[].name subCompanyList[].aka subCompanyList[].address`,
  ],
  [
    'S1-157',
    '/api/sanction/entity',
    '',
    `scantionKeyValues scantionKeyValues[].key scantionKeyValues[].value scantionKeyValues[].valueView name nameCn
     updateTime cpyNo`,
  ],
  ['S1-240', '/api/login/phone', '', 'sessionId userId loginName menuList roleIds permissionIds'],
  [
    'S1-171',
    '/api/eccn/search',
    '',
    'items count categoryList groupList items[].eccn items[].name items[].note',
  ],
  [
    'S1-183',
    '/api/eccn/search',
    'items[].',
    'eccn name highlightEccn cclCategory cclGroup extraId isCCLInvolve',
  ],
  [
    'S1-182',
    '/api/eccn/detail',
    '',
    `eccn name licenseRequirement licenseRequirement.reason licenseRequirement.controlCountryList
     licenseRequirement.controlCountryList[].control licenseRequirement.controlCountryList[].countryChart
     licenseRequirement.noteList licenseRequirement.reportRequirement exception.itemList exception.itemList[].type
     exception.itemList[].content specialException.itemList specialException.itemList[].type
     specialException.itemList[].content listItemControl.relatedDefinitions listItemControl.relatedControls children
     noteList noteList[].name noteList[].content`,
  ],
  [
    'S1-183',
    '/api/risk/ccl/detail',
    '',
    'name noteGroupList noteGroupList[].groupName noteGroupList[].noteList html',
  ],
  [
    'S1-183',
    '/api/risk/ccl/detail2',
    '',
    `controlledList[].reason controlledList[].columnName exceptionList[].exceptionType exceptionList[].exception`,
  ],
  [
    'S1-188 S2-202',
    '/api/risk/cccList',
    'data[].',
    `country name countryId cb1 cb2 cb3 np1 np2 ns1 ns2 mt1 rs1 rs2 fc1 cc1 cc2 cc3 at1 at2 remark`,
  ],
  [
    'S1-196 S2-202',
    '/api/risk/sensitive/country/group/a/page',
    '',
    `data count data[].nameCn data[].name data[].a1 data[].a6 data[].b data[].d1 data[].d5 data[].e1 data[].e2`,
  ],
  ['S2-118', '/api/risk/sensitiveCountry/detail', '', 'nameCn name description'],
  ['S1-247', '/api/menu/list', '[].', 'menuId menuName pageUrl isAuth chirdrens'],
]

test.each(specFields)('%s %s answers %s%s', (_, path, prefix, fields) => {
  const call = allCalls.find(one => one.path === path)!
  expect(wireFields(call.reply)).toEqual(expect.arrayContaining(words(fields).map(field => prefix + field)))
})

test('S1-264 S1-265 the search takes both argument styles of the spec', () => {
  const call = allCalls.find(one => one.path === '/api/sanction/search')!
  const taken = wireFields(call.request)
  expect(taken).toEqual(expect.arrayContaining(words('key page pageSize module keyword type subType')))
})

test('S1-284 S2-278 S2-198 the ECCN search takes both names of its keyword under both paths', () => {
  const call = allCalls.find(one => one.path === '/api/eccn/search')!
  expect(call.also).toContain('/api/risk/ccl/search')
  expect(wireFields(call.request)).toEqual(
    expect.arrayContaining(words('key keyword category group mode page pageSize')),
  )
})

test('S1-288 S2-277 S1-286 S1-280 the country calls answer under the paths of the spec', () => {
  const lines = allCalls.map(call => `${call.method} ${call.path}`)
  expect(lines).toEqual(
    expect.arrayContaining([
      ...['a', 'b', 'd', 'e'].map(letter => `POST /api/risk/sensitive/country/group/${letter}/page`),
      'GET /api/risk/cccList',
      'GET /api/risk/ccc/detail',
      'POST /api/eccn/ccc/list',
      'POST /api/eccn/map',
      'GET /api/risk/sensitiveCountry/list',
      'POST /api/risk/sensitiveCountry/detail',
      'GET /api/dic/country',
    ]),
  )
})

test('S1-276 S1-277 S1-278 S1-279 S1-285 S1-287 S1-289 S1-290 the lookups answer under the paths of the spec', () => {
  const lines = allCalls.flatMap(call =>
    [call.path, ...(call.also ?? [])].map(path => `${call.method} ${path}`),
  )
  expect(lines).toEqual(
    expect.arrayContaining([
      'GET /api/risk/ccl/detail',
      'GET /api/risk/ccl/suggest',
      'POST /api/risk/ccl/search',
      'POST /api/risk/ccl/detail2',
      'GET /api/risk/entity/suggest',
      'GET /api/risk/ccc/detail',
      'POST /api/risk/country/search',
      'GET /api/dic/industry',
      'GET /api/dic/country',
      'POST /api/risk/industry/list',
    ]),
  )
})
