import { expect, test } from 'vitest'
import { comparePair } from '../../pair.ts'

const score = (a: string, b: string): number => comparePair(a, b).score

test.each([
  ['CETC 38th Research Institute', 'China Electronics Technology Group Corporation 38th Research Institute'],
  ['CETC No. 38 Research Institute', '中国电子科技集团公司第三十八研究所'],
  ['AVIC Norvatap Bearing', 'Aviation Industry Corporation of China Norvatap Bearing'],
  ['NIOC Norvatap Services', 'National Iranian Oil Company (NIOC) Norvatap Services'],
  ['CASIC Third Academy', 'China Aerospace Science and Industry Corporation Limited Third Academy'],
])('%s is %s', (a, b) => {
  expect(score(a, b)).toBeGreaterThanOrEqual(90)
  expect(score(b, a)).toBe(score(a, b))
})

test.each([
  ['CETC 38th Research Institute', 'China Electronics Technology Group Corporation 29th Research Institute'],
  ['CASC Third Academy', 'China Aerospace Science and Industry Corporation Third Academy'],
  ['NIOC Norvatap Company', 'National Iranian Oil Norvatap Engineering Company'],
])('%s is not %s', (a, b) => {
  expect(score(a, b)).toBeLessThan(80)
})
