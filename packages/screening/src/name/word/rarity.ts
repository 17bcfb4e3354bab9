import type { KnownWord } from './known-word.ts'
import { pinyinSyllables } from '../han/syllables.ts'
import { readTable } from '../table.ts'

// Tables belong to the engine version: importing a list never moves the scores of another.
const latin = new Map(readTable('rarity-latin.tsv').map(([word, share]) => [word!, Number(share)]))
const han = new Map(readTable('rarity-han.tsv').map(([char, share]) => [char!, Number(share)]))

const clamp = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value))

/** 0.2 for a word in one name of twenty, 1 for a word in fewer than one of 20,000; by occurrences per million. */
const information = (perMillion: number): number => clamp((Math.log10(1e6 / perMillion) - 1.3) / 3, 0.2, 1)

// Mandarin has some 400 syllables: one says little, and two are shared by many names of other characters.
const pinyinInformation = [1, 0.4, 0.72] as const

/** Whether the tables know the word: it is a name or a word in use. */
export const latinIsKnown = (word: string): boolean => latin.has(word)

/** Words that the tables know. */
export const knownLatin = (): Iterable<string> => latin.keys()

/** Occurrences of a word in a million names, 0 when the tables do not know it. */
export const latinShare = (word: string): number => latin.get(word) ?? 0

const fewestInUse = 120

/** Whether many names hold a word of that share; one that a single party bears may be another party's slip. */
export const isInUse = (share: number): boolean => share >= fewestInUse

/** How much a Latin word tells, 0.1-1. Two letters tell half of what a long word does. */
export const informationOf = ({ key, share, syllables }: Told): number => {
  const most = pinyinInformation[syllables?.length ?? 0] ?? 1
  const weight = Math.min(most, share === 0 ? 1 : information(share))
  return key.length <= 1 ? 0.1 : key.length === 2 ? weight * 0.5 : key.length === 3 ? weight * 0.8 : weight
}

type Told = Pick<KnownWord, 'key' | 'share' | 'syllables'>

/** The same of a word of which nothing is known yet. */
export const latinInformation = (key: string): number =>
  informationOf({ key, share: latinShare(key), syllables: pinyinSyllables(key) })

/** How much one Chinese character tells inside a name, 0.3-0.8. */
export const hanInformation = (char: string): number => {
  const share = han.get(char)
  return share === undefined ? 0.8 : clamp(information(share), 0.3, 0.8)
}
