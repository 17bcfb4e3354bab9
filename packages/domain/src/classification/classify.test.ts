import { describe, expect, it } from 'vitest'
import { starterFacts } from '../control/testing/starter-facts.ts'
import { classify } from './classify.ts'
import { meaningReader } from './concepts.ts'
import { designatorFinder, parseDesignators } from './designators.ts'
import { describedFinder } from './find-described.ts'
import { modelFinder } from './find-models.ts'
import { productFinder } from './find-products.ts'
import { parseGuidedPath } from './guided-path.ts'
import { parseHsHeadings } from './hs-headings.ts'
import { parseModels } from './model-row.ts'
import { ordinaryFinder, parseOrdinary } from './ordinary-words.ts'
import { parseProducts } from './product-row.ts'
import { limitFinder } from './limits.ts'
import { substanceFinder } from './substances.ts'
import { parseReviewFirst, reviewFirstFinder } from './review-first.ts'

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
const models = parseModels(
  [
    'maker\tmodels\tkind\tneeds\teccn\tcn\tbasis\tusual',
    '英伟达;NVIDIA\tH100;HGX H100\tGPU加速卡;显卡\t\t4A090.a\t\t制造商公布\t',
    '英伟达;NVIDIA\tRTX 40##\t显卡\t\t4A994.l\t\t制造商公布\t',
    '英伟达;NVIDIA\tL4\t显卡\tyes\t4A090.b\t\t制造商公布\t',
    '英伟达;NVIDIA\t\tGPU板卡\t\t4A994.l 4A090.a\t\t只写了制造商\t',
  ].join('\n'),
)
const headings = parseHsHeadings(
  [
    'heading\tzh\teccn\tcn\tusual\twhy',
    '8542\t集成电路\t3A001.a\t\t\t须核对',
    '61\t针织服装\t\t\tEAR99\t服装没有专属编码',
  ].join('\n'),
)
const ordinary = parseOrdinary(
  [
    'role\tzh\ten\twhy',
    'head\t桌;积木;冰箱\ttable\t没有专属编码',
    'about\t儿童;实木;小孩;玩;的;木;片\twooden\t',
    'sure\t书包\t\t没有专属编码',
    'guard\t防弹\tbulletproof\t',
    'sure\t床;纸\tbelt\t没有专属编码',
    'head\tV带\t\t没有专属编码',
  ].join('\n'),
)
const designators = parseDesignators(
  ['role\twords\tkinds\teccn\twhy', 'sure\tF-16\t战斗机\t9A610.x\t军用飞机', 'size\tM#;M##\t\t\t'].join('\n'),
)
const reviewFirst = parseReviewFirst('zh\ten\tplace\twhy\n导弹;坦克;军用\tmissile\t\t先看军品清单。')
const readings: Readonly<Record<string, string>> = {
  示波器: 'shi bo qi',
  是波器: 'shi bo qi',
  碳纤维: 'tan xian wei',
}
const find = productFinder(products, han => (readings[han] ?? '').split(' '))
const about = (name: string) => {
  const { candidates, ask, usual, why } = classify(
    {
      facts: starterFacts(),
      find,
      findDescribed: describedFinder(products, meaningReader([])),
      findModels: modelFinder(models),
      findSubstances: substanceFinder([]),
      findLimits: limitFinder([]),
      designators: designatorFinder(designators),
      findOrdinary: ordinaryFinder(ordinary, products, ['柔性石墨', '键槽拉床', 'stun or shock belts']),
      findReviewFirst: reviewFirstFinder(reviewFirst),
      headings,
      words: new Map(),
      path,
    },
    name,
    8,
  )
  return { codes: candidates.map(one => one.code), usual, ask: ask.map(one => one.id), why }
}

describe('a product name', () => {
  it.each([
    '示波器',
    '数字存储示波器',
    'Digital Oscilloscope',
    'oscilloscop',
    'sbq',
    'shiboqi',
    'shi bo qi',
    'Shíbōqì',
    '是波器',
    '示波器 4通道 国产',
  ])('leads to its entries: %s', name => expect(about(name).codes[0]).toBe('3A002.a'))

  it.each(['tanxianwe', 'tan xian', 'TanXianWei'])(
    'is found by pinyin with a letter missing, cut short or in capitals: %s',
    name => expect(about(name).codes[0]).toBe('1C010.b'),
  )

  it.each(['shibo', 'tank', 'toyshop'])('is not found by letters that are no pinyin of it: %s', name =>
    expect(about(name).codes).toEqual([]),
  )

  it('names the codes of both lists, each once, with the questions that narrow them', () => {
    expect(about('高强碳纤维布')).toMatchObject({
      codes: ['1C010.b', '1C210', '1C990'],
      usual: null,
      ask: ['industry'],
    })
  })

  it('is EAR99 only where it is ordinary goods by name', () => {
    expect(about('办公桌')).toMatchObject({ codes: [], usual: 'EAR99', ask: [] })
    expect(about('儿童玩具')).toMatchObject({ codes: [], usual: 'EAR99' })
    // An ordinary word beside a controlled one decides nothing.
    expect(about('玩具离心机').usual).toBeNull()
  })

  it.each(['实木桌', 'Wooden Tables', '小孩玩的积木', 'HS 6109.10', '61091000'])(
    'made of ordinary words, or under such a heading, is EAR99 with a reason: %s',
    name => expect(about(name)).toMatchObject({ codes: [], usual: 'EAR99', ask: [] }),
  )

  it.each(['积木 100片', '桌 M6 木', '名牌书包'])('in parts, with sizes beside: %s', name =>
    expect(about(name)).toMatchObject({ codes: [], usual: 'EAR99' }),
  )

  it.each(['防弹书包', 'bulletproof 书包'])('that guards against bullets is nothing ordinary: %s', name =>
    expect(about(name).usual).toBeNull(),
  )

  it.each(['键槽拉床', '名牌石墨纸', 'acme shock belt', '流化床'])(
    'that ends with an ordinary thing but speaks of a controlled one, or of another thing, is open: %s',
    name => expect(about(name).usual).toBeNull(),
  )

  it.each(['儿童床', 'acme belt'])('whose other words no controlled title has is ordinary: %s', name =>
    expect(about(name).usual).toBe('EAR99'),
  )

  it('of two characters that the table knows only with a letter is open', () => {
    expect(about('合金带').usual).toBeNull()
  })

  it.each([
    ['反坦克导弹', true],
    ['cruise missiles', true],
    ['示波器', false],
  ])('says what other lists come first: %s', (name, isSaid) =>
    expect(about(name).why.startsWith('先看军品清单。')).toBe(isSaid),
  )

  // A refrigerator for quantum computers, a model or an alloy is no ordinary thing.
  it.each(['稀释冰箱', '6109', '18650', '2024'])('says more than an ordinary word: %s', name =>
    expect(about(name).usual).toBeNull(),
  )

  it.each([
    ['H100', '4A090.a'],
    ['nvidia h-100 94GB', '4A090.a'],
    ['英伟达RTX4090显卡', '4A994.l'],
    ['显卡 L4', '4A090.b'],
    ['英伟达的板子', '4A994.l'],
    ['8542.31', '3A001.a'],
  ])('may be a model, a maker or a customs code: %s', (name, code) => expect(about(name).codes[0]).toBe(code))

  it.each(['H1000', 'L4 bracket', 'RTX 40'])('is no model that only begins alike: %s', name =>
    expect(about(name).codes).toEqual([]),
  )

  it('that nobody knows leads to the guided path, never to EAR99', () => {
    expect(about('量子纠缠分发终端')).toMatchObject({ codes: [], usual: null, ask: ['industry'] })
  })
})

it('a row without reason, or with a code and EAR99 at once, is refused', () => {
  const head = 'zh\ten\tdoes\teccn\tcn\tusual\ths\twhy\n'
  expect(() => parseProducts(`${head}甲\t\t\t3A001\t\tEAR99\t\t因为`)).toThrow('第 2 行')
  expect(() => parseProducts(`${head}甲\t\t\t3A001\t\t\t\t`)).toThrow('第 2 行')
})
