import { foldHan } from '../han/han.ts'
import { runsOf, type Run } from '../cut/runs.ts'
import { tokensOf, words } from '../cut/tokenise.ts'
import { plainly } from '../lexicon/script-words.ts'
import { readTable } from '../table.ts'
import type { Token, Variant } from '../token/token.ts'
import { variantOf } from '../token/variant.ts'

const separator = ' | '

/** Sovkomflot in Latin letters is spelt otherwise, which counts. */
const latinMark = '='

/** A word as it is compared: without regard to hamza, dots and capitals. */
const keyOf = (run: Run): string => {
  if (run.script === 'abjad') return plainly(run.text.replace(/[\u0640\p{M}]/gu, ''))
  if (run.script === 'han') return foldHan(run.text)
  if (run.script === 'hangul' || run.script === 'kana') return run.text
  const letters = words(run).join('')
  return run.script === 'latin' ? latinMark + letters : letters
}

/** Names of houses, their words written together; and what such names begin with, so that the look for one ends early. */
interface Known {
  readonly latinOf: ReadonlyMap<string, string>
  readonly begun: ReadonlySet<string>
}

const read = (): Known => {
  const latinOf = new Map<string, string>()
  const begun = new Set<string>()
  for (const [latin, names] of readTable('native-houses.tsv'))
    for (const name of names!.split(separator)) {
      let text = ''
      for (const run of runsOf(name)) begun.add((text += keyOf(run)))
      latinOf.set(text, latin!)
      // 바그너 그룹 is written together as well, and 혁명수비대 apart.
      if (/^\p{Script=Hangul}+$/u.test(text))
        for (let end = 1; end < text.length; end++) begun.add(text.slice(0, end))
    }
  return { latinOf, begun }
}

let known: Known | undefined

interface Found {
  readonly latin: string
  readonly from: number
  readonly to: number
}

/** The longest name of a house that begins at a word. */
const houseAt = ({ latinOf, begun }: Known, runs: readonly Run[], from: number): Found | undefined => {
  let found: Found | undefined
  let text = ''
  for (let to = from; to < runs.length; to++) {
    text += keyOf(runs[to]!)
    const latin = latinOf.get(text)
    if (latin !== undefined) found = { latin, from, to: to + 1 }
    if (!begun.has(text)) break
  }
  return found
}

const particle = /^(?:에게|에서|으로|측|와|과|은|는|이|가|을|를|의|로|도)$/u
const shortestJoined = 3

/** 화웨이코리아, 하마스는: a name and what is written onto it, a particle left out. */
const cutBehind = ({ latinOf }: Known, run: Run): readonly Run[] => {
  if (run.script !== 'hangul' || latinOf.has(run.text)) return [run]
  for (let end = run.text.length - 1; end >= shortestJoined; end--) {
    const [name, rest] = [run.text.slice(0, end), run.text.slice(end)]
    if (!latinOf.has(name)) continue
    const own = { ...run, text: name }
    return particle.test(rest) ? [own] : [own, { ...run, text: rest }]
  }
  return [run]
}

/** The first house that a text names in other letters than Latin ones, and the words of the text. */
const firstHouse = (text: string): { readonly runs: readonly Run[]; readonly house: Found } | undefined => {
  const names = (known ??= read())
  const runs = runsOf(text).flatMap(run => cutBehind(names, run))
  for (let at = 0; at < runs.length; at++) {
    const house = houseAt(names, runs, at)
    if (house) return { runs, house }
  }
  return undefined
}

const tokensOfHouse = ({ latin }: Found, written: readonly Run[]): readonly Token[] => {
  const text = written.map(run => run.text).join(' ')
  return tokensOf(runsOf(latin)).map(token => token.with({ text }))
}

const tokensBeside = (runs: readonly Run[]): readonly Token[] => (runs.length === 0 ? [] : tokensOf(runs))

/** A name with the house that it tells in other letters by a name that the house has in Latin ones (화웨이, Huawei; ИГИЛ, Islamic State). */
export const withNativeHouse = (text: string): readonly Variant[] => {
  const { runs, house } = firstHouse(text) ?? {}
  if (!runs || !house) return []
  const tokens = [
    ...tokensBeside(runs.slice(0, house.from)),
    ...tokensOfHouse(house, runs.slice(house.from, house.to)),
    ...tokensBeside(runs.slice(house.to)),
  ]
  return [variantOf('transliterated', tokens)]
}

/** The house alone that a text tells among other words. */
export const nativeHouseIn = (text: string): Variant | undefined => {
  const { runs, house } = firstHouse(text) ?? {}
  if (!runs || !house || house.to - house.from === runs.length) return undefined
  return variantOf('transliterated', tokensOfHouse(house, runs.slice(house.from, house.to)))
}
