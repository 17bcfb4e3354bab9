import { expect, test } from 'vitest'
import { heldWordings, namedWhyOf } from './held-wording.ts'
import { parseProducts, type ProductRow } from './product-row.ts'

const rows = parseProducts(
  [
    'zh\ten\tdoes\teccn\tcn\tusual\ths\twhy',
    '泵;隔膜泵\tpump\t\t2B350.i\t2B350\t\t\t按接触面',
    '离心泵;水泵\twater pump\t\t2B350.i\t\tmostly-EAR99\t\t多为EAR99',
    '镝锭;金属镝\t\t\t3A991\t1C905\tmostly-EAR99\t\t中国管制',
    '五轴机床;加工中心\t\t\t2B001\t2B201\t\t\t按精度',
    '质谱仪\t\t\t3A233\t3A233\tmostly-free\t\t按分辨率',
  ].join('\n'),
)
const title: ProductRow = { ...rows[4]!, mostlyFree: [], isTitle: true, why: '名称相近' }

/** Every row was found by its first wording, whatever the name. */
const said = (name: string, list: 'eccn' | 'cnCode'): string[] => {
  const all = [...rows, title]
  const held = heldWordings(
    name,
    all.map(row => ({ row, wording: row.wordings[0]!, likeness: 0.5 })),
  )
  return all.map(row => namedWhyOf(held, row, list)).filter(why => why !== '')
}

test('any wording of a product counts, not only the one by which it was found', () => {
  expect(said('五轴联动加工中心', 'eccn')).toEqual(['“加工中心”：按精度'])
  expect(said('Diaphragm PUMP', 'eccn')).toEqual(['“pump”：按接触面'])
  expect(said('泵站图纸', 'cnCode')).toEqual(['“泵”：按接触面'])
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
