import { describe, expect, it } from 'vitest'
import { starterFacts } from '../control/testing/starter-facts.ts'
import { classify } from './classify.ts'
import { meaningReader } from './concepts.ts'
import { describedFinder } from './find-described.ts'
import { productFinder } from './find-products.ts'
import { parseGuidedPath } from './guided-path.ts'
import { parseProducts } from './product-row.ts'

const products = parseProducts(
  [
    'zh\ten\tdoes\teccn\tcn\tusual\ths\twhy',
    '示波器;数字示波器\toscilloscope\t看电信号\t3A002.a 3A992.a\t\t\t9030\t按带宽',
    '碳纤维;碳纤维布\tcarbon fibre\t\t1C010.b 1C990\t1C210\t\t6815\t按比模量',
    '离心机\tcentrifuge\t\t2B352.c\t2B352\t\t8421\t按流量',
    '玩具\ttoy\t\t\t\tEAR99\t9503\t玩具没有专属编码',
    '桌子;办公桌\tdesk;table\t\t\t\tEAR99\t9403\t家具没有专属编码',
  ].join('\n'),
)
const path = parseGuidedPath(
  [
    'branch\tquestion\tanswer\tnext\tcodes',
    'industry\t哪一类？\t电子\telectronics\t',
    'industry\t哪一类？\t其他\t\t2B999',
    'electronics\t是什么？\t仪器\t\t3A002',
  ].join('\n'),
)
const initials: Readonly<Record<string, string>> = { 示波器: 'sbq', 碳纤维: 'txw' }
const find = productFinder(products, han => initials[han] ?? '')
const about = (name: string) => {
  const { candidates, ask, usual } = classify(
    {
      facts: starterFacts(),
      find,
      findDescribed: describedFinder(products, meaningReader([])),
      words: new Map(),
      path,
    },
    name,
    8,
  )
  return { codes: candidates.map(one => one.code), usual, ask: ask.map(one => one.id) }
}

describe('a product name', () => {
  it.each(['示波器', '数字存储示波器', 'Digital Oscilloscope', 'oscilloscop', 'sbq'])(
    'leads to its entries: %s',
    name => expect(about(name).codes[0]).toBe('3A002.a'),
  )

  it('names the codes of both lists, each once, with the questions that narrow them', () => {
    expect(about('高强碳纤维布')).toEqual({
      codes: ['1C010.b', '1C210', '1C990'],
      usual: null,
      ask: ['industry'],
    })
  })

  it('is EAR99 only where it is ordinary goods by name', () => {
    expect(about('办公桌')).toEqual({ codes: [], usual: 'EAR99', ask: [] })
    expect(about('儿童玩具')).toMatchObject({ codes: [], usual: 'EAR99' })
    // An ordinary word beside a controlled one decides nothing.
    expect(about('玩具离心机').usual).toBeNull()
  })

  it('that nobody knows leads to the guided path, never to EAR99', () => {
    expect(about('量子纠缠分发终端')).toEqual({ codes: [], usual: null, ask: ['industry'] })
  })
})

it('a row without reason, or with a code and EAR99 at once, is refused', () => {
  const head = 'zh\ten\tdoes\teccn\tcn\tusual\ths\twhy\n'
  expect(() => parseProducts(`${head}甲\t\t\t3A001\t\tEAR99\t\t因为`)).toThrow('第 2 行')
  expect(() => parseProducts(`${head}甲\t\t\t3A001\t\t\t\t`)).toThrow('第 2 行')
})
