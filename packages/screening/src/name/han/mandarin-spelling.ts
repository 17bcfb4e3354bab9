import { readingsOf } from './han.ts'

const initials: readonly (readonly [string, string])[] = [
  ['TSH', 'C'],
  ['TZ', 'C'],
  ['TS', 'C'],
  ['DZ', 'C'],
  ['CH', 'C'],
  ['JH', 'C'],
  ['ZH', 'C'],
  ['CY', 'C'],
  ['SH', 'S'],
  ['SY', 'S'],
  ['SZ', 'S'],
  ['SS', 'S'],
  ['HS', 'S'],
  ['B', 'P'],
  ['P', 'P'],
  ['D', 'T'],
  ['T', 'T'],
  ['G', 'K'],
  ['K', 'K'],
  ['J', 'C'],
  ['Q', 'C'],
  ['X', 'S'],
  ['Z', 'C'],
  ['C', 'C'],
  ['S', 'S'],
  ['M', 'M'],
  ['F', 'F'],
  ['N', 'N'],
  ['L', 'L'],
  ['H', 'H'],
  ['R', 'R'],
  ['', ''],
]

/** Finals as pinyin, Wade-Giles and the other systems in use in Taiwan write them. */
const finals = new Map(
  Object.entries({
    A: 'a',
    AH: 'a',
    O: 'o',
    E: 'o',
    EH: 'o',
    UO: 'o',
    OH: 'o',
    WO: 'o',
    AI: 'ai',
    AY: 'ai',
    EI: 'ei',
    UI: 'ei',
    UEI: 'ei',
    WEI: 'ei',
    AO: 'ao',
    AU: 'ao',
    OU: 'ou',
    OW: 'ou',
    AN: 'an',
    EN: 'en',
    ANG: 'ang',
    ENG: 'eng',
    ONG: 'ong',
    UNG: 'ong',
    OONG: 'ong',
    ER: 'er',
    ERH: 'er',
    I: 'i',
    IH: 'i',
    YH: 'i',
    YR: 'i',
    R: 'i',
    II: 'i',
    EE: 'i',
    YI: 'i',
    YIH: 'i',
    IA: 'ia',
    YA: 'ia',
    YAH: 'ia',
    IE: 'ie',
    IEH: 'ie',
    YE: 'ie',
    YEH: 'ie',
    IAO: 'iao',
    IAU: 'iao',
    YAO: 'iao',
    YAU: 'iao',
    IU: 'iu',
    IOU: 'iu',
    IOW: 'iu',
    IEW: 'iu',
    YOU: 'iu',
    IAN: 'ian',
    IEN: 'ian',
    YAN: 'ian',
    YEN: 'ian',
    IN: 'in',
    YN: 'in',
    YIN: 'in',
    IANG: 'iang',
    YANG: 'iang',
    ING: 'ing',
    YNG: 'ing',
    YING: 'ing',
    IONG: 'iong',
    IUNG: 'iong',
    YONG: 'iong',
    YUNG: 'iong',
    U: 'u',
    OO: 'u',
    UU: 'u',
    WU: 'u',
    V: 'u',
    YU: 'u',
    UA: 'ua',
    WA: 'ua',
    UAI: 'uai',
    WAI: 'uai',
    UAN: 'uan',
    WAN: 'uan',
    YUAN: 'uan',
    UEN: 'un',
    UN: 'un',
    WEN: 'un',
    YUN: 'un',
    UANG: 'uang',
    WANG: 'uang',
    VE: 'ue',
    UE: 'ue',
    UEH: 'ue',
    YUE: 'ue',
    YUEH: 'ue',
    VN: 'un',
    VAN: 'uan',
  }),
)

const whole = new Map(
  Object.entries({
    TZU: 'Ci',
    TSU: 'Cu',
    SZU: 'Si',
    SSU: 'Si',
    SZE: 'Si',
    TZE: 'Ci',
  }),
)

const parse = (word: string): string => {
  const known = whole.get(word)
  if (known !== undefined) return known
  for (const [spelt, initial] of initials) {
    const final = word.startsWith(spelt) ? finals.get(word.slice(spelt.length)) : undefined
    if (final !== undefined) return initial + final
  }
  return ''
}

/** Class of sound of a Latin word read as one Mandarin syllable in any usual romanisation, '' when it is none. */
export const mandarinSound = (word: string): string => (word.length > 6 ? '' : parse(word))

const readings = new Map<string, readonly string[]>()

/** Classes of sound in which a Chinese character is read in Mandarin, most usual first. */
export const mandarinReadings = (char: string): readonly string[] => {
  let found = readings.get(char)
  if (found === undefined)
    readings.set(char, (found = [...new Set(readingsOf(char).map(mandarinSound).filter(Boolean))]))
  return found
}
