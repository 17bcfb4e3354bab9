import { remember } from '../../memory.ts'
import { readingsOf } from './han.ts'
import { classOf, collapse } from '../sound/heard-latin.ts'
import { syllableCells } from './transcription-table.ts'

/** The ways in which characters that write a foreign name may sound, by their skeletons. */
export type HeardHan = ReadonlyMap<string, readonly string[]>

const initialSounds: Readonly<Record<string, string>> = { ZH: '3', SH: 'x', CH: 'q', Y: '', GW: 'g', KW: 'k' }

const sound = (initial: string, final: string): string => {
  const vowels = final.toLowerCase().replace('@', 'e').replace('v', 'u').replace('ng', 'n')
  const start = initialSounds[initial] ?? initial.toLowerCase()
  return (initial === 'Y' ? 'i' : '') + start + (initial.endsWith('W') && initial !== 'W' ? 'u' : '') + vowels
}

const byCharacter = new Map<string, Set<string>>()

const learn = (char: string, heard: string): void => {
  byCharacter.set(char, (byCharacter.get(char) ?? new Set()).add(heard))
}

for (const { initial, final, characters } of syllableCells)
  for (const char of characters) learn(char, sound(initial, final))

// 希 and 赫 write both a breath and a hiss; W is often no more than a vowel; 华 is WA in older names.
for (const char of '希锡西茜') learn(char, 'hi')
for (const char of '沃乌威韦伍')
  learn(char, char === '沃' ? 'o' : char === '乌' || char === '伍' ? 'u' : 'ui')
for (const char of '夏哈') learn(char, 'ha')
for (const char of '日热') learn(char, 'j')

const pinyinInitial = /^(ZH|CH|SH|[BPMFDTNLGKHJQXRZCSYW])?(.*)$/

const pinyinSounds: Readonly<Record<string, readonly string[]>> = {
  ZH: ['3'],
  CH: ['q'],
  SH: ['x'],
  J: ['j', 'k'],
  Q: ['q', 'k'],
  X: ['x', 'h'],
  R: ['r', '3'],
  Y: [''],
}

/** A character outside the table by its Mandarin reading, as Taiwan and older names use many more. */
const readAloud = (char: string): string[] => {
  const reading = readingsOf(char)[0] ?? ''
  if (reading === 'ER') return ['r']
  const [, initial = '', rest = ''] = pinyinInitial.exec(reading) ?? []
  const vowels = rest
    .toLowerCase()
    .replace('v', 'u')
    .replace('ng', 'n')
    .replace(/^i(?=[aeou])/, '')
    .replace(/^u(?=[aeio])/, '')
    .replace('ei', 'e')
    .replace('ou', 'o')
  return (pinyinSounds[initial] ?? [initial.toLowerCase()]).map(start => start + vowels)
}

const soundsOf = (char: string): readonly string[] => {
  const known = byCharacter.get(char)
  return known ? [...known] : readAloud(char)
}

/** Consonants that Chinese writes for one another in foreign names (赫 and 格, 季 and 吉), in one row each. */
const near = ['bp', 'dtj', 'gkh', 'vwf', 'zcs3q', 'xqjsh', 'lr', 'jkg'] as const

const consonants = /^[^aeiou]*/

/** The sound of a character without what hardly anybody hears: its nasal, and vowels that are taken for one another. */
const plainSound = (sound: string): readonly [initial: string, vowel: string] => {
  const initial = consonants.exec(sound)![0]
  return [initial, sound.slice(initial.length).replace(/n$/, '')]
}

const nearVowels = ['ae', 'ei', 'ou', 'ao'] as const

const isNear = (a: string, b: string, rows: readonly string[]): boolean =>
  a === b || rows.some(row => row.includes(a) && row.includes(b))

const alikeSounds = (a: string, b: string): boolean => {
  const [own, other] = [plainSound(a), plainSound(b)]
  if (own[0] === other[0]) return isNear(own[1][0] ?? '', other[1][0] ?? '', nearVowels)
  return own[1] === other[1] && own[0] !== '' && other[0] !== '' && isNear(own[0], other[0], near)
}

/** Whether two characters may write the same syllable of a foreign name: by the table, or by how Mandarin reads them. */
export const heardAlike = (a: string, b: string): boolean =>
  soundsOf(a).some(own => soundsOf(b).some(other => alikeSounds(own, other)))

const skeletonOf = (sounds: string): string => {
  let out = ''
  for (const one of sounds) out += classOf(one) || '.'
  return collapse(out)
}

const mostReadings = 64
const hear = (run: string): HeardHan => {
  let found = ['']
  for (const char of run)
    found = [...new Set(found.flatMap(one => soundsOf(char).map(next => one + next)))].slice(0, mostReadings)
  const heard = new Map<string, string[]>()
  for (const sounds of found) {
    const skeleton = skeletonOf(sounds)
    const plain = sounds.replace(/(.)\1+/g, '$1')
    const known = heard.get(skeleton)
    if (known) known.push(plain)
    else heard.set(skeleton, [plain])
  }
  return heard
}

/** The ways in which simplified characters may sound as a transcription, the usual ones first. */
export const hearHan = remember(5000, hear)
