import { expect, test } from 'vitest'
import { explain } from '../../explain/explain.ts'
import { comparePair } from '../../pair.ts'
import { indexOf, subjectOf } from '../../testing/fixture.ts'
import { analyse } from '../analyse.ts'

const index = indexOf([
  subjectOf('putin', '02', { names: ['Vladimir Vladimirovich PUTIN'] }),
  subjectOf('potanin', '02', { names: ['Vladimir Olegovich POTANIN'] }),
  subjectOf('saddam', '02', { names: ['SADDAM HUSSEIN AL-TIKRITI', 'Saddam HUSAYN'] }),
  subjectOf('maduro', '02', { names: ['Nicolás MADURO MOROS'] }),
  subjectOf('lukashenko', '02', { names: ['Alyaksandr Ryhorovich LUKASHENKA'] }),
  subjectOf('shoigu', '02', { names: ['Sergei Kuzhugetovich SHOIGU'] }),
  subjectOf('kalashnikov', '01', { names: ['Kalashnikov Concern JSC'] }),
  subjectOf('gazprom', '01', { names: ['GAZPROM'] }),
  subjectOf('tapaz', '01', { names: ['Bank Tapaz'] }),
  subjectOf('novikom', '01', { names: ['Novikombank JSC'] }),
  subjectOf('li', '02', { names: ['LI Ming'] }),
  subjectOf('anna', '02', { names: ['ANNA'] }),
  subjectOf('kakar', '02', { names: ['RAHMATULLAH KAKAZADA'] }),
  subjectOf('nur', '02', { names: ['Jawad NUR AL-DIN'] }),
  subjectOf('aghamiri', '02', { names: ['Seyyed Mohammad Amin AGHAMIRI'] }),
  subjectOf('vidal', '02', { names: ['Damian Alejandro VIDAL'] }),
  subjectOf('hladkov', '02', { names: ['Boris HLADKOV'] }),
])

const first = (text: string): string => {
  const hit = index.search({ text }).hits[0]
  return hit ? index.subject(hit.subject).id : 'nothing'
}

test.each([
  ['弗拉基米尔·普京', 'putin'],
  ['普京·弗拉基米尔', 'putin'],
  ['弗拉基米尔普京', 'putin'],
  ['弗拉基米爾・普京', 'putin'],
  ['弗拉迪米尔·普丁', 'putin'],
  ['弗拉基米尔·波塔宁', 'potanin'],
  ['萨达姆·侯赛因', 'saddam'],
  ['萨达姆侯赛因', 'saddam'],
  ['尼古拉斯·马杜罗', 'maduro'],
  ['亚历山大·卢卡申科', 'lukashenko'],
  ['谢尔盖·绍伊古', 'shoigu'],
  ['卡拉什尼科夫集团', 'kalashnikov'],
  ['加兹普罗姆', 'gazprom'],
  // Names that a list writes in several words, or whose title it leaves out.
  ['拉赫马图拉·卡卡扎达', 'kakar'],
  ['贾瓦德·努尔丁', 'nur'],
  ['赛义德·穆罕默德·阿明·阿加米里', 'aghamiri'],
  // V is a B in Spanish, H a G in Ukrainian.
  ['达米安·亚历杭德罗·比达尔', 'vidal'],
  ['鲍里斯·格拉德科夫', 'hladkov'],
  ['俄罗斯加兹普罗姆公司', 'gazprom'],
  ['塔帕兹银行', 'tapaz'],
  ['伊朗塔帕兹银行', 'tapaz'],
  ['诺维科姆银行', 'novikom'],
])('%s finds the party that lists no Chinese name: %s', (text, id) => {
  expect(first(text)).toBe(id)
})

test('what is only heard asks for confirmation and says so, it is never a hit', () => {
  const hit = index.search({ text: '弗拉基米尔·普京' }).hits[0]!
  expect(hit.score).toBeLessThanOrEqual(94)
  expect(hit.verdict).toBe('possible')
  const { reason } = explain(hit, index.subject(hit.subject))
  expect(reason).toContain('音译相近：“弗拉基米尔”对“VLADIMIR”、“普京”对“PUTIN”')
  expect(reason).toContain('须以原文姓名、证件或出生日期确认')
})

test.each([
  '王小明',
  '李明',
  '李娜',
  '安娜',
  '欧阳娜娜',
  '司马相如',
  '海康威视',
  '中芯国际',
  '普京大学',
  '弗拉基米尔·王',
])('an ordinary Chinese name is not heard as a foreign one: %s', text => {
  expect(
    index.search({ text }).hits.filter(hit => hit.evidence.pairs.some(pair => pair.rule === 'transcription')),
  ).toEqual([])
})

test.each(['王小明', '李 明', '海康威视', '华为技术有限公司', 'Vladimir Putin', '普京 Putin', ''])(
  '%j is not tried as a transcription at all',
  text => {
    expect(analyse(text).filter(variant => variant.kind === 'transcription')).toEqual([])
  },
)

test('a word that is not heard leaves the rest below the threshold', () => {
  expect(first('弗拉基米尔·泽林斯基')).toBe('nothing')
  expect(first('伊戈尔·普京')).toBe('nothing')
})

test('the comparison is the same both ways', () => {
  for (const [han, latin] of [
    ['弗拉基米尔·普京', 'Vladimir Vladimirovich PUTIN'],
    ['尼古拉斯·马杜罗', 'Nicolás MADURO MOROS'],
    ['加兹普罗姆', 'GAZPROM'],
  ] as const)
    expect(comparePair(han, latin).score).toBe(comparePair(latin, han).score)
})

test('two transcriptions of one name share characters or they do not: sound alone never links them', () => {
  expect(comparePair('弗拉基米尔·普京', '瓦西里·弗罗洛夫').verdict).toBe('none')
})

test.each([
  ['Diana Derek Voss', '亚当·沃斯'],
  ['Chen Jieli', '康纳·杰利'],
])('%s is not heard as %s: a settled given name is its own, and pinyin writes no foreigner', (a, b) => {
  expect(comparePair(a, b, '02').verdict).toBe('none')
})

test('a settled given name is heard as itself', () => {
  expect(comparePair('Adam Voss', '亚当·沃斯', '02').verdict).toBe('possible')
})

test('another birth date is said and counted, and never hides a name that is heard whole', () => {
  const born = indexOf([
    subjectOf('bychkov', '02', { names: ['Pyotr Aleksandrovich BYCHKOV'], birthDates: ['1987-11-25'] }),
  ])
  const [hit] = born.search({ text: '彼得·贝奇科夫教授', birthDate: '1970-02-13' }).hits
  expect(hit?.verdict).toBe('possible')
  expect(explain(hit!, born.subject(0)).reason).toContain('出生日期矛盾')
  expect(born.search({ text: '彼得·博奇科夫', birthDate: '1970-02-13' }).hits).toEqual([])
})
