import { expect, test } from 'vitest'
import { repairHanForm } from './repair-han-form.ts'

test.each([
  ['启麦电子有限司公', '启麦电子有限公司'],
  ['启麦电子有公限司', '启麦电子有限公司'],
  ['启麦电子限公司', '启麦电子有限公司'],
  ['启麦电子有公司', '启麦电子有限公司'],
  ['启麦电子有限公', '启麦电子有限公司'],
  ['启麦电子有限限公司', '启麦电子有限公司'],
  ['启麦电子有线公司', '启麦电子有限公司'],
  ['启麦电子友限公司', '启麦电子有限公司'],
  ['启麦电子股份有限公私', '启麦电子股份有限公司'],
  ['启麦電子有限責任司公', '启麦電子有限責任公司'],
  ['冲电气工程株式社会', '冲电气工程株式会社'],
])('%s is %s', (typed, meant) => {
  expect(repairHanForm(typed)).toBe(meant)
})

test.each(['启麦电子有限公司', '启麦电子集团公司', '中国公司', '有限司公', '罗全明', 'Qimai Ltd', ''])(
  '%s stays as it is',
  text => {
    expect(repairHanForm(text)).toBe(text)
  },
)
