import { expect, test } from 'vitest'
import { heldWordings, speaker } from './held-wording.ts'
import { parseForms, parseProducts, type ProductRow } from './product-row.ts'

const rows = parseProducts(
  [
    'zh\ten\tdoes\teccn\tcn\tusual\ths\twhy',
    '泵;隔膜泵\tpump\t\t2B350.i\t2B350\t\t\t按接触面',
    '离心泵;水泵\twater pump\t\t2B350.i\t\tmostly-EAR99\t\t多为EAR99',
    '镝锭;金属镝\t\t\t3A991\t1C905\tmostly-EAR99\t\t中国管制',
    '五轴机床;加工中心\t\t\t2B001\t2B201\t\t\t按精度',
    '质谱仪\t\t\t3A233\t3A233\tmostly-free\t\t按分辨率',
    '氧化钐;钐…{形态}\tsamarium…target\t\t\t1C902\t\t\t按元素',
    '钐…荧光粉\t\t\t\t1C234\tmostly-free\t\t下游材料不在其列',
    '锆;锆管\t\t\t\t1C234\t\t\t按铪含量',
    '锆石\t\t\t\t\tEAR99\t\t首饰',
  ].join('\n'),
  parseForms('form\twords\n形态\t靶;合金;粉'),
)
const title: ProductRow = { ...rows[4]!, mostlyFree: [], isTitle: true, why: '名称相近' }

/** Every row was found by its first wording, whatever the name, and those of `like` by another. */
const said = (
  name: string,
  list: 'eccn' | 'cnCode',
  like: Readonly<Record<string, number>> = {},
): string[] => {
  const found = [...rows, title].map(row => {
    const near = row.wordings.find(wording => wording in like)
    const wording = near ?? row.wordings[0] ?? row.apart[0]!
    return { row, wording, likeness: like[wording] ?? 0.5 }
  })
  const speaks = speaker(name, heldWordings(name, found), found)
  return found
    .filter(({ row }) => !row.usualEar99)
    .map(one => speaks(one, list))
    .filter(why => why !== '')
}

test('any wording of a product counts, not only the one by which it was found', () => {
  expect(said('五轴联动加工中心', 'eccn')).toEqual(['“加工中心”：按精度'])
  expect(said('Diaphragm PUMP', 'eccn')).toEqual(['“pump”：按接触面'])
  expect(said('输送泵', 'cnCode')).toEqual(['“泵”：按接触面'])
  expect(said('办公桌', 'eccn')).toEqual([])
})

test('that most goods of a name are EAR99 says nothing of China’s list', () => {
  expect(said('镝锭', 'eccn')).toEqual([])
  expect(said('镝锭', 'cnCode')).toEqual(['“镝锭”：中国管制'])
})

test('a longer name is more precise, and a mere title of a code gives way to what the table says of it', () => {
  expect(said('不锈钢水泵', 'eccn')).toEqual([])
  expect(said('water pump', 'eccn')).toEqual([])
  expect(said('质谱仪', 'eccn')).toEqual([])
})

test('an element and its form may stand apart, in any order and with other words between', () => {
  for (const name of ['钐靶', '钐铁合金', '合金粉 含钐', '溅射靶材（钐）'])
    expect(said(name, 'cnCode'), name).toEqual([expect.stringContaining('按元素')])
  expect(said('samarium sputtering target', 'cnCode')).toEqual(['“samarium…target”：按元素'])
  for (const name of ['钐', '铝合金靶', 'samarium'])
    expect(
      said(name, 'cnCode').filter(why => why.includes('按元素')),
      name,
    ).toEqual([])
})

test('a more precise name of free goods takes the element back', () => {
  expect(said('含钐荧光粉', 'cnCode')).toEqual([])
  expect(said('锆石耳钉', 'cnCode')).toEqual([])
})

test('a character alone is the thing only where a name ends with it', () => {
  expect(said('海绵锆 5kg', 'cnCode')).toEqual(['“锆”：按铪含量'])
  expect(said('锆英砂', 'cnCode')).toEqual([])
})

test('a wording that names an unknown set of forms is refused', () => {
  const head = 'zh\ten\tdoes\teccn\tcn\tusual\ths\twhy\n'
  expect(() => parseProducts(`${head}钐…{形状}\t\t\t\t1C902\t\t\t因为`)).toThrow('形状')
})

test('a name with a word more between, or one letter wrong, is told by its likeness', () => {
  expect(said('五轴联动机床', 'eccn', { 五轴机床: 0.95 })).toEqual(['与“五轴机床”相近：按精度'])
  expect(said('五轴机床', 'cnCode', { 五轴机床: 1 })).toEqual(['“五轴机床”：按精度'])
  expect(said('五轴联动机床', 'eccn', { 五轴机床: 0.85 })).toEqual([])
})

test('what is only like it is not told: another thing, a broader name, or free goods as like', () => {
  expect(said('五轴机床罩', 'eccn', { 五轴机床: 0.95 })).toEqual(['“五轴机床”：按精度'])
  expect(said('五轴联动床罩', 'eccn', { 五轴机床: 0.95 })).toEqual([])
  expect(said('机床', 'eccn', { 五轴机床: 0.95 })).toEqual([])
  expect(said('五轴联动机床', 'eccn', { 五轴机床: 0.95, 锆石: 0.95 })).toEqual([])
})

test('the thing may stand first and what it is like behind', () => {
  expect(said('机床 五轴', 'eccn')).toEqual(['“五轴机床”：按精度'])
})
