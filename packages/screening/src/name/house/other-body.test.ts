import { expect, test } from 'vitest'
import { formAsWritten } from '../cut/written-form.ts'
import { isOfWordsAlone, otherBodyAt } from './other-body.ts'

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

test.each([
  ['中国电子', true],
  ['北方工业', true],
  ['阿里巴巴', false],
  ['革命卫队', false],
  ['俄罗斯国防部', false],
])(
  '%s are words that an association writes as well, and neither a brand nor a body of state: %j',
  (house, isSo) => {
    expect(isOfWordsAlone(formAsWritten(house)!.tokens, '协会')).toBe(isSo)
  },
)
