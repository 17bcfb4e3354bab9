import { expect, test } from 'vitest'
import { indexOf, subjectOf } from '../testing/fixture.ts'
import { hanNamesIn } from './han-names.ts'

const firm = '深圳市瑞鑫景福科技有限公司'
const named = (text: string): string[] => hanNamesIn(text).map(one => one.text)

test.each([
  `关于${firm}的尽调`,
  `开户行：${firm}`,
  `供应商名称:${firm}`,
  `我司客户${firm}`,
  `请查${firm}是否被制裁`,
  `${firm}法定代表人`,
  `${firm}上海分公司`,
  `${firm}（香港）`,
  `${firm}关联公司`,
  `${firm}旗下公司`,
  `通知方 ${firm} C/O`,
  `代理行${firm}`,
  `汇款至${firm}`,
  `与${firm}签订的合同`,
  `永旺达物流有限公司受${firm}委托`,
  `瑞丰源报关行转${firm}`,
  `瑞丰源报关行（代${firm}）`,
])('a firm with its form is told from what is written onto it: %s', text => {
  expect(named(text)).toContain(firm)
})

test.each([
  '亚历山大·沃尔科先生',
  '“亚历山大·沃尔科”',
  '亚历山大·沃尔科（德国）',
  '亚历山大·沃尔科 护照号E04418826',
  '亚历山大·沃尔科账号622202100000001234',
  '实际控制人亚历山大·沃尔科',
  '马来西亚公民亚历山大·沃尔科',
  '永旺达物流有限公司股东亚历山大·沃尔科',
  '汇款至亚历山大·沃尔科',
  '亚历山大·沃尔科及其子公司',
  '亚历山大·沃尔科莫斯科联络处',
  '亚历山大·沃尔科转林文波',
  '董事长亚历山大·沃尔科',
  '麻烦查下亚历山大·沃尔科谢谢',
  '给亚历山大·沃尔科发货',
  '亚历山大·沃尔科账期60天',
  '亚历山大·沃尔科自贸区分公司',
  '纽约亚历山大·沃尔科',
])('a foreigner is told by the dots of the name: %s', text => {
  expect(named(text)).toContain('亚历山大·沃尔科')
})

test.each([
  ['华丽银行北京办事处', '华丽银行'],
  ['萨马拉机电厂下属企业', '萨马拉机电厂'],
  ['驰创电子的尽调', '驰创电子'],
  ['阿马纳旗下公司', '阿马纳'],
  ['阿马纳驻纽约办事处', '阿马纳'],
  ['驰创电子国际部', '驰创电子'],
  ['驰创电子天河分公司', '驰创电子'],
  ['驰创电子转林文波', '驰创电子'],
  ['中芯香港驻义乌代表处', '中芯香港'],
  ['与中芯香港签订的合同', '中芯香港'],
  ['别洛格林斯基粮库采购中心', '别洛格林斯基粮库'],
  ['香港豐德企業采购中心', '香港丰德企业'],
  ['瑞丰源报关行转新西伯利亚"光线"生产联合体', '新西伯利亚"光线"生产联合体'],
])('a house without a form, by its kind or its business: %s', (text, name) => {
  expect(named(text)).toContain(name)
})

test.each([
  firm,
  '北京由力科技有限公司',
  '现代汽车有限公司',
  '亚历山大·沃尔科',
  '张伟',
  '采购部',
  'Norvaland Ltd',
])('a name alone holds no other one: %s', text => {
  expect(named(text)).toEqual([])
})

test.each(['张成哲先生', '张成哲，法定代表人', '总经理张成哲', '哈萨克斯坦公民张成哲', '客户：张成哲'])(
  'a person of three characters is told from titles and labels: %s',
  text => {
    expect(named(text)).toContain('张成哲')
  },
)

test('what the lists name in Latin letters is found behind and before what is written onto it', () => {
  const index = indexOf([
    subjectOf('firm', '01', { names: ['Shenzhen Ruixin Jingfu Technology Co., Ltd.'] }),
    subjectOf('man', '02', { names: ['Aleksandr VOLKO'] }),
  ])
  const found = (text: string) => index.search({ text }).hits.map(({ subject }) => index.subject(subject).id)
  expect(found(`供应商名称：${firm}，电话 0755-88881234`)).toEqual(['firm'])
  expect(found(`${firm}北京分公司`)).toEqual(['firm'])
  expect(found('亚历山大·沃尔科先生')).toEqual(['man'])
  expect(found('供应商名称：深圳市瑞鑫恒通物流有限公司')).toEqual([])
})
