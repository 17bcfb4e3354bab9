import { remember } from '../memory.ts'
import { cutGivenNames, givenNamesOf, isCompoundable } from './given-names.ts'

const servant =
  /^ABD(?:UL|EL|OL|AL|OUL|UR|ER|OR|AR|US|ES|OS|AS|UN|EN|UZ|EZ|UJ|UD|UT)(?=[B-DF-HJ-NP-TV-Z].{2})(.+)$/
const withServant = /^(?:ABD|ABDU|ABDUL|ABDEL|ABDOL|ABDAL|ABDOUL|ABDIL|ABTOL)$/
const ofGod = /^(.{3,}?)(?:T?)(?:ULLAH|OLLAH|ALLAH|OULLAH|ELLAH|OLAH)$/
const ofFaith = /^(.{3,})(?:UDDIN|ODDIN|EDDIN|ADDIN|EDDINE|UDDEEN|ALDIN|ALDEEN|ELDIN|EDINE|OLDIN)$/
const faith = /^(?:DINE|DEEN|UDDIN|EDDIN|EDDINE|ALDIN|ALDEEN|ODDIN)$/
const article = /^(?:AL|EL|UL|UR|AR|AS|AD|AN|AZ)$/

/** What Persian, Pashto and Turkic surnames end in, in its usual spelling. */
const endings: readonly (readonly [RegExp, string])[] = [
  [/ZAD(?:EH|E|A|AH)$/, 'ZADEH'],
  [/KH(?:EL|EIL|AIL)$/, 'KHEL'],
  [/P(?:OUR|OOR|UR)$/, 'POUR'],
  [/N(?:EJAD|EZHAD|EZAD|EJHAD)$/, 'NEZHAD'],
  [/OG(?:H)?L(?:U|Y|OU)$/, 'OGLU'],
]
const shortestStem = 3

interface Ended {
  readonly spelt: string
  readonly alone: boolean
}

const endingOf = (word: string): Ended | undefined => {
  for (const [shape, ending] of endings) {
    const at = word.search(shape)
    if (at === 0 || at >= shortestStem) return { spelt: word.slice(0, at) + ending, alone: at === 0 }
  }
  return undefined
}

/** The word with its ending spelt as usual, and whether it is an ending alone; null for any other word. */
const withEnding = remember<Ended | null>(20_000, word => endingOf(word) ?? null)

/** Endings belong to the word before them: GHOLI ZADEH is GHOLIZADEH. */
const joinEndings = (words: readonly string[]): string[] => {
  const out: string[] = []
  for (const word of words) {
    const found = withEnding(word)
    if (found?.alone && out.length > 1 && out.at(-1)!.length >= shortestStem)
      out[out.length - 1] += found.spelt
    else out.push(found?.spelt ?? word)
  }
  return out
}

const split = remember<readonly string[]>(20_000, word => (withEnding(word) ? [word] : splitCompound(word)))

const withArticle = /^(?:AL|EL)(.{4,})$/

const splitCompound = (word: string): string[] => {
  const bare = withArticle.exec(word)?.[1]
  if (bare !== undefined && isCompoundable(bare) && givenNamesOf(word, false).length === 0)
    return ['AL', bare]
  const slave = servant.exec(word)
  if (slave && slave[1]!.length >= 4) return ['ABDUL', slave[1]!]
  const god = ofGod.exec(word)
  if (god && !word.startsWith('ABD')) return [word.slice(0, word.search(/(?:OU|U|O|A|E)LL?AH$/)), 'ALLAH']
  const faith = ofFaith.exec(word)
  return faith ? [faith[1]!, 'DIN'] : [...cutGivenNames(word, false)]
}

/** Compound Arabic names in one writing: ABDURRAHMAN, ABD AL-RAHMAN and ABDEL RAHMAN become ABDUL RAHMAN. */
export const arabicWords = (written: readonly string[]): string[] => {
  const words = joinEndings(written)
  const out: string[] = []
  for (let i = 0; i < words.length; i++) {
    const word = faith.test(words[i]!) && i > 0 ? 'DIN' : words[i]!
    if (!withServant.test(word) || i + 1 >= words.length) {
      out.push(...split(word))
      continue
    }
    if (words[i + 1] === 'ALLAH' || words[i + 1] === 'ULLAH') {
      out.push('ABDULLAH')
      i++
      continue
    }
    out.push('ABDUL')
    if (article.test(words[i + 1]!) && i + 2 < words.length) i++
  }
  return out
}
