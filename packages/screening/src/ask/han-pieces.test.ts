import { expect, test } from 'vitest'
import { hanNamesIn } from './han-names.ts'
import { hanPieces } from './han-pieces.ts'

test.each([
  '收货人诺瓦',
  '终端用户:诺瓦',
  '使用单位：诺瓦',
  '张三: 诺瓦',
  '诺瓦--VIP',
  '诺瓦（莫斯科）',
  '诺瓦，北京市海淀区',
  '诺瓦、宁波恒达进出口有限公司',
  '查一下诺瓦',
  '买方为诺瓦',
  '尊敬的诺瓦：您好',
  '客户说最终用户是诺瓦，麻烦合规看看',
])('a short name is told by the marks and labels around it: %s', text => {
  expect(hanPieces(text)).toContain('诺瓦')
})

test.each(['王伟岳先生', '陈志政先生', '曹王鹏经理'])(
  'of a man and his title no shorter name is taken: %s',
  text => expect(hanPieces(text).filter(name => name.length === 2)).toEqual([]),
)

test.each([
  '麻烦查下诺瓦谢谢',
  '疑似诺瓦',
  '诺瓦能合作吗',
  '发给诺瓦的样品',
  '给诺瓦发货',
  '诺瓦问价',
  '诺瓦二期',
  '诺瓦在实体清单上吗',
  '诺瓦李经理',
  '诺瓦账期60天',
  '诺瓦授权代理',
  '诺瓦尾款',
  '上次诺瓦退的那批货怎么处理',
  '@小王 查下诺瓦，下午要装柜',
  '从诺瓦进口',
])('a name is told from what is asked or said of it: %s', text => {
  expect(hanPieces(text)).toContain('诺瓦')
})

test.each([
  '诺瓦',
  '诺瓦（中国）有限公司',
  '指尖的爱',
  '伊藤 加奈',
  '纵横物流',
  '查尔斯',
  '由力科技',
  '海淀区，北京市',
])('nothing is cut out of a name alone: %s', text => {
  expect(hanPieces(text)).toEqual([])
})

test('a person is told behind a firm with its form', () => {
  expect(hanNamesIn('宁波鸿远进出口有限公司赵光宗').map(({ text }) => text)).toContain('赵光宗')
})

test.each(['SMIC中芯', '中芯SMIC'])('a short name of a house is told beside its letters: %s', text => {
  expect(hanNamesIn(text).map(one => one.text)).toContain('中芯')
})
