import { expect, it } from 'vitest'
import { meaningReader, parseConcepts } from './concepts.ts'
import { describedFinder } from './find-described.ts'
import { parseProducts } from './product-row.ts'

const concepts = parseConcepts(
  [
    'zh\ten\tfiller',
    '拍摄;相机;镜头\tcamera\t',
    '热;红外;温度\tthermal\t',
    '旋转;转筒;高速转\trotating\t',
    '分离;分开\tseparation\t',
    '的;把;设备\tthe\tyes',
  ].join('\n'),
)
const products = parseProducts(
  [
    'zh\ten\tdoes\teccn\tcn\tusual\ths\twhy',
    '热像仪\tthermal imager\t能看到温度的相机\t6A003\t\t\t\t按帧频',
    '离心机\tcentrifuge\t靠旋转分离液体\t2B352\t\t\t\t按流量',
    '数码相机\tdigital camera\t拍摄照片\t6A993\t\t\t\t民用',
  ].join('\n'),
)
const find = describedFinder(products, meaningReader(concepts))
const first = (text: string) => find(text)[0]?.row.wordings[0]

it.each([
  ['把红外拍摄的镜头', '热像仪'],
  ['高速转筒分开的设备', '离心机'],
  ['thermal camera', '热像仪'],
])('other words for what a product does lead to it: %s', (text, name) => expect(first(text)).toBe(name))

it('words that tell nothing, and what no description speaks of, find nothing', () => {
  expect(find('把设备的')).toEqual([])
  expect(find('一张木头桌面')).toEqual([])
})

it('a character that two words share describes neither, however rare it is', () => {
  const rows = Array.from({ length: 100 }, (_, at) => `器械${at}\tdevice ${at}\t\t3A999\t\t\t\t待核`)
  const table = [
    'zh\ten\tdoes\teccn\tcn\tusual\ths\twhy',
    '纽扣电池\tbutton cell\t存电放电的电源\t3A991.j\t\t\t\t按能量密度',
    ...rows,
  ]
  const among = describedFinder(parseProducts(table.join('\n')), meaningReader(concepts))
  expect(among('锁扣')).toEqual([])
  expect(among('纽扣电池')[0]?.row.wordings[0]).toBe('纽扣电池')
})

it('the longest word is read: 转筒 is no 转', () => {
  const read = meaningReader(concepts)
  expect([...read('转筒')]).toEqual(['=旋转', '·转', '·筒'])
  expect([...read('转子磁钢')]).toEqual(['转子', '子磁', '磁钢', '·转', '·子', '·磁', '·钢'])
})
