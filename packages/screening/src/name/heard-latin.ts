import { rewriter } from './rewrite.ts'

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
export const collapse = (classed: string): string => classed.replace(/([A-Z])\1+/g, '$1').replaceAll('.', '')

/** What a Latin word sounds like, and every consonant skeleton by which it may have been written. */
export interface HeardLatin {
  readonly sounds: string
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
  [['X'], /X/g, 'ks'],
  [['CE', 'CI', 'CY'], /C(?=[EIY])/g, 's'],
  [['C'], /C(?!H)/g, 'k'],
  [['Q'], /QU?/g, 'k'],
  [['OU', 'OO'], /OU|OO/g, 'u'],
  [['EE'], /EE/g, 'i'],
  [['Y'], /Y/g, 'i'],
])

/** Sounds that another language reads otherwise, with every class they may stand for ('' when not heard). */
const doubtful: readonly (readonly [RegExp, readonly string[]])[] = [
  [/^CH/, ['S', 'K', 'H']],
  [/^TH/, ['T', 'S']],
  [/^W/, ['F', '']],
  [/^J/, ['S', 'H', '']],
  [/^G(?=[EIi])/, ['K', 'S', 'H']],
  [/^h/, ['H', 'K']],
  [/^H/, ['H', '']],
  [/^LL/, ['L', '']],
  [/^L(?![AEIOUaeiou])/, ['L', '']],
  [/^R(?![AEIOUaeiou])/, ['L', '']],
  [/^M(?![AEIOUaeiou])/, ['M', 'N']],
  [/^GN/, ['N', 'KN']],
]

const doubtfulStart = new Set('CTWJGhHLRM')

const mostSkeletons = 32

const plain = new Map(
  [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz3'].map(letter => [
    letter,
    classOf(letter.toLowerCase()) || '.',
  ]),
)

const skeletonsOf = (text: string): Set<string> => {
  let found = ['']
  for (let at = 0; at < text.length;) {
    const rest = doubtfulStart.has(text[at]!) ? text.slice(at) : ''
    const doubt = rest === '' ? undefined : doubtful.find(([test]) => test.test(rest))
    if (doubt === undefined) {
      const sound = plain.get(text[at]!) ?? '.'
      for (let i = 0; i < found.length; i++) found[i] += sound
      at++
      continue
    }
    found = found.flatMap(one => doubt[1].map(option => one + option)).slice(0, mostSkeletons)
    at += doubt[0].exec(rest)![0].length
  }
  return new Set(found.map(collapse))
}

const hear = (word: string): HeardLatin => {
  const text = digraphs(word)
  const sounds = text.replaceAll('CH', 'q').replaceAll('TH', 't').toLowerCase()
  return { sounds: sounds.replace(/(.)\1+/g, '$1'), skeletons: skeletonsOf(text) }
}

/** Sounds of a Latin word (A-Z), whatever its language: doubtful letters keep every skeleton. */
export const hearLatin = hear
