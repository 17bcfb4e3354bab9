import { columnsOf } from '@maojian/domain/vocabulary/counterparty-field'
import { describe, expect, test } from 'vitest'
import { readCounterparty } from './counterparty.ts'
import { findHead, guessedNames, readHead } from './guess-columns.ts'
import { readTitle } from './read-title.ts'
import { resultHeading } from './result-table.ts'
import { rowNames } from './row-names.ts'

const table = (...rows: string[][]) => rows.map((cells, i) => ({ line: i + 1, cells }))
const namesOf = (...rows: string[][]): string[] => {
  const { titles, mapping } = findHead(table(...rows)).head
  return columnsOf(mapping, 'name').map(at => titles[at]!)
}

describe('the title of a column', () => {
  const parties =
    `甲方 乙方 需方 供方 往来单位 往来户 对方单位 对方户名 购货单位 销货单位 购方名称 收款单位 付款单位 汇款人 收货单位 收件人 境内收发货人 境外收货人 经营单位
    生产销售单位 消费使用单位 终端用户 终端客户 采购商 供货商 厂家 经销商 合作单位 合作方 交易对方 国外客户 外商 抬头 开票抬头 客户名 客户简称 公司名 公司中文名
    公司英文名 客户单位 机构名称 人员姓名 股东名称 开证行 筛查对象 贸易对象 客户名称（必填） 客户名称(中文) 公司名称（英文） *客户名称 1.客户名称 （必填）客户名称
    Buyer(买方) 发货人Shipper 买方/Buyer 客户Name 客戶 單位名稱 廠商名稱 供應商名稱 收貨人 收货人2 采购商公司名称 实际收货人 第二通知人 收货人名称及地址 会社名 회사명 контрагент`
      .split(/\s+/u)
      .concat('发货人 Shipper', 'Notify Party 2', 'Foreign Buyer Name', '收货人\nConsignee')
  test.each(parties)('%j is one of names', title => expect(readTitle(title)?.field).toBe('name'))
  test.each([
    ['國別', 'country'],
    ['公司国别', 'country'],
    ['客户 ID', 'reference'],
    ['收货人地址', 'address'],
    ['客户税号', 'identifiers'],
    ['IMO编号 IMO No.', 'identifiers'],
    ['出生日期(yyyy-mm-dd)', 'birthDate'],
  ])('%j is one of %s', (title, field) => expect(readTitle(title)?.field).toBe(field))
  test.each([
    '商品名称及规格型号',
    '合同名称',
    '金额(USD)',
    '客户 Tel',
    '联系人电话',
    '开户行账号',
    '提单号 B/L No.',
  ])('%j is no matter of screening', title => expect(readTitle(title)?.field).toBe('matter'))
  test.each(['华为技术有限公司', '中国香港', '哈尔滨工业大学', 'Acme Trading', '远洋号'])(
    '%j is none',
    text => expect(readTitle(text)).toBeUndefined(),
  )
})

describe('the columns of names', () => {
  test('of a customs export are its parties, never its goods', () => {
    const titles = '报关单号,境内收发货人,境外收货人,生产销售单位,商品名称及规格型号,运抵国'.split(',')
    const row = ['3101', '恒达公司', 'Norvex', '某大学', '调心球轴承用于农业机械', '俄罗斯']
    expect(namesOf(titles, row)).toEqual(['境外收货人', '生产销售单位', '境内收发货人'])
  })
  test('of several parties in a row are the main one and others, of whom nothing but the name is known', () => {
    const titles = ['合同名称', '甲方', '乙方', '金额']
    const { mapping } = readHead(titles)
    expect(rowNames(['轴承采购合同', '甲公司', '乙公司', '1'], mapping, titles)).toEqual([
      { text: '甲公司', title: '甲方', isOther: false },
      { text: '乙公司', title: '乙方', isOther: true },
    ])
  })
  test('without a known title are those that hold firms, and it is told that they were guessed', () => {
    const rows = [
      ['金额', '日期', '品名', '谁买的'],
      ['1000', '2024/3/1', '深沟球轴承6204型号用于农业机械', '恒达轴承有限公司'],
      ['2000', '2024/3/2', '轴承', 'Norvex Trading Ltd'],
    ]
    const { head, below } = findHead(table(...rows))
    expect([head.titled, head.mapping, below.length]).toEqual([true, { name: 3 }, 2])
    expect(guessedNames(head.mapping, head.titles)).toEqual([3])
  })
  test('under a title that nobody knows are read beside those that are known, where they hold firms', () => {
    const rows = [
      ['客户', '牵线者', '备注'],
      ['甲', '恒达轴承有限公司', '由恒达公司介绍'],
    ]
    expect(namesOf(...rows)).toEqual(['客户', '牵线者'])
  })
  test('without any heading are all that hold firms', () => {
    const rows = [
      ['1', '轴承6204型号用于农业机械和其他设备', '甲乙贸易有限公司', '丙丁银行'],
      ['2', '轴承', '戊己集团', '庚辛银行'],
    ]
    expect(namesOf(...rows)).toEqual(['第 3 列', '第 4 列'])
  })
  test('leave out 单位 where goods are counted in it', () => {
    expect(namesOf(['往来单位', '单位', '数量'], ['甲公司', '件', '5'])).toEqual(['往来单位'])
    expect(namesOf(['单位', '数量'], ['甲公司', '5'])).toEqual(['单位'])
  })
})

describe('the row of titles', () => {
  test('that nobody knows, above figures and days, is not screened as data', () => {
    const { head, below } = findHead(
      table(['nimi', 'summa', 'aeg'], ['Norvex', '12', '2024-01-02'], ['Velko', '7', '2024-01-03']),
    )
    expect([head.titled, head.mapping, below.length]).toEqual([true, { name: 0 }, 2])
  })
  test('may stand below eleven rows of remarks', () => {
    const remarks = Array.from({ length: 11 }, (_, i) => [`说明${i}：本表由财务部填写`])
    const { head, below } = findHead(table(...remarks, ['序号', '公司名称', '国别'], ['1', '甲公司', '中国']))
    expect(head.mapping).toEqual({ name: 1, country: 2, reference: 0 })
    expect(below).toHaveLength(1)
  })
  test('is no row of data whose kinds of firms are words of titles', () => {
    const rows = [
      ['名称', '谁', '何种'],
      ['甲', '企业', '供应商'],
    ]
    expect(findHead(table(...rows)).below).toHaveLength(1)
  })
})

describe('a table with several parties in a row', () => {
  const read = (titles: string[], cells: string[]) => {
    const { mapping } = readHead(titles, [cells])
    return readCounterparty(cells, mapping, titles)
  }
  test.each([
    [
      ['客户名称', '国家', '供应商名称'],
      ['宁波恒立', '中国', 'Mahan Air'],
    ],
    [
      ['客户名称', '国家', '供应商名称', '国家'],
      ['宁波恒立', '中国', 'Mahan Air', '伊朗'],
    ],
    [
      ['Customer', 'Country', 'Supplier'],
      ['宁波恒立', '中国', 'Mahan Air'],
    ],
    [
      ['Name', 'Name', 'Country'],
      ['宁波恒立', 'Mahan Air', '中国'],
    ],
  ])('%j: of the other party only the name is known', (titles, cells) => {
    expect(read(titles, cells)).toMatchObject({ name: '宁波恒立', otherNames: [], others: ['Mahan Air'] })
  })
  test('further names of the customer stay his own', () => {
    const titles = ['客户名称', '客户英文名称', '曾用名', '国家']
    expect(read(titles, ['甲公司', 'Jia', 'Yi', '中国'])).toMatchObject({
      otherNames: ['Jia', 'Yi'],
      others: [],
    })
  })
  test('who buys stands before who is notified and where it is shipped to', () => {
    const titles = ['Notify Party', 'Ship-To', 'Vessel', 'Sold-To Party (客户)', 'Country']
    expect(namesOf(titles, ['甲公司', '乙公司', '丙', '丁公司', '中国'])[0]).toBe('Sold-To Party (客户)')
    expect(namesOf(['通知人', '收货人', 'Buyer'], ['甲公司', '乙公司', '丙公司'])[0]).toBe('Buyer')
  })
})

test('a result of ours that is brought again is asked by what was asked, not by what was found', () => {
  const columns = { mapping: { name: [0, 1], country: 2 }, titles: ['客户名称', '收货人', '国家'] }
  const { titles } = resultHeading(columns, [['处置', 10]])
  const row = [
    '2',
    '甲公司',
    '乙公司',
    '中国',
    '命中',
    '100',
    'NORDWIND AIRLINES',
    '北风航空公司',
    'Nordwind Airlines',
  ]
  const { mapping } = readHead([...titles], [row])
  expect(columnsOf(mapping, 'name').map(at => titles[at])).toEqual(['名称（客户名称）', '名称（收货人）'])
  expect(readCounterparty(row, mapping, titles)).toMatchObject({
    name: '甲公司',
    others: ['乙公司'],
    country: 'CN',
  })
})

test.each([
  ['a sum', ['', 'Total', '', '1,200.00'], true],
  ['a sum whose word stands elsewhere', ['合计', '10', '', ''], true],
  ['titles of another table', ['', '供应商名称', '国家', ''], true],
  ['a customer called Total with his own number', ['17', 'Total', '', ''], false],
  ['a customer called Total with his country', ['', 'Total', '法国', '1,200.00'], false],
])('%s: whether the row belongs to the table alone', (_, cells, ofTable) => {
  const party = readCounterparty(cells, { reference: 0, name: 1, country: 2 }, [
    '编号',
    '客户名称',
    '国家',
    '金额',
  ])
  expect([party.isTableRow, party.name === '']).toEqual([ofTable, ofTable])
})
