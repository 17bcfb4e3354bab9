import { foldHan } from '../han/han.ts'
import { readTable } from '../table.ts'

const sounds = new Map<string, readonly string[]>()

for (const [reading, characters] of readTable('japanese-sounds.tsv'))
  for (const char of foldHan(characters!)) sounds.set(char, [...(sounds.get(char) ?? []), reading!])

const mostReadings = 4
const longest = 4

const swallowed = /(?:TSU|CHI)$/
const doubled = /^[KST]/

/** Two characters as they are spoken together: NICHI and TO are NITTO, HOKU and KO HOKKO. */
const together = (head: string, tail: string): string => {
  if (head.endsWith('KU') && tail.startsWith('K')) return head.slice(0, -2) + tail[0]! + tail
  if (!swallowed.test(head)) return head + tail
  if (doubled.test(tail)) return head.slice(0, -3) + tail[0]! + tail
  return tail.startsWith('H') ? `${head.slice(0, -3)}PP${tail.slice(1)}` : head + tail
}

const none: readonly string[] = []

/** The Sino-Japanese readings of a run of folded characters, none where one of them has no known one. */
export const japaneseSounds = (run: string): readonly string[] => {
  const chars = [...run]
  if (chars.length > longest || !chars.every(char => sounds.has(char))) return none
  return chars.reduce<string[]>(
    (heads, char) =>
      heads
        .flatMap(head => sounds.get(char)!.map(tail => (head === '' ? tail : together(head, tail))))
        .slice(0, mostReadings),
    [''],
  )
}
