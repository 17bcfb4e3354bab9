import { expect, test } from 'vitest'
import { analyse } from '../analyse.ts'

const pieces = (name: string): string[] => analyse(name)[0]!.tokens.map(({ text }) => text)

test.each([
  ['马杜罗先生', ['马', '杜', '罗', '先生']],
  ['馬杜羅先生', ['马', '杜', '罗', '先生']],
  ['罗先贸易公司', ['罗先', '贸易', '公司']],
])('a title behind a name is a title, whatever place its first character ends: %s', (name, cut) => {
  expect(pieces(name)).toEqual(cut)
})

test.each([
  ['华美国际航运', ['华', '美', '国际', '航运']],
  ['美国家庭保险', ['美国', '家', '庭', '保险']],
  ['德国防务公司', ['德国', '防务', '公司']],
  ['萨马拉机电厂', ['萨', '马', '拉', '机电', '厂']],
])('a country, a business or a plant, by what stands behind it: %s', (name, cut) => {
  expect(pieces(name)).toEqual(cut)
})

test.each([
  ['胡杨河市瑞孚棉业有限公司', ['胡', '杨', '河市', '瑞', '孚', '棉业', '有限公司']],
  ['南陵县安南食品有限公司', ['南', '陵县', '安', '南', '食品', '有限公司']],
  ['特色小镇酒店有限公司', ['特', '色', '小', '镇', '酒店', '有限公司']],
  ['永辉超市物流有限公司', ['永', '辉', '超市', '物流', '有限公司']],
  ['李大明市长办公室', ['李', '大', '明', '市', '长', '办公室']],
])(
  'a town that no table has is told by its kind, and no market, no small town, no mayor: %s',
  (name, cut) => {
    expect(pieces(name)).toEqual(cut)
  },
)
