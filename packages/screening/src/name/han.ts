import { Converter } from 'opencc-js/t2cn'
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
}

/** Simplified form of Han text with variant characters folded; what has no simplified form stays. */
export const foldHan = (text: string): string => {
  const simplified = toSimplified(text)
  let out = ''
  for (const char of simplified) out += variants[char] ?? char
  return out
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

/** Toneless syllables of a run of characters read in context; as a name, the surname reading comes first. */
export const syllablesOf = (run: string, asName: boolean): string[] =>
  pinyin(run, {
    toneType: 'none',
    type: 'array',
    v: true,
    ...(asName ? { surname: 'head' as const } : {}),
  }).map(one => one.toUpperCase())
