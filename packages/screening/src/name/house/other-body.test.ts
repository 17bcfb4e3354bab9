import { expect, test } from 'vitest'
import { otherBodyAt } from './other-body.ts'

test.each([
  ['学会', '学会'],
  ['企业协会会员', '企业协会'],
  ['公益慈善基金会', '公益慈善基金会'],
  ['附属学校', '附属学校'],
  ['报', '报'],
  ['报社', '报社'],
])('a house with %s behind it is another body', (behind, body) => {
  expect(otherBodyAt(behind)).toBe(body)
})

test.each([[''], ['报价'], ['报关单'], ['大学生实习'], ['商会谈纪要'], ['第三研究院'], ['诺瓦加入协会']])(
  '%s behind a house is a part of it or a remark',
  behind => {
    expect(otherBodyAt(behind)).toBe('')
  },
)
