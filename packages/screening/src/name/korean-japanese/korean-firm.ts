import { foldHan } from '../han/han.ts'
import { readTable } from '../table.ts'

const readings = new Map<string, string>()

const firmMark = '+'

// What firms read in their own way (金 is GEUM, not KIM) goes before; else the first reading of a character wins.
const rows = readTable('korean-readings.tsv').filter(([reading]) => reading !== 'SURNAMES')
const ofFirms = (reading: string | undefined): boolean => reading!.startsWith(firmMark)
for (const [reading, characters] of rows.toSorted(([a], [b]) => Number(ofFirms(b)) - Number(ofFirms(a))))
  for (const char of foldHan(characters!))
    if (!readings.has(char)) readings.set(char, reading!.replace(firmMark, ''))

const shortest = 2
const longest = 3

const initials: Readonly<Record<string, string>> = { G: 'K', D: 'T', B: 'P' }

/** As North Korea writes a syllable of the revised romanisation: GEUM is KUM at the beginning of a word, GUM inside it. */
const northern = (syllable: string, at: number): string => {
  const plain = syllable.replace('YEO', 'YO').replace('EO', 'O').replace('EUI', 'UI').replace('EU', 'U')
  return at === 0 ? (initials[plain[0]!] ?? plain[0]!) + plain.slice(1) : plain
}

/** Spellings of a run of characters read in Korean, as firms of the North and the South write them; none where they do not read it. */
export const koreanSpellings = (run: string): readonly string[] => {
  const chars = [...run]
  if (chars.length < shortest || chars.length > longest) return []
  const syllables = chars.map(char => readings.get(char) ?? '')
  if (syllables.includes('')) return []
  const north = syllables.map(northern).join('')
  const spellings = [north, syllables[0]![0]! + north.slice(1), north.replace(/^J/, 'CH'), syllables.join('')]
  return [...spellings, voiced(syllables.map(northern)), aspirated(syllables)]
}

/** North Korea writes an H behind what is spoken with breath: PAEKTHONG, THAEBAEK. */
const aspirated = (syllables: readonly string[]): string =>
  syllables.map((one, at) => (/^[TP]/.test(one) ? `${one[0]!}H${one.slice(1)}` : northern(one, at))).join('')

const soft: Readonly<Record<string, string>> = { K: 'G', T: 'D', P: 'B' }

/** Between vowels the end of a syllable is soft: TOK and WON are TOGWON. */
const voiced = (syllables: readonly string[]): string =>
  syllables
    .map((one, at) =>
      /^[AEIOUWY]/.test(syllables[at + 1] ?? '') && soft[one.at(-1)!] !== undefined
        ? one.slice(0, -1) + soft[one.at(-1)!]!
        : one,
    )
    .join('')

/** How many spellings a run has. */
export const koreanSpellingCount = 6
