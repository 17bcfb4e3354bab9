import { expect, test } from 'vitest'
import { suggestCodes } from './classify-product.ts'
import {
  blindDescriptions,
  everydayNames,
  ownDescriptions,
  unseenDescriptions,
} from './product-names.table.ts'
import { everydayWordings, freshOrdinary, freshWordings, tradeNames } from './everyday-wordings.table.ts'
import { clerkWordings } from './clerk-wordings.table.ts'
import { exporterWordings } from './exporter-wordings.table.ts'
import { freshGoods } from './fresh-goods.table.ts'
import { inventedGoods } from './invented-goods.table.ts'
import { roundGoods } from './round-goods.table.ts'
import { shopWordings } from './shop-wordings.table.ts'
import { laterWordings, unseenWordings } from './unseen-wordings.table.ts'

const shown = 5

const namesOf = (groups: Readonly<Record<string, string>>): (readonly [string, string])[] =>
  Object.values(groups).flatMap(lines =>
    lines
      .trim()
      .split('\n')
      .map(line => {
        const [name = '', codes = ''] = line.split(' | ')
        return [name, codes === '-' ? '' : codes] as const
      }),
  )

const wordings = namesOf(unseenWordings)
const later = namesOf(laterWordings)
const exporter = namesOf(exporterWordings)
const shop = namesOf(shopWordings)
const goods = namesOf(freshGoods)
const clerk = namesOf(clerkWordings)
const round = namesOf(roundGoods)
const invented = namesOf(inventedGoods)

const isFound = ([name, codes]: readonly [string, string]): boolean =>
  suggestCodes(name, shown).candidates.some(({ code }) => codes.split(' ').some(one => code.startsWith(one)))

const isOrdinary = ([, codes]: readonly [string, string]): boolean => codes === ''

const missedOrdinary = (names: readonly (readonly [string, string])[]): string[] =>
  names.filter(one => isOrdinary(one) && suggestCodes(one[0], shown).usual === null).map(([name]) => name)

const lost = (names: readonly (readonly [string, string])[]): string[] =>
  names.filter(one => !isFound(one)).map(([name]) => name)

test('everyday names lead to a right entry among the first five', () => {
  expect(lost(everydayNames)).toEqual([])
})

test('pinyin, spaced or not, leads where the characters lead', () => {
  const spoken = {
    tanxianwei: '碳纤维',
    rexiangyi: '热像仪',
    'wu ren ji': '无人机',
    guangkejiao: '光刻胶',
    lixinji: '离心机',
    shiboqi: '示波器',
    lvhejin: '铝合金',
    jiguangqi: '激光器',
    reqiangyi: '热像仪',
    tanxiangwei: '碳纤维',
    tuoluoyi: '陀螺仪',
  }
  for (const [letters, name] of Object.entries(spoken)) {
    const [first] = suggestCodes(name, shown).candidates
    expect(
      suggestCodes(letters, shown).candidates.map(one => one.code),
      letters,
    ).toContain(first?.code)
  }
})

test('names of one more round lead to their entry, and the ordinary ones among them are EAR99', () => {
  expect(lost(round.filter(one => !isOrdinary(one)))).toEqual([])
  expect(missedOrdinary(round)).toEqual([])
})

test('a controlled thing beside an ordinary word is never EAR99', () => {
  for (const name of [
    '石英挠性加速度计',
    '石英坩埚',
    '军用双筒望远镜',
    '夜视双筒望远镜',
    '太空望远镜',
    '光纤束',
    '铯原子束管',
  ])
    expect(suggestCodes(name, shown).usual, name).toBeNull()
})

test('so do most descriptions that share no name with the table', () => {
  expect(lost(ownDescriptions).length / ownDescriptions.length).toBeLessThanOrEqual(0.12)
  expect(lost(blindDescriptions).length / blindDescriptions.length).toBeLessThanOrEqual(0.1)
  expect(lost(unseenDescriptions).length / unseenDescriptions.length).toBeLessThanOrEqual(0.16)
})

test('so do everyday wordings, trade names and models', () => {
  const controlled = everydayWordings.filter(one => !isOrdinary(one))
  const fresh = freshWordings.filter(one => !isOrdinary(one))
  expect(lost(controlled).length / controlled.length).toBeLessThanOrEqual(0.03)
  expect(lost(fresh).length / fresh.length).toBeLessThanOrEqual(0.15)
  expect(lost(tradeNames)).toEqual([])
})

test('so do names as they are typed in trade, of every category', () => {
  const [first, after] = [wordings, later].map(names => names.filter(one => !isOrdinary(one)))
  expect(first!.length + after!.length).toBeGreaterThanOrEqual(480)
  expect(lost(first!).length / first!.length).toBeLessThanOrEqual(0.03)
  expect(lost(after!).length / after!.length).toBeLessThanOrEqual(0.1)
})

test('ordinary goods by other names than those of the table are mostly known as such', () => {
  expect(missedOrdinary(everydayWordings)).toEqual([])
  expect(missedOrdinary([...freshWordings, ...freshOrdinary]).length).toBeLessThanOrEqual(4)
  expect(missedOrdinary([...wordings, ...later]).length).toBeLessThanOrEqual(8)
})

test('so do names of an exporter, of every category and every chapter of the tariff', () => {
  const [controlled, ordinary] = [exporter.filter(one => !isOrdinary(one)), exporter.filter(isOrdinary)]
  expect(controlled.length).toBeGreaterThanOrEqual(320)
  expect(lost(controlled).length / controlled.length).toBeLessThanOrEqual(0.05)
  expect(missedOrdinary(ordinary).length / ordinary.length).toBeLessThanOrEqual(0.1)
  expect(lost(shop.filter(one => !isOrdinary(one))).length).toBeLessThanOrEqual(4)
})

test('no description of a controlled product is EAR99', () => {
  const names = [
    ...everydayNames,
    ...ownDescriptions,
    ...blindDescriptions,
    ...unseenDescriptions,
    ...[
      ...everydayWordings,
      ...freshWordings,
      ...tradeNames,
      ...wordings,
      ...later,
      ...exporter,
      ...shop,
      ...goods,
    ].filter(one => !isOrdinary(one)),
  ]
  expect(names.filter(([name]) => suggestCodes(name, shown).usual !== null)).toEqual([])
})

test.each([
  '一张吃饭的桌子',
  '小孩玩的积木',
  '纯棉衬衫',
  '实木餐桌',
  '不锈钢保温杯',
  '陶瓷马克杯',
  '棉质工作服',
  '山核桃仁',
  '油炸薯片',
])('ordinary goods are EAR99 without a code: %s', name =>
  expect(suggestCodes(name, shown)).toMatchObject({ candidates: [], usual: 'EAR99' }),
)

// A household word at the end clears nothing: what it is made of or made for may be controlled.
test.each(
  (
    '防弹风衣 防刺卫衣 防割手套 军用帐篷 特战头盔 单兵背包 偷拍闹钟 窃听钢笔 摄像钢笔 电击手电筒 加密保险柜 氰化钾 锆碗 钽杯 ' +
    '石墨碗 铪勺子 芳纶面料 吸波面料 玻璃钢管 绝热去磁冰箱 中子闹钟 重水管 光气密封罐 无人机背包 排爆工具箱 蓖麻籽 硝酸铵化肥 ' +
    '氧化铝纱线 石英纤维纱线 红雪松木板 氮化硼坩埚 牛奶离心机 中子体温计'
  ).split(' '),
)('a controlled thing by a household name is not EAR99: %s', name =>
  expect(suggestCodes(name, shown).usual).toBeNull(),
)

test.each([
  'stainless steel reactor kettle',
  'powder blender',
  'taser flashlight',
  'bulletproof backpack',
  'carbon yarn',
  'western red cedar lumber',
  'freeze dryer for fruit',
  'boron carbide ceramic tile',
  'plate carrier backpack for drone',
])('nor in English: %s', name => expect(suggestCodes(name, shown).usual).toBeNull())

test('so do names of goods, with what they are for and made of', () => {
  const [controlled, ordinary] = [goods.filter(one => !isOrdinary(one)), goods.filter(isOrdinary)]
  expect(lost(controlled).length / controlled.length).toBeLessThanOrEqual(0.02)
  expect(missedOrdinary(ordinary).length / ordinary.length).toBeLessThanOrEqual(0.1)
})

// An accessory or a personal good clears a civil device and a material; nothing clears what protects, fights or hides.
test.each(
  (
    '碳纤维管 芳纶头盔 凯夫拉背心 钛合金板 碳纤维壳体 无人机反制背包 军用无人机收纳箱 雷达罩 导弹包装箱 红外镜头盖组件 石墨杯 ' +
    '电磁屏蔽手机袋 战术背带 步枪背带 声呐罩'
  ).split(' '),
)('what it ends with clears no %s', name => expect(suggestCodes(name, shown).usual).toBeNull())

test('so do names as the clerk of a factory types them, and none of the controlled is called EAR99', () => {
  const [controlled, ordinary] = [clerk.filter(one => !isOrdinary(one)), clerk.filter(isOrdinary)]
  expect(controlled.length).toBeGreaterThanOrEqual(240)
  expect(lost(controlled).length / controlled.length).toBeLessThanOrEqual(0.05)
  expect(controlled.filter(([name]) => suggestCodes(name, shown).usual !== null)).toEqual([])
  expect(missedOrdinary(ordinary).length / ordinary.length).toBeLessThanOrEqual(0.05)
})

test('names of all categories lead to an entry, none is EAR99, and the ordinary goods beside them are', () => {
  const [controlled, ordinary] = [invented.filter(one => !isOrdinary(one)), invented.filter(isOrdinary)]
  expect(Math.min(controlled.length, ordinary.length)).toBeGreaterThanOrEqual(300)
  expect(controlled.filter(([name]) => suggestCodes(name, shown).usual !== null)).toEqual([])
  expect(lost(controlled).length / controlled.length).toBeLessThanOrEqual(0.02)
  expect(missedOrdinary(ordinary).length / ordinary.length).toBeLessThanOrEqual(0.02)
})

// A word that is the name of a controlled thing as well says too little, whatever it mostly means.
test.each('inverter;逆变器;switch;400G switch;mask;工装;定制石墨纸;流化床;叶片铣床;shock belt'.split(';'))(
  'a word of several things is open: %s',
  name => expect(suggestCodes(name, shown).usual).toBeNull(),
)

test.each(['战斗机', '反舰导弹', '主战坦克', 'fighter jet', 'hand grenade'])(
  'arms are reviewed by the lists of arms first: %s',
  name => expect(suggestCodes(name, shown).why).toMatch(/^军品在先.*USML.*军品出口管理清单/u),
)

test.each(['重水', '六氟化铀', '天然铀', 'nuclear fuel rod'])(
  'nuclear goods are reviewed by the nuclear authorities first: %s',
  name => expect(suggestCodes(name, shown).why).toMatch(/^核物项在先.*NRC.*DOE.*核出口管制清单/u),
)

test('nothing of the kind is said of other goods', () => {
  for (const name of ['示波器', '碳纤维', '玩具坦克', 'network switch'])
    expect(suggestCodes(name, shown).why, name).not.toMatch(/在先/u)
  // The salt of an acid and what is made of a solvent are no precursor.
  for (const name of ['硫酸铜', '盐酸二甲双胍', '二甲苯', '汽车消音器', '手枪钻'])
    expect(suggestCodes(name, shown).reviewFirst, name).toBe('')
})

test.each(['沙林', 'sarin', 'lewisite', '芥子气'])(
  'agents of chemical weapons are reviewed as scheduled chemicals first: %s',
  name => expect(suggestCodes(name, shown).why).toMatch(/^监控化学品在先.*USML/u),
)

test('a figure of a customs code among words is no product', () => {
  expect(suggestCodes('8486.20 lithography', shown).candidates.map(one => one.code)).not.toContain('1C239')
})

test.each(['钴源', '铱-192 探伤源', 'cobalt-60 source', 'Co-60 sealed source', 'caesium-137 source'])(
  'radioactive sources are reviewed by the authorities for radiation first: %s',
  name => {
    expect(suggestCodes(name, shown).reviewFirst).toContain('放射源在先')
  },
)

test('cobalt that is no source, and letters that are no nuclide, are not', () => {
  for (const name of ['钴合金焊条', 'CO-60 carton box', 'selenium supplement', '硒鼓'])
    expect(suggestCodes(name, shown).reviewFirst, name).toBe('')
})

test.each([
  '麻黄碱',
  '盐酸伪麻黄碱',
  'ephedrine hydrochloride',
  '高锰酸钾',
  '盐酸 37%',
  'acetone 99.5%',
  'N-苯乙基-4-哌啶酮',
])('precursors of drugs are reviewed by their own licence first: %s', name =>
  expect(suggestCodes(name, shown).why).toMatch(/^易制毒化学品在先.*易制毒化学品管理条例.*DEA/u),
)

test.each([
  ['手铐', '0A982'],
  ['不锈钢手铐', '0A982'],
  ['handcuffs', '0A982'],
  ['激光跟踪仪', '2B006'],
  ['laser tracker', '2B006'],
  ['Cellebrite UFED', '5A004'],
  ['GrayKey', '5A004'],
  ['9A610.x C-130 part', '9A610.x'],
  ['HF anhydrous cylinder', '1C350'],
  ['3D printed lower receiver', '0A501'],
  ['三苯基铋', '6C001'],
  ['沙林', '1C450'],
])('%s leads to %s before all others', (name, code) =>
  expect(suggestCodes(name, shown).candidates[0]?.code).toBe(code),
)
