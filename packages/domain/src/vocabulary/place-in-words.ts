import { regionsInText } from './region-in-text.ts'

/** What Chinese writing of business calls a state in short; none that two states share (印, 巴, 伊, 乌, 新). */
const shortNames: Readonly<Record<string, string>> = {
  俄: 'RU',
  美: 'US',
  德: 'DE',
  法: 'FR',
  英: 'GB',
  日: 'JP',
  韩: 'KR',
  朝: 'KP',
  意: 'IT',
  泰: 'TH',
  越: 'VN',
  缅: 'MM',
  中: 'CN',
  港: 'HK',
  台: 'TW',
  蒙: 'MN',
  俄联邦: 'RU',
  美利坚: 'US',
  英格兰: 'GB',
  苏格兰: 'GB',
  哈萨克: 'KZ',
  吉尔吉斯: 'KG',
  乌兹别克: 'UZ',
  土库曼: 'TM',
  委国: 'VE',
}

const states = new Map(Object.entries(shortNames))

/** Names of two characters that no longer name begins with: 马里乌波尔 is not Mali, 约旦河西岸 not Jordan. */
const short =
  /^(?:日本|越南|朝[鲜鮮]|[缅緬]甸|伊朗|埃及|印度|巴西|南非|波[兰蘭]|荷[兰蘭]|瑞[士典]|挪威|芬[兰蘭]|丹[麦麥]|希[腊臘]|老[挝撾]|古巴|沙特|.[国國])$/u

/** Heraklion is a town of Greece. */
const longer = /^伊拉克利翁/u

const parts = /[,，、;；/()（）]+|(?<=\p{Script=Han})[\s·・-]+|[\s·・-]+(?=\p{Script=Han})/u

/** Words after the name of a country by which a text means more, or another place: 俄罗斯以外, 中国和俄罗斯. */
const others = /以外|之外|[周邻鄰][边邊国國]|[和与與及或]|半[岛島]/u

const chinese: ReadonlySet<string> = new Set(['HK', 'MO', 'TW'])

/** Parts of Palestine that no list writes for it. */
const palestine =
  /^(?:加沙(?:地[带帶])?|[约約]旦河西岸|巴勒斯坦[领領]土|Gaza(?: Strip)?|(?:the )?West Bank)$/iu

type Find = (text: string) => string | undefined

/** 阿联酋迪拜: the longest name of a country with which a Chinese text begins, and a place behind it. */
const beginning = (text: string, find: Find): readonly string[] => {
  if (!/^\p{Script=Han}+$/u.test(text) || longer.test(text)) return []
  for (let length = text.length - 2; length >= 2; length--) {
    const [name, rest] = [text.slice(0, length), text.slice(length)]
    const code = length === 2 && !short.test(name) ? undefined : find(name)
    if (code === undefined) continue
    const within = find(rest)
    return others.test(rest) ? [] : within === undefined ? [code] : [code, within]
  }
  return []
}

const isHan = (text: string): boolean => /\p{Script=Han}/u.test(text)

/** Countries that the parts of a text name; in other scripts the country stands last (Korea, North is no Korea). */
const named = (text: string, find: Find): string[] => {
  const read = text
    .split(parts)
    .map(one => one.trim())
    .filter(one => one !== '')
  if (read.length < 2) return [...beginning(text.trim(), find)]
  const found = read.map(one => find(one) ?? beginning(one, find)[0])
  if (found.at(-1) === undefined && !read.some((one, at) => isHan(one) && found[at] !== undefined)) return []
  return found.filter(code => code !== undefined)
}

/** The parts of a text that may be the name of a place. */
export const placeParts = (text: string): string[] => text.split(parts).map(one => one.trim())

/** The one country that a text names beside a place in it: 阿联酋迪拜, Dubai (UAE), 俄; none where it names two. */
export const placeInWords = (text: string, find: Find): string | undefined => {
  const state = states.get(text.trim())
  if (state !== undefined) return state
  if (palestine.test(text.trim())) return 'PS'
  const [region] = regionsInText(text)
  if (region !== undefined) return region
  const codes = [...new Set(named(text, find))]
  const inner = codes.filter(code => chinese.has(code))
  const rest = codes.includes('CN') && inner.length === 1 ? codes.filter(code => code !== 'CN') : codes
  return rest.length === 1 ? rest[0] : undefined
}
