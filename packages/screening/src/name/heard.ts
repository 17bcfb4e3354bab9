import { classOf, hearLatin } from './heard-latin.ts'
import { hearHan } from './heard-han.ts'
import { isSettled, settledName } from './settled-names.ts'
import type { Token } from './token.ts'

// A transcribed word and a single character must not share a key: 金 alone is a character, ~金 is heard.
const mark = '~'

export const heardUnit = mark.charCodeAt(0)

const heardWeight = 0.7

/** Characters that write one foreign word by its sound, as one token. */
export const heardToken = (run: string): Token => ({
  text: run,
  key: mark + run,
  role: 'word',
  concept: '',
  han: false,
  abjad: false,
  accent: '',
  weight: heardWeight,
})

export const isHeard = (token: Token): boolean => token.key.startsWith(mark)

const isName = ({ role, concept, han, abjad, accent, key }: Token): boolean =>
  !han &&
  !abjad &&
  accent === '' &&
  concept === '' &&
  key.length > 1 &&
  !/\d/.test(key) &&
  heardRoles.has(role)

const heardRoles = new Set<Token['role']>(['word', 'patronymic', 'common'])

/** Keys that a transcription and the Latin word that it writes always share. */
export const heardKeys = (token: Token): ReadonlySet<string> => {
  if (isHeard(token)) {
    const run = token.key.slice(1)
    const keys = new Set(hearHan(run).map(one => one.skeleton))
    return isSettled(run) ? keys.add(run) : keys
  }
  if (!isName(token)) return new Set()
  const settled = settledName(token.key)
  return settled === undefined
    ? hearLatin(token.key).skeletons
    : new Set(hearLatin(token.key).skeletons).add(settled)
}

const vowelSteps: Readonly<Record<string, number>> = {
  ae: 0.5,
  ei: 0.35,
  ou: 0.35,
  ao: 0.5,
  eo: 0.6,
  iu: 0.6,
}
const otherVowel = 0.8
const looseVowel = 0.4
const looseConsonant = 0.5
const nearConsonant = 0.2

const isVowel = (sound: string): boolean => classOf(sound) === ''

const replacing = (a: string, b: string): number => {
  if (a === b) return 0
  if (isVowel(a) && isVowel(b)) return vowelSteps[a < b ? a + b : b + a] ?? otherVowel
  if (isVowel(a) || isVowel(b)) return 1
  return classOf(a) === classOf(b) ? nearConsonant : 1
}

const dropping = (sound: string): number => (isVowel(sound) ? looseVowel : looseConsonant)

// Sounds are ASCII: every cost is known before the first word is heard.
const sounds = 128
const letters = Array.from({ length: sounds }, (_, code) => String.fromCharCode(code))
const dropCost = Float64Array.from(letters, dropping)
const replaceCost = Float64Array.from({ length: sounds * sounds }, (_, i) =>
  replacing(letters[Math.floor(i / sounds)]!, letters[i % sounds]!),
)
const rows = [new Float64Array(64), new Float64Array(64)]
const longestSounds = 60

/** Cost of turning one run of sounds into another: vowels and silent consonants cost little. */
const soundDistance = (a: string, b: string): number => {
  if (a.length > longestSounds || b.length > longestSounds) return a === b ? 0 : Infinity
  let [row, next] = rows as [Float64Array, Float64Array]
  row[0] = 0
  for (let j = 0; j < b.length; j++) row[j + 1] = row[j]! + dropCost[b.charCodeAt(j)]!
  for (let i = 0; i < a.length; i++) {
    const left = a.charCodeAt(i)
    next[0] = row[0]! + dropCost[left]!
    for (let j = 0; j < b.length; j++) {
      const right = b.charCodeAt(j)
      const replaced = row[j]! + replaceCost[left * sounds + right]!
      const dropped = Math.min(row[j + 1]! + dropCost[left]!, next[j]! + dropCost[right]!)
      next[j + 1] = Math.min(replaced, dropped)
    }
    ;[row, next] = [next, row]
  }
  return row[b.length]!
}

/** How near, 0-1, a transcription sounds to a Latin word whose skeleton it has; 0 when the consonants differ. */
export const heardLikeness = (heard: Token, latin: Token): number => {
  if (!isName(latin)) return 0
  const run = heard.key.slice(1)
  if (settledName(latin.key) === run) return 1
  const { sounds: own, skeletons } = hearLatin(latin.key)
  let best = 0
  for (const reading of hearHan(run)) {
    if (!skeletons.has(reading.skeleton)) continue
    const longest = Math.max(own.length, reading.sounds.length)
    best = Math.max(best, 1 - soundDistance(own, reading.sounds) / longest)
  }
  return best
}
