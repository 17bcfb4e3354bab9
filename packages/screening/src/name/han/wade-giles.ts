import { remember } from '../../memory.ts'
import { mandarinSyllables } from './syllables.ts'

const initials: readonly (readonly [string, string])[] = [
  ['ZH', 'CH'],
  ['CH', 'CH'],
  ['SH', 'SH'],
  ['B', 'P'],
  ['P', 'P'],
  ['D', 'T'],
  ['T', 'T'],
  ['G', 'K'],
  ['K', 'K'],
  ['J', 'CH'],
  ['Q', 'CH'],
  ['X', 'HS'],
  ['Z', 'TS'],
  ['C', 'TS'],
  ['R', 'J'],
]

const whole: Readonly<Record<string, string>> = {
  ZHI: 'CHIH',
  CHI: 'CHIH',
  SHI: 'SHIH',
  RI: 'JIH',
  ZI: 'TZU',
  CI: 'TZU',
  SI: 'SZU',
  E: 'O',
  GE: 'KO',
  KE: 'KO',
  HE: 'HO',
  ER: 'ERH',
  YE: 'YEH',
  YAN: 'YEN',
  YI: 'I',
  YU: 'YU',
  YUE: 'YUEH',
  YUAN: 'YUAN',
  YUN: 'YUN',
  YOU: 'YU',
  YONG: 'YUNG',
  GUI: 'KUEI',
  KUI: 'KUEI',
  LUO: 'LO',
  DUO: 'TO',
  TUO: 'TO',
  NUO: 'NO',
  ZUO: 'TSO',
  CUO: 'TSO',
  SUO: 'SO',
  JU: 'CHU',
  QU: 'CHU',
  XU: 'HSU',
  JUAN: 'CHUAN',
  QUAN: 'CHUAN',
  XUAN: 'HSUAN',
  JUE: 'CHUEH',
  QUE: 'CHUEH',
  XUE: 'HSUEH',
  JUN: 'CHUN',
  QUN: 'CHUN',
  XUN: 'HSUN',
  XIONG: 'HSIUNG',
  JIONG: 'CHIUNG',
  QIONG: 'CHIUNG',
  GUO: 'KUO',
  HUO: 'HUO',
}

const finalOf = (final: string): string =>
  final
    .replace(/^ONG$/, 'UNG')
    .replace(/^IAN$/, 'IEN')
    .replace(/^IE$/, 'IEH')
    .replace(/^UE$/, 'UEH')
    .replace(/^UI$/, 'UI')

const spell = (syllable: string): string => {
  const fixed = whole[syllable]
  if (fixed !== undefined) return fixed
  const pair = initials.find(([from]) => syllable.startsWith(from))
  if (!pair) return finalOf(syllable.replaceAll('V', 'U'))
  return pair[1] + finalOf(syllable.slice(pair[0].length).replaceAll('V', 'U'))
}

/** Wade-Giles spelling of a pinyin syllable, without apostrophes and accents, as passports and lists print it. */
export const wadeGiles = remember(1000, spell)

let inverse: Map<string, string[]> | undefined

/** Pinyin syllables that Wade-Giles without apostrophes writes in this one way (CHIEH: JIE, QIE). */
export const fromWadeGiles = (spelling: string): readonly string[] => {
  inverse ??= Map.groupBy(mandarinSyllables, wadeGiles)
  return inverse.get(spelling) ?? []
}
