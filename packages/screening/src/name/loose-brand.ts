import { remember } from '../memory.ts'
import { cantoneseReadings } from './cantonese.ts'
import { readingsOf } from './han.ts'
import { hearLatin } from './heard-latin.ts'
import { pinyinSyllables } from './syllables.ts'
import type { Token, Variant } from './token.ts'
import { variantOf } from './variant.ts'

// A brand heard loosely must share no key with a transcription (~) or a character.
const mark = '^'
const looseUnit = mark.charCodeAt(0)

const looseWeight = 0.7

const looseToken = (run: string): Token => ({
  text: run,
  key: mark + run,
  role: 'word',
  concept: '',
  han: false,
  abjad: false,
  accent: '',
  weight: looseWeight,
})

export const isLoose = (token: Token): boolean => token.key.charCodeAt(0) === looseUnit

const shortest = 2
const longest = 4

/**
 * A firm whose brand is two to four characters: its English name often keeps no more than their sound (兴纺, HINGTEX).
 * For two given names only: no key leads from such a brand to the names that it may be.
 */
export const looseForms = (direct: Variant): Variant[] => {
  const { tokens } = direct
  const at = tokens.findIndex(token => token.han)
  const end = tokens.findIndex((token, i) => i > at && !token.han)
  const run = tokens.slice(at, end < 0 ? tokens.length : end)
  if (at < 0 || end < 0 || run.length < shortest || run.length > longest) return []
  if (tokens.slice(end).some(token => token.han)) return []
  const brand = looseToken(run.map(token => token.key).join(''))
  return [variantOf('loose', [...tokens.slice(0, at), brand, ...tokens.slice(end)])]
}

const initials: Readonly<Record<string, string>> = {
  ZH: 'j',
  CH: 'q',
  SH: 'x',
  Z: 'j',
  C: 'q',
  Y: 'i',
  W: 'u',
}

const cantoneseInitials: Readonly<Record<string, string>> = { C: 'q', Q: 'k', Y: 'i', W: 'u' }

const join = (initial: string, final: string): string =>
  (initial + final.replace('v', 'u').replace('ng', 'n')).replace(/(.)\1/g, '$1')

const inMandarin = (char: string): string => {
  const [, initial = '', final = ''] =
    /^(ZH|CH|SH|[BPMFDTNLGKHJQXRZCSYW])?(.*)$/.exec(readingsOf(char)[0] ?? '') ?? []
  return join(initials[initial] ?? initial.toLowerCase(), final.toLowerCase())
}

const inCantonese = (char: string): string[] =>
  cantoneseReadings(char)
    .slice(0, 2)
    .map(sound => {
      const [, initial = '', final = ''] = /^([A-Z]?)(.*)$/.exec(sound) ?? []
      return join(cantoneseInitials[initial] ?? initial.toLowerCase(), final)
    })

const mostReadings = 3

const readNew = (run: string): readonly string[] => {
  const chars = [...run]
  const cantonese = chars.reduce<string[]>(
    (heads, char) =>
      heads.flatMap(head => inCantonese(char).map(sound => head + sound)).slice(0, mostReadings),
    [''],
  )
  return [...new Set([chars.map(inMandarin).join(''), ...cantonese])].filter(Boolean)
}

const read = remember(2000, readNew)

const classes: Readonly<Record<string, string>> = {
  b: 'P',
  p: 'P',
  d: 'T',
  t: 'T',
  g: 'K',
  k: 'K',
  f: 'F',
  v: 'F',
  w: 'F',
  s: 'S',
  z: 'S',
  c: 'S',
  x: 'S',
  q: 'S',
  j: 'S',
  '3': 'S',
  l: 'L',
  r: 'L',
}

const isVowel = (sound: string): boolean => 'aeiou'.includes(sound)

/** Pairs of classes that one brand or another writes for the other. */
const near: Readonly<Record<string, number>> = { HK: 0.5, HS: 0.6, MN: 0.35, LN: 0.5, FP: 0.6, FH: 0.7 }
const otherVowel = 0.35
const sameClass = 0.15
const glide = 0.3
const halfVowels = /^[iu][fvw]$|^[fvw][iu]$/

const classOf = (sound: string): string => classes[sound] ?? sound.toUpperCase()

const replacing = (a: string, b: string): number => {
  if (a === b) return 0
  if (isVowel(a) && isVowel(b)) return otherVowel
  if (isVowel(a) || isVowel(b)) return halfVowels.test(a + b) ? glide : 1
  const [x, y] = [classOf(a), classOf(b)]
  return x === y ? sameClass : (near[x < y ? x + y : y + x] ?? 1)
}

const dropping = (sound: string): number =>
  isVowel(sound) ? 0.25 : /[nmh]/.test(sound) ? 0.4 : /[ktp]/.test(sound) ? 0.5 : 0.8

// Sounds are ASCII: every cost is known before the first brand is heard.
const units = 128
const letters = Array.from({ length: units }, (_, code) => String.fromCharCode(code))
const dropCost = Float64Array.from(letters, dropping)
const replaceCost = Float64Array.from({ length: units * units }, (_, i) =>
  replacing(letters[Math.floor(i / units)]!, letters[i % units]!),
)
const longestSounds = 30
const rows = [new Float64Array(longestSounds + 1), new Float64Array(longestSounds + 1)]

const distance = (a: string, b: string): number => {
  let [row, next] = rows as [Float64Array, Float64Array]
  row[0] = 0
  for (let j = 0; j < b.length; j++) row[j + 1] = row[j]! + dropCost[b.charCodeAt(j)]!
  for (let i = 0; i < a.length; i++) {
    const own = a.charCodeAt(i)
    next[0] = row[0]! + dropCost[own]!
    for (let j = 0; j < b.length; j++) {
      const other = b.charCodeAt(j)
      const replaced = row[j]! + replaceCost[own * units + other]!
      const dropped = Math.min(row[j + 1]! + dropCost[own]!, next[j]! + dropCost[other]!)
      next[j + 1] = Math.min(replaced, dropped)
    }
    ;[row, next] = [next, row]
  }
  return row[b.length]!
}

const shortestSound = 3
/** A brand keeps its first sound before all others. */
const mostAtFirst = 0.6

/** How near, 0-1, a Latin word sounds to characters in Mandarin or Cantonese, whole. */
export const looseLikeness = (loose: Token, latin: Token): number => {
  if (latin.role !== 'word' || latin.key.length < shortestSound || !/^[A-Z]+$/.test(latin.key)) return 0
  // What is written in pinyin is read in pinyin: HAIYANG is no 海格.
  if (pinyinSyllables(latin.key)) return 0
  const { sounds } = hearLatin(latin.key)
  let best = 0
  for (const reading of read(loose.key.slice(1))) {
    const length = Math.max(shortestSound, (reading.length + sounds.length) / 2)
    if (reading.length > longestSounds || sounds.length > longestSounds) continue
    if (replaceCost[reading.charCodeAt(0) * units + sounds.charCodeAt(0)]! > mostAtFirst) continue
    if (Math.abs(reading.length - sounds.length) > length / 2) continue
    best = Math.max(best, 1 - distance(reading, sounds) / length)
  }
  return best
}
