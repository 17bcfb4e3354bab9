import { evenNumbers } from './even-numbers.ts'
import type { NamePair } from './name-pair.ts'
import { referenceRows, referenceText } from './reference.ts'
import { sampleOf, type Half } from './split.ts'

type Link = readonly [string, string]

/** Everybody that a name is linked with, on either side. */
const linksOf = (links: readonly Link[]): Map<string, Set<string>> => {
  const out = new Map<string, Set<string>>()
  const add = (a: string, b: string): unknown => out.set(a, (out.get(a) ?? new Set()).add(b))
  for (const [a, b] of links) {
    add(a, b)
    add(b, a)
  }
  return out
}

const title = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1)

/** Latin surnames of the common ones of each country. */
const surnames = (): string[] =>
  referenceRows('persons/common-surnames-by-country.csv').flatMap(row =>
    /^\p{Script=Latin}{5,}$/u.test(row[5] ?? '') ? [row[5]!] : [],
  )

/** A given name and its variant with one surname; the negative bears another given name of the same initial. */
const withSurname = (set: string, links: readonly Link[], half: Half): NamePair[] => {
  const families = surnames()
  if (families.length === 0) return []
  const linked = linksOf(links)
  const byInitial = Map.groupBy(linked.keys(), name => name.charAt(0))
  const base = { set, family: set, kind: set, type: 'person' as const }
  return sampleOf(set, links, link => link.join(' '), { half, count: 800 }).flatMap(([one, other]) => {
    const next = evenNumbers(one.length * 7919 + one.charCodeAt(1) * 31 + other.charCodeAt(0))
    const family = families[next(families.length)]!
    const stranger = byInitial.get(one.charAt(0))!
    const wrong = stranger[next(stranger.length)]!
    const near = linked.get(one)!
    const apart = wrong !== one && !near.has(wrong) && ![...near].some(kin => linked.get(kin)!.has(wrong))
    const a = `${title(one)} ${family}`
    return [
      { ...base, same: true, a, b: `${title(other)} ${family}` },
      ...(apart ? [{ ...base, same: false, a, b: `${title(wrong)} ${family}` }] : []),
    ]
  })
}

const variants = (): Link[] =>
  (referenceText('persons/hmni-name-pairs.csv') ?? '').split(/\r?\n/).flatMap(line => {
    const [a, b] = line.split(',')
    return a && b && a !== b ? [[a, b] as const] : []
  })

const nicknames = (): Link[] =>
  referenceRows('persons/nicknames.csv').flatMap(([a, , b]) => (a && b ? [[a, b] as const] : []))

/** Variants and short forms of given names, each with a surname. */
export const givenNamePairs = (half: Half): NamePair[] => [
  ...withSurname('given-name variants (hmni)', variants(), half),
  ...withSurname('nicknames (English)', nicknames(), half),
]
