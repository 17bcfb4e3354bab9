/** A number of a name with its unit, in the unit of the limits. */
export interface Quantity {
  readonly unit: string
  readonly value: number
  /** As it was written. */
  readonly text: string
}

const per = '(?:公斤|千克|kg)'

/** How units are written, and what one of them is in the unit that limits count in. */
const written: readonly (readonly [unit: string, factor: number, pattern: string])[] = [
  ['Wh/kg', 1000, `kw[·.]?h/kg|千瓦时[/每]${per}`],
  ['Wh/kg', 1, `w[·.]?h/kg|瓦时[/每]${per}`],
  ['Wh/kg', 1 / 3.6, `kj/kg|千焦[/每]${per}`],
  ['Wh/kg', 0.001, 'wh/t|瓦时[/每]吨'],
  ['m3/h', 1, 'm3/h|立方米/小时|立方米每小时|方/小时'],
  ['cm3', 1, 'cm3|立方厘米'],
  ['cm3', 1000, 'l|升'],
  ['Hz', 1e9, 'ghz|吉赫'],
  ['Hz', 1e6, 'mhz|兆赫'],
  ['Hz', 1000, 'khz|千赫'],
  ['Hz', 1, 'hz|赫兹|赫'],
  ['VA', 1e6, 'mva|兆伏安|兆瓦'],
  ['VA', 1000, 'kva|kw|千伏安|千瓦'],
  ['VA', 1, 'va|w|伏安|瓦'],
  ['VA', 0.001, '毫瓦'],
  ['V', 1e6, '兆伏'],
  ['V', 1000, 'kv|千伏'],
  ['V', 1, 'v|伏特?'],
  ['A', 1000, 'ka|千安'],
  ['A', 1, 'a|安培?'],
  ['A', 0.001, 'ma|毫安'],
  ['keV', 1000, 'mev|兆电子伏特?'],
  ['keV', 1, 'kev|千电子伏特?'],
  ['uF', 1000, '毫法'],
  ['uF', 1, '[uμ]f|微法'],
  ['uF', 0.001, 'nf|纳法'],
  ['nH', 1000, '[uμ]h|微亨'],
  ['nH', 1, 'nh|纳亨'],
  ['ohmcm', 1, '(?:ω|ohms?|欧姆?)[-·.*]?(?:cm|厘米)'],
  ['deg/h', 1, '(?:°|deg(?:rees?)?|度)[/每](?:h(?:r|our)?|小?时)'],
  ['SPS', 1e9, 'gsps|gs/s'],
  ['SPS', 1e6, 'msps|ms/s'],
  ['SPS', 1000, 'ksps|ks/s'],
  ['bit', 1, '-?bits?|位'],
  ['%', 1, '%'],
  ['WT', 1, 'wt(?!\\s*%)'],
  ['MPa', 1000, 'gpa|吉帕'],
  ['MPa', 1, 'mpa|兆帕|n/mm2'],
  ['MPa', 6.895, 'ksi'],
  ['MPa', 0.0069, 'psi'],
  ['MPa', 0.1, 'bar|巴'],
  ['mm', 1, 'mm|毫米'],
  ['mm', 10, 'cm|厘米'],
  ['mm', 25.4, 'inch(?:es)?|in|英寸|"|″'],
  ['mm', 1000, 'm|米'],
  ['C', 1, '°c|摄氏度'],
  ['Gy', 1000, 'kgy|千戈瑞'],
  ['Gy', 1e4, 'mrad|兆拉德'],
  ['Gy', 10, 'krad|千拉德'],
  ['Gy', 1, 'gy|戈瑞'],
  ['Gy', 0.01, 'rad|拉德'],
  ['ppm', 1, 'ppm'],
  ['kN', 1, 'kn|千牛'],
  ['u', 1, 'amu|u'],
]

const number = String.raw`(?<![\p{Script=Latin}\d.])(?<base>\d+(?:,\d{3})*(?:\.\d+)?)(?:\s*[×x*]\s*10\^?(?<power>\d)(?!\d)|(?<tenThousands>万))?`

const patterns = written.map(([unit, factor, pattern]) => ({
  unit,
  factor,
  sign: new RegExp(String.raw`${number}\s*(?:${pattern})(?!\()(?![\p{Script=Latin}\p{N}/·])`, 'gu'),
}))

/** What stands before its number. */
const led = [
  { unit: 'TPP', sign: /(?:tpp|总处理性能)\s*[:=≥>约]*\s*(?<base>\d+(?:,\d{3})*(?:\.\d+)?)/gu },
  { unit: 'mm', sign: /[φø]\s*(?<base>\d+(?:\.\d+)?)(?!\s*(?:[cd]?m|in|\p{N}))/gu },
]

const digits = '零一二三四五六七八九'

/** 七十六 is 76. */
const numeral = (text: string): string => {
  let [total, digit] = [0, 0]
  for (const sign of text.replaceAll('两', '二')) {
    const unit = { 十: 10, 百: 100, 千: 1000 }[sign]
    if (unit === undefined) digit = digits.indexOf(sign)
    else [total, digit] = [total + (digit || 1) * unit, 0]
  }
  return String(total + digit)
}

const numerals = /[零一二两三四五六七八九][零一二三四五六七八九十百千]*|十[一二三四五六七八九]?/gu
const beforeUnit = /^(?:毫米|厘米|英寸|兆帕|吉帕|千?赫|千?瓦|千?伏|千?安|戈瑞)/u

const folded = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/(?<=\d\s*)MW(?!\p{L})/gu, '兆瓦')
    .replace(/(?<=\d\s*)mW(?!\p{L})/gu, '毫瓦')
    .replace(/(?<=\d\s*)MV(?!\p{L})/gu, '兆伏')
    .toLowerCase()
    .replace(numerals, (found, at: number, all: string) =>
      beforeUnit.test(all.slice(at + found.length)) ? numeral(found) : found,
    )

/** 2.7-3.5GHz: what stands before the number at the end of a range. */
const beforeEnd = String.raw`(?:(?<![\p{Script=Latin}\d.])\d[\d.,]*\s*[-~～–—至到]\s*)?`

const told = patterns.map(({ sign }) => new RegExp(beforeEnd + sign.source, 'gu'))

/** A name without numbers that have a unit: they say how much and not what, and a GaN功放 of 300W is a GaN功放. */
export const withoutQuantities = (name: string): string => {
  const text = folded(name)
  const bare = told.reduce((left, sign) => left.replace(sign, ' '), text)
  return bare === text ? name : bare.trim()
}

const valueOf = ({ base, power, tenThousands }: Readonly<Record<string, string | undefined>>): number =>
  Number(base!.replaceAll(',', '')) * 10 ** Number(tenThousands === undefined ? (power ?? '0') : 4)

/** Numbers of a name that have a unit; of a range the number at its end. */
export const quantitiesOf = (name: string): Quantity[] => {
  const text = folded(name)
  const found = [...patterns, ...led.map(one => ({ ...one, factor: 1 }))]
  return found.flatMap(({ unit, factor, sign }) =>
    [...text.matchAll(sign)].map(({ 0: all, groups }) => ({
      unit,
      value: factor * valueOf(groups!),
      text: all.trim(),
    })),
  )
}
