import { remember } from '../../memory.ts'
import { cantoneseReadings } from '../han/cantonese.ts'
import { readingsOf } from '../han/han.ts'
import { classOf } from '../sound/heard-latin.ts'
import { costOfReplacing, soundCosts, soundDistance } from '../sound/sound-distance.ts'
import { Token, type Variant } from '../token/token.ts'
import { variantOf } from '../token/variant.ts'

// A brand heard loosely must share no key with a transcription (~) or a character.
const mark = '^'
const looseUnit = mark.charCodeAt(0)

const looseWeight = 0.7

const looseToken = (run: string): Token => new Token({ text: run, key: mark + run, weight: looseWeight })

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

const isVowel = (sound: string): boolean => 'aeiou'.includes(sound)

/** Pairs of classes that one brand or another writes for the other. */
const near: Readonly<Record<string, number>> = { HK: 0.5, HS: 0.6, MN: 0.35, LN: 0.5, FP: 0.6, FH: 0.7 }
const otherVowel = 0.35
const sameClass = 0.15
const glide = 0.3
const halfVowels = /^[iu][fvw]$|^[fvw][iu]$/

const replacing = (a: string, b: string): number => {
  if (a === b) return 0
  if (isVowel(a) && isVowel(b)) return otherVowel
  if (isVowel(a) || isVowel(b)) return halfVowels.test(a + b) ? glide : 1
  const [x, y] = [classOf(a), classOf(b)]
  return x === y ? sameClass : (near[x < y ? x + y : y + x] ?? 1)
}

const dropping = (sound: string): number =>
  isVowel(sound) ? 0.25 : /[nmh]/.test(sound) ? 0.4 : /[ktp]/.test(sound) ? 0.5 : 0.8

const costs = soundCosts(dropping, replacing)

const shortestSound = 3
/** A brand keeps its first sound before all others. */
const mostAtFirst = 0.6

/** How near, 0-1, a Latin word sounds to characters in Mandarin or Cantonese, whole. */
export const looseLikeness = (loose: Token, latin: Token): number => {
  if (latin.role !== 'word' || latin.key.length < shortestSound || !/^[A-Z]+$/.test(latin.key)) return 0
  // What is written in pinyin is read in pinyin: HAIYANG is no 海格.
  if (latin.word.syllables) return 0
  const [sounds] = latin.word.heard.sounds as [string]
  let best = 0
  for (const reading of read(loose.key.slice(1))) {
    const length = Math.max(shortestSound, (reading.length + sounds.length) / 2)
    if (costOfReplacing(costs, reading, sounds) > mostAtFirst) continue
    if (Math.abs(reading.length - sounds.length) > length / 2) continue
    best = Math.max(best, 1 - soundDistance(reading, sounds, costs) / length)
  }
  return best
}
