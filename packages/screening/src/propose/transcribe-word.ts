import { syllableCells } from '../name/han/transcription-table.ts'
import { ownCells, soundRules } from './sounds.table.ts'
import type { SourceLanguage } from './source-language.ts'

const cells = new Map(
  syllableCells.map(({ initial, final, characters }) => [`${initial || '0'}/${final}`, characters[0]!]),
)

const initials: Readonly<Record<string, string>> = { '3': 'ZH', x: 'SH', q: 'CH', '7': 'GW', '8': 'KW' }
const finals: Readonly<Record<string, string>> = { '4': 'AI', '0': 'AO', '6': 'V' }
const vowel = /[aeiou@640]/

/** Sounds of a Latin word (A-Z) read by the spelling habits of a language. */
const soundsOf = (word: string, language: SourceLanguage): string =>
  soundRules(language)
    .reduce((text, [from, to]) => text.replace(from, to), word)
    .toLowerCase()
    .replace(/(.)\1/g, '$1')

interface Piece {
  readonly initial: string
  readonly final: string
  readonly nasal: string
}

/** Consonant, vowel and a nasal that belongs to it; the nasal before a vowel begins the next syllable. */
const piecesOf = (sounds: string): Piece[] => {
  const pattern = /([^aeiou@640n9]|n(?=[aeiou@640]))?([aeiou@640])(?:(9|n(?![aeiou@640])|m(?=[bp])))?|(.)/g
  return [...sounds.matchAll(pattern)].map(([, initial = '', final = '', nasal = '', alone = '']) => {
    const letter = initial || alone
    return {
      initial: initials[letter] ?? letter.toUpperCase(),
      final: finals[final] ?? final.toUpperCase(),
      nasal,
    }
  })
}

const cellOf = (initial: string, final: string, language: SourceLanguage): string | undefined =>
  ownCells[language]?.[initial + final] ?? cells.get(`${initial || '0'}/${final}`)

const withNasal = ({ initial, final, nasal }: Piece, language: SourceLanguage): string | undefined => {
  const short = final === 'V' ? 'I' : final
  return (
    (nasal === '9' ? cellOf(initial, `${short}NG`, language) : undefined) ??
    cellOf(initial, `${short}N`, language)
  )
}

interface Place {
  readonly first: boolean
  readonly language: SourceLanguage
}

const alone = (initial: string, { first }: Place): string => {
  if (initial === '9') return '恩'
  if (initial === 'V' || initial === 'F') return first ? '弗' : '夫'
  if (initial === 'SH' && first) return '施'
  return cells.get(`${initial}/`) ?? ''
}

const spell = (piece: Piece, place: Place): string => {
  const { initial, final, nasal } = piece
  const { language } = place
  if (final === '') return alone(initial, place)
  if (place.first && initial === 'Y' && final === 'A' && nasal === '') return '雅'
  const whole = nasal === '' ? cellOf(initial, final, language) : withNasal(piece, language)
  if (whole !== undefined) return whole
  const coda = nasal === '' ? '' : '恩'
  const open = cellOf(initial, final, language)
  if (open !== undefined) return open + coda
  // No character of its own (VAI): the consonant with a plain vowel, then the rest.
  const [plain, rest] = final === 'AI' ? ['A', '伊'] : ['A', '奥']
  return (cellOf(initial, plain!, language) ?? alone(initial, place)) + rest + coda
}

const feminine = /(OVA|EVA|OVNA|EVNA|AYA|AIA|INA|YNA)$/

const womanlyForms: Readonly<Record<string, string>> = { 瓦: '娃', 纳: '娜', 亚: '娅', 利: '丽' }

/** The last character of a woman's name is written with a woman's character. */
const womanly = (text: string): string => text.slice(0, -1) + (womanlyForms[text.slice(-1)] ?? text.slice(-1))

/** Ends of Germanic surnames and places that are written in one way whatever stands before. */
const settledEnds = [
  ['BERG', '贝格'],
  ['STEIN', '斯坦'],
  ['MANN', '曼'],
  ['FELD', '费尔德'],
  ['BURG', '堡'],
  ['FORD', '福德'],
  ['WOOD', '伍德'],
] as const

const readWord = (word: string, language: SourceLanguage): string => {
  const sounds = soundsOf(word, language)
  if (!vowel.test(sounds)) return ''
  return piecesOf(sounds)
    .map((piece, i) => spell(piece, { first: i === 0, language }))
    .join('')
}

/** A Latin word (A-Z) in Chinese characters by its sound; '' when nothing of it can be read. */
export const transcribeWord = (word: string, language: SourceLanguage): string => {
  const end = settledEnds.find(([letters]) => word.length > letters.length + 1 && word.endsWith(letters))
  const stem = end ? readWord(word.slice(0, -end[0].length), language) : ''
  if (end && stem !== '') return stem + end[1]
  const text = readWord(word, language)
  return language === 'russian' && feminine.test(word) ? womanly(text) : text
}
