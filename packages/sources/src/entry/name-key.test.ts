import { expect, test } from 'vitest'
import { nameKey, rowReference, uniqueReferences } from './name-key.ts'

test.each([
  ['Huawei Technologies Co., Ltd.', 'HUAWEITECHNOLOGIESCOLTD'],
  ['Çelik Müh. Ｌtd', 'CELIKMUHLTD'],
  ['洛克希德·马丁公司', '洛克希德马丁公司'],
  ['한화 오션', '한화오션'],
  ['ガス株式会社', 'ガス株式会社'],
])('name key of %s', (name, key) => {
  expect(nameKey(name)).toBe(key)
})

test.each([
  ['Sample Ltd.', 'CN', 'SAMPLELTD/CN'],
  ['Sample Ltd.', undefined, 'SAMPLELTD/--'],
  ['Sample Ltd. (SLC)', 'HK', 'SAMPLELTD/CN'],
  ['Sample (Beijing)', 'MO', 'SAMPLEBEIJING/CN'],
  ['Sample Ltd.', 'TW', 'SAMPLELTD/TW'],
])('reference of %s in %s', (name, country, reference) => {
  expect(rowReference(name, country)).toBe(reference)
})

test('true duplicates are numbered, for each list by itself', () => {
  const unique = uniqueReferences()
  expect([unique('a', 'X/CN'), unique('a', 'X/CN'), unique('b', 'X/CN'), unique('a', 'X/CN')]).toEqual([
    'X/CN',
    'X/CN#2',
    'X/CN',
    'X/CN#3',
  ])
})
