import { classOf } from '../sound/heard-latin.ts'
import { hearHan } from '../han/heard-han.ts'
import { isSettled, settledName } from '../han/settled-names.ts'
import { soundCosts, soundDistance } from '../sound/sound-distance.ts'
import { Token } from '../token/token.ts'

// A transcribed word and a single character must not share a key: 金 alone is a character, ~金 is heard.
const mark = '~'

const heardUnit = mark.charCodeAt(0)

/** Whether a key that begins with this UTF-16 unit is heard. */
export const isHeardUnit = (unit: number): boolean => unit === heardUnit

const heardWeight = 0.7

/** Characters that write one foreign word by its sound, as one token. */
export const heardToken = (run: string): Token =>
  new Token({ text: run, key: mark + run, weight: heardWeight })

export const isHeard = (token: Token): boolean => token.key.startsWith(mark)

/** Whether long use has settled what name these characters write, and whether it is this one. */
export const isSettledOf = ({ key }: Token): boolean => isSettled(key.slice(1))
export const isSettledAs = ({ key }: Token, latin: Token): boolean => settledName(latin.key) === key.slice(1)

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
    const keys = new Set(hearHan(run).keys())
    return isSettled(run) ? keys.add(run) : keys
  }
  if (!isName(token)) return new Set()
  const settled = settledName(token.key)
  return settled === undefined ? token.word.heard.skeletons : new Set(token.word.heard.skeletons).add(settled)
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

/** Vowels and silent consonants cost little. */
const costs = soundCosts(dropping, replacing)

const none: readonly string[] = []

/** How near, 0-1, a transcription sounds to a Latin word whose skeleton it has; 0 when the consonants differ. */
export const heardLikeness = (heard: Token, latin: Token): number => {
  if (!isName(latin)) return 0
  const run = heard.key.slice(1)
  if (settledName(latin.key) === run) return 1
  const { sounds: own, skeletons } = latin.word.heard
  const heardAs = hearHan(run)
  let best = 0
  for (const skeleton of skeletons)
    for (const reading of heardAs.get(skeleton) ?? none)
      for (const sounds of own) {
        const longest = Math.max(sounds.length, reading.length)
        best = Math.max(best, 1 - soundDistance(sounds, reading, costs) / longest)
      }
  return best
}
