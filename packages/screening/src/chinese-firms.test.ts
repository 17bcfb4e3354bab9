import { expect, test } from 'vitest'
import { indexOf, subjectOf } from './testing/fixture.ts'

const firm = (id: string, ...names: string[]) => subjectOf(id, '01', { names })

const index = indexOf([
  firm('four words', 'QINGYUAN FO FENG LEDA SUPPLY CHAIN SERVICE CO LTD'),
  firm('town', 'Huyanghe Ruifu Hongsheng Cotton Industry Co., Ltd'),
  firm('county', 'Xinghe Xingyong Carbon Co., Ltd.'),
  firm('numbered', 'Heze Shipbuilding 750th Test Range'),
  firm('institute', '201 Research Institute'),
  firm('travel', 'SHANGHAI ELITE INTERNATIONAL TRAVEL CO LTD'),
  firm('dry', 'SHANGHAI QIANYE ENERGY CO., LTD.'),
  firm('spelled', 'Gansu Shuili Hoisting Equipment Co., Ltd.'),
  firm('bracket', 'Suanli (Fujian) Technology Co., Ltd.'),
  firm('half', 'Hong Kong New Santai Electronics Co., Ltd'),
  firm('compound', 'COREBAI MICROELECTRONICS BEIJING COMPANY LIMITED'),
  firm('syllables', 'ZHE JIANG JIAYI SMALL COMMODITIES TRADE COMPANY LIMITED'),
  firm('known', 'Dawning Information Industry Co., Ltd. (Sugon)'),
  firm('flax', 'Heze Cotton and Linen Co., Ltd'),
  firm('heard', 'Shvabe Opto-Electronics Co., Ltd'),
  firm('county told', 'Nanling County Annan Canned Food Co., Ltd'),
  firm('factory', 'Vyborg Electromechanical Plant'),
  firm('hero', 'Bogatyr Shipping'),
])

const found = (text: string): string[] =>
  index.search({ text }).hits.map(({ subject }) => index.subject(subject).id)

test.each([
  ['a brand of four words', '清远佛丰乐达供应链服务有限公司', 'four words'],
  ['a town that no table has', '胡杨河市瑞孚宏盛棉业有限公司', 'town'],
  ['a county that no table has', '兴和县兴永碳素有限公司', 'county'],
  ['figures that count', '菏泽造船七五〇试验场', 'numbered'],
  ['an institute that is called by its number', '二〇一所', 'institute'],
  ['国际 behind a character of 英国', '上海精英国际旅行社有限公司', 'travel'],
  ['乾 that is read QIAN', '上海乾业能源有限公司', 'dry'],
  ['a business word that is the brand', '甘肃水利起重设备有限公司', 'spelled'],
  ['a business word that is the brand, before its place', '算力（福建）科技有限公司', 'bracket'],
  ['a brand translated in part and read in part', '香港新三泰电子有限公司', 'half'],
  ['the same in one word', '芯佰微电子（北京）有限公司', 'compound'],
  ['a place listed by its syllables', '浙江佳意小商品贸易有限公司', 'syllables'],
  ['the known name of a house, listed in brackets', '曙光信息产业股份有限公司', 'known'],
  ['two businesses by a character each', '菏泽棉麻有限公司', 'flax'],
  ['a brand as it is heard, beside its business', '施瓦贝光电有限公司', 'heard'],
  ['a county that the list tells with its kind', '南陵县安南罐头食品有限公司', 'county told'],
  ['机电厂, a 厂 and no 电厂', '维堡机电厂', 'factory'],
  ['a meaning with the same business beside it', '勇士航运', 'hero'],
])('%s: %s', (_, text, id) => {
  expect(found(text)).toContain(id)
})

test.each([
  ['a brand of which another part is translated', '香港新三安电子有限公司'],
  ['another brand beside the part that is read', '香港大三泰电子有限公司'],
  ['the part alone', '香港三泰物流有限公司'],
  ['a brand as it is heard, beside another business', '施瓦贝食品有限公司'],
  ['a meaning that has nothing beside it', '勇士集团'],
  ['another town', '胡林河市瑞孚宏盛棉业有限公司'],
])('not met: %s, %s', (_, text) => {
  expect(found(text)).toEqual([])
})
