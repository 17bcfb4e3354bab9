import { lookAlikes } from './look-alikes.table.ts'
import { Converter, Locale } from 'opencc-js/t2cn'
import { pinyin } from 'pinyin-pro'

const toSimplified = Converter({ from: 't', to: 'cn' })

// Characters that mainland usage writes in two ways in one and the same name.
const variants: Readonly<Record<string, string>> = {
  萧: '肖',
  闫: '阎',
  閆: '阎',
  閻: '阎',
  穀: '谷',
  峯: '峰',
  昇: '升',
  喆: '哲',
  淼: '淼',
  〇: '零',
  // Hong Kong's and Taiwan's own forms, and those that simplified usage keeps beside its own.
  衞: '卫',
  敍: '叙',
  暱: '昵',
  钜: '巨',
  馀: '余',
  簷: '檐',
  着: '著',
  幺: '么',
}

/** Characters as simplified in Japan, each before its form in China. */
const japanese =
  '広广検检気气鉄铁発发団团売卖製制沢泽戦战図图経经済济総总芸艺実实塩盐駅驿応应黒黑桜樱県县関关囲围営营験验労劳両两単单竜龙滝泷辺边変变訳译薬药覧览帰归権权観观拡扩険险剣剑駆驱糸丝歯齿収收従从縦纵焼烧乗乘浄净畳叠縄绳譲让醸酿嬢娘声声斉齐浅浅銭钱双双増增続续対对帯带択择弾弹遅迟鋳铸庁厅聴听転转伝传読读浜滨払拂仏佛豊丰毎每満满黙默与与誉誉来来頼赖緑绿霊灵齢龄湾湾斎斋渋涩衛卫価价仮假絵绘懐怀陥陷巻卷歓欢漢汉亀龟戯戏犠牺旧旧拠据挙举渓溪継继茎茎軽轻鶏鸡恵惠撃击圏圈倹俭県县剤剂雑杂賛赞残残児儿釈释寿寿粛肃処处称称証证奨奖粋粹酔醉髄髓枢枢数数静静摂摄窃窃専专潜潜繊纤禅禅壮壮捜搜荘庄装装騒骚臓脏蔵藏属属堕堕滞滞担担昼昼虫虫勅敕鎮镇逓递点点灯灯当当党党闘斗独独弐贰悩恼脳脑廃废拝拜麦麦髪发抜拔蛮蛮秘秘瓶瓶並并併并塀塀弁辩穂穗翻翻万万弥弥予预揺摇様样謡谣乱乱猟猎塁垒励励礼礼恋恋炉炉楼楼録录歩步壌壤錬炼練练穣穰巣巢桟栈砕碎稲稻焔焰亜亚悪恶圧压壱一隠隐栄荣円圆縁缘艶艳穏稳壊坏覚觉楽乐渇渴勧劝寛宽郷乡暁晓勲勋薫熏蛍萤顕显厳严効效鉱矿獣兽渉涉剰剩瀬濑挿插曽曾痩瘦徴征徳德覇霸晩晚舗铺麺面戻戾涙泪暦历歴历輌辆'

const foldJapanese = new Map<string, string>()
for (let i = 0; i + 1 < japanese.length; i += 2) foldJapanese.set(japanese[i]!, japanese[i + 1]!)

/** 乾 is 干 where something is dry, else it is read QIAN and stays (乾业, 乾元). */
const qian = /(?<![餅饼萄])乾(?![燥貨货果洗粮糧旱净淨])/gu
const kept = '\uE000'

const simplify = (text: string): string =>
  text.includes('乾') ? toSimplified(text.replace(qian, kept)).replaceAll(kept, '乾') : toSimplified(text)

const foldNew = (text: string): string => {
  const simplified = simplify(text)
  let out = ''
  for (const char of simplified) out += variants[char] ?? foldJapanese.get(char) ?? char
  return out
}

/** Characters that change in some words though not by themselves. */
const inWords = new Set(
  (Locale.to['cn']!.flat() as string[])
    .flatMap(entries => entries.split('|'))
    .flatMap(entry => {
      const [from, to] = entry.split(' ').map(text => [...text]) as [string[], string[]]
      return from.filter((char, i) => char !== to[i] || from.length !== to.length)
    }),
)

/** Whether a UTF-16 unit is a character that folding never changes: 1, or 2 where it may; 0 is not known yet. */
const folding = new Uint8Array(1 << 16)

const mayFold = (unit: number): boolean => {
  if (folding[unit] === 0) {
    const char = String.fromCharCode(unit)
    folding[unit] = !char.isWellFormed() || inWords.has(char) || foldNew(char) !== char ? 2 : 1
  }
  return folding[unit] === 2
}

/** Simplified form of Han text with variant characters folded; what has no simplified form stays. */
export const foldHan = (text: string): string => {
  for (let i = 0; i < text.length; i++) if (mayFold(text.charCodeAt(i))) return foldNew(text)
  return text
}

const readings = new Map<string, string[]>()

/** Every toneless reading of a character, most frequent first, ü written V. */
export const readingsOf = (char: string): readonly string[] => {
  let found = readings.get(char)
  if (found === undefined) {
    const all = pinyin(char, { toneType: 'none', multiple: true, type: 'array', v: true, nonZh: 'removed' })
    readings.set(char, (found = [...new Set(all.map(one => one.toUpperCase()))]))
  }
  return found
}

/** The south says ZH as Z, and types BING for BIN. */
const loosely = (reading: string): string => reading.replace(/^([ZCS])H/u, '$1').replace(/NG$/u, 'N')

/** Whether two characters have a reading in common, whatever its tone, as north or south says it. */
export const soundAlike = (a: string, b: string): boolean => {
  const readings = readingsOf(b).map(loosely)
  return readingsOf(a).some(reading => readings.includes(loosely(reading)))
}

const groupsOf = new Map<string, Set<string>>()
for (const group of lookAlikes)
  for (const char of group) groupsOf.set(char, new Set([...(groupsOf.get(char) ?? []), group]))

/** Whether two simplified characters are taken for one another by the eye. */
export const lookAlike = (a: string, b: string): boolean => {
  const groups = groupsOf.get(b)
  return groups !== undefined && [...(groupsOf.get(a) ?? [])].some(group => groups.has(group))
}

const sounds = new Map<string, string>()

/** How characters sound by the commonest reading of each; texts written by other characters of the same sound are alike. */
export const soundOf = (text: string): string => {
  let sound = ''
  for (const char of text) {
    let one = sounds.get(char)
    if (one === undefined) sounds.set(char, (one = loosely(readingsOf(char)[0] ?? char)))
    sound += ` ${one}`
  }
  return sound
}

const syllable = /^[A-Z]+$/

/** The readings of characters of one reading each; undefined when one of them has others. */
const onlyReadings = (run: string): string[] | undefined => {
  const out: string[] = []
  for (const char of run) {
    const [reading, ...others] = readingsOf(char)
    if (others.length > 0 || reading === undefined || !syllable.test(reading)) return undefined
    out.push(reading)
  }
  return out
}

const inContext = (run: string, asName: boolean): string[] =>
  pinyin(run, {
    toneType: 'none',
    type: 'array',
    v: true,
    ...(asName ? { surname: 'head' as const } : {}),
  }).map(one => one.toUpperCase())

/**
 * Toneless syllables of a run of characters read in context; as a name, the surname reading comes first. Characters of
 * one reading are read so in whatever company.
 */
export const syllablesOf = (run: string, asName: boolean): readonly string[] =>
  onlyReadings(run) ?? inContext(run, asName)
