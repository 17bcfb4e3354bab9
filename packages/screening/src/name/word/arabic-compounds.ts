import { isCompoundable } from './given-names.ts'
import type { KnownWord } from './known-word.ts'

/** What Persian, Pashto and Turkic surnames end in, in its usual spelling. */
const endings: readonly (readonly [RegExp, string])[] = [
  [/ZAD(?:EH|E|A|AH)$/, 'ZADEH'],
  [/KH(?:EL|EIL|AIL)$/, 'KHEL'],
  [/P(?:OUR|OOR|UR)$/, 'POUR'],
  [/N(?:EJAD|EZHAD|EZAD|EJHAD)$/, 'NEZHAD'],
  [/OG(?:H)?L(?:U|Y|OU)$/, 'OGLU'],
]
const anyEnding = new RegExp(endings.map(([{ source }]) => source).join('|'))

/** Fewer letters before an ending are no stem. */
export const shortestStem = 3

export interface Ended {
  readonly spelt: string
  readonly alone: boolean
}

/** The word with its ending spelt as usual, and whether it is an ending alone; null for any other word. */
export const withEnding = (word: string): Ended | null => {
  if (!anyEnding.test(word)) return null
  for (const [shape, ending] of endings) {
    const at = word.search(shape)
    if (at === 0 || at >= shortestStem) return { spelt: word.slice(0, at) + ending, alone: at === 0 }
  }
  return null
}

const servant =
  /^ABD(?:UL|EL|OL|AL|OUL|UR|ER|OR|AR|US|ES|OS|AS|UN|EN|UZ|EZ|UJ|UD|UT)(?=[B-DF-HJ-NP-TV-Z].{2})(.+)$/
const ofGod = /^(.{3,}?)(?:T?)(?:ULLAH|OLLAH|ALLAH|OULLAH|ELLAH|OLAH|ULAH|OULAH)$/
/** HABIBULLA, but no PADULLA. */
const ofGodUnheard = /^.{4,}ULLA$/
const ofFaith = /^(.{3,})(?:UDDIN|ODDIN|EDDIN|ADDIN|EDDINE|UDDEEN|ALDIN|ALDEEN|ELDIN|EDINE|OLDIN)$/
const withArticle = /^(?:AL|EL)(.{4,})$/

const shortestServed = 4
const shortServed: ReadonlySet<string> = new Set(['HAI', 'HAY', 'HAQ', 'HAK'])

/** A compound Arabic name in one word (ABDURRAHMAN, ALIREZA) cut into its names; any other word stays whole. */
export const cutArabic = ({ key: word, names, cutNames }: KnownWord): readonly string[] => {
  const bare = withArticle.exec(word)?.[1]
  if (bare !== undefined && isCompoundable(bare) && names.length === 0) return ['AL', bare]
  const served = word.startsWith('ABD') ? servant.exec(word)?.[1] : undefined
  if (served !== undefined && (served.length >= shortestServed || shortServed.has(served)))
    return ['ABDUL', served]
  if (!word.startsWith('ABD') && word.endsWith('LAH') && ofGod.test(word))
    return [word.slice(0, word.search(/(?:OU|U|O|A|E)LL?AH$/)), 'ALLAH']
  if (!word.startsWith('ABD') && word.endsWith('ULLA') && ofGodUnheard.test(word))
    return [word.slice(0, -'ULLA'.length), 'ALLAH']
  const faith = word.endsWith('N') || word.endsWith('NE') ? ofFaith.exec(word) : null
  return faith ? [faith[1]!, 'DIN'] : cutNames
}
