import { expect, test } from 'vitest'
import { answeredBy } from './answered-by.ts'

test.each([
  ['paragraph.3A001', 'eccn'],
  ['classification.moved-entry', 'eccn'],
  ['jurisdiction.content-share', 'contentShare'],
  ['end-use.106', 'endUses'],
  ['cn.end-use.111', 'endUses'],
  ['cn.code', 'cnCode'],
  ['party.screened', 'endUser'],
  ['end-use.military-items', 'facts'],
  ['jurisdiction.from-us', 'facts'],
  ['cn.verify.1C998', 'facts'],
])('%s is settled by the field %s', (id, field) => expect(answeredBy(id)).toBe(field))
