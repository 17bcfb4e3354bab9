import { rewriter } from '../script/spelling-rules.ts'

/** Classes of consonants that transcription mixes up: one letter of a skeleton stands for several sounds. */
const classes: Readonly<Record<string, string>> = {
  b: 'P',
  p: 'P',
  d: 'T',
  t: 'T',
  g: 'K',
  k: 'K',
  v: 'F',
  f: 'F',
  w: 'F',
  s: 'S',
  z: 'S',
  c: 'S',
  x: 'S',
  q: 'S',
  j: 'S',
  '3': 'S',
  h: 'H',
  m: 'M',
  n: 'N',
  l: 'L',
  r: 'L',
}

export const classOf = (sound: string): string => classes[sound] ?? ''

/** Consonants of one class count once when no vowel (a point) parts them: Anna is 安娜, and both hold one N. */
export const collapse = (classed: string): string => {
  let out = ''
  let last = ''
  for (const one of classed) {
    if (one !== last && one !== '.') out += one
    last = one
  }
  return out
}

/** What a Latin word sounds like, and every consonant skeleton by which it may have been written. */
export interface HeardLatin {
  /** More than one where CH may be a K (Echo). */
  readonly sounds: readonly string[]
  readonly skeletons: ReadonlySet<string>
}

const digraphs = rewriter([
  [['SCH', 'SH'], /SHCH|SCH|SH/g, 'x'],
  [['TCH', 'CZ'], /TCH|CZ/g, 'q'],
  [['SZ'], /SZ/g, 'x'],
  [['ZH'], /ZH/g, '3'],
  [['KH'], /KH/g, 'h'],
  [['GH'], /GH/g, 'g'],
  [['PH'], /PH/g, 'f'],
  [['DH'], /DH/g, 'd'],
  [['NG'], /NG(?![AEIOUY])/g, 'N'],
  [['TS', 'TZ'], /TS|TZ/g, 'c'],
  [['DZ', 'DJ'], /DZ|DJ/g, 'j'],
  [['CK'], /CK/g, 'k'],
  [['X'], /XX?/g, 'ks'],
  [['CE', 'CI', 'CY'], /C(?=[EIY])/g, 's'],
  [['OVIC', 'EVIC'], /(?<=[OE]V)IC$/g, 'Iq'],
  [['C'], /C(?!H)/g, 'k'],
  [['Q'], /QU?/g, 'k'],
  [['OU', 'OO'], /OU|OO/g, 'u'],
  [['EE'], /EE/g, 'i'],
  [['Y'], /Y/g, 'i'],
])

/** Sounds that another language reads otherwise, with every class they may stand for ('' when not heard). */
const doubtful: readonly (readonly [RegExp, readonly string[]])[] = [
  [/CH/y, ['S', 'K', 'H']],
  [/TH/y, ['T', 'S']],
  [/W/y, ['F', '']],
  [/^V/y, ['F', 'P']],
  [/J/y, ['S', 'H', '']],
  [/G(?=[EIi])/y, ['K', 'S', 'H']],
  [/h/y, ['H', 'K']],
  // Ukrainian writes H where Russian has G: HLADKOV, HRYZLOV.
  [/H(?=[LR])/y, ['H', '', 'K']],
  [/H/y, ['H', '']],
  [/LL/y, ['L', '']],
  [/L(?![AEIOUaeiou])/y, ['L', '']],
  [/R(?![AEIOUaeiou])/y, ['L', '']],
  [/M(?![AEIOUaeiou])/y, ['M', 'N']],
  [/GN/y, ['N', 'KN']],
  [/j/y, ['S', 'TS']],
]

const byFirstLetter = Map.groupBy(doubtful, ([{ source }]) => source.replace('^', '')[0]!)

const mostSkeletons = 32

const plain = new Map(
  [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz3'].map(letter => [
    letter,
    classOf(letter.toLowerCase()) || '.',
  ]),
)

const skeletonsOf = (text: string): Set<string> => {
  let found = ['']
  /** What all that is found goes on with. */
  let sure = ''
  for (let at = 0; at < text.length;) {
    const rules = byFirstLetter.get(text[at]!)
    const doubt = rules?.find(([sound]) => {
      sound.lastIndex = at
      return sound.test(text)
    })
    if (doubt === undefined) {
      sure += plain.get(text[at++]!) ?? '.'
      continue
    }
    found = found.flatMap(one => doubt[1].map(option => one + sure + option)).slice(0, mostSkeletons)
    sure = ''
    at = doubt[0].lastIndex
  }
  return new Set(found.map(one => collapse(one + sure)))
}

const hear = (word: string): HeardLatin => {
  const text = digraphs(word)
  const hard = text.includes('CH') ? ['q', 'k'] : ['q']
  const sounds = hard.map(sound => text.replaceAll('CH', sound).replaceAll('TH', 't').toLowerCase())
  return { sounds: sounds.map(one => one.replace(/(.)\1+/g, '$1')), skeletons: skeletonsOf(text) }
}

/** Sounds of a Latin word (A-Z), whatever its language: doubtful letters keep every skeleton. */
export const hearLatin = hear
