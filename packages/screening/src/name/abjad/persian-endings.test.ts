import { expect, test } from 'vitest'
import { comparePair } from '../../pair.ts'

// The ending stands behind a joiner without width.
test.each([
  ['علی تامنه\u200cای', 'Ali TAMENEI'],
  ['رضا قلی زاده', 'Reza GHOLIZADEH'],
  ['رضا قلی\u200cزاده', 'Reza GHOLI ZADEH'],
])('%s is %s', (native, latin) => {
  expect(comparePair(native, latin, '02').score).toBeGreaterThanOrEqual(85)
})
