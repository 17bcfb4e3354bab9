import { cutGivenNames } from './given-names.ts'

const servant =
  /^ABD(?:UL|EL|OL|AL|OUL|UR|ER|OR|AR|US|ES|OS|AS|UN|EN|UZ|EZ|UJ|UD|UT)(?=[B-DF-HJ-NP-TV-Z].{2})(.+)$/
const withServant = /^(?:ABD|ABDU|ABDUL|ABDEL|ABDOL|ABDAL|ABDOUL|ABDIL|ABTOL)$/
const ofGod = /^(.{3,}?)(?:T?)(?:ULLAH|OLLAH|ALLAH|OULLAH|ELLAH|OLAH)$/
const ofFaith = /^(.{3,})(?:UDDIN|ODDIN|EDDIN|ADDIN|EDDINE|UDDEEN|ALDIN|ALDEEN|ELDIN|EDINE|OLDIN)$/
const faith = /^(?:DINE|DEEN|UDDIN|EDDIN|EDDINE|ALDIN|ALDEEN|ODDIN)$/
const article = /^(?:AL|EL|UL|UR|AR|AS|AD|AN|AZ)$/

/** Words that Persian, Pashto and Turkic surnames end in, written together with the rest or apart. */
const endings: readonly (readonly [RegExp, string])[] = [
  [/^(.{3,})ZAD(?:EH|E|A|AH|I)$/, 'ZADEH'],
  [/^(.{3,})KH(?:EL|EIL|AIL)$/, 'KHEL'],
  [/^(.{3,})P(?:OUR|OOR|UR)$/, 'POUR'],
  [/^(.{3,})N(?:EJAD|EZHAD|EZAD|EJHAD)$/, 'NEZHAD'],
  [/^(.{3,})OGL(?:U|Y|OU|I)$/, 'OGLU'],
]
const alone: Readonly<Record<string, string>> = {
  ZADE: 'ZADEH',
  ZADA: 'ZADEH',
  ZADAH: 'ZADEH',
  KHAIL: 'KHEL',
  POOR: 'POUR',
  NEJAD: 'NEZHAD',
  OGLY: 'OGLU',
  OGHLU: 'OGLU',
  OGHLY: 'OGLU',
}

const split = (word: string): string[] => {
  const whole = alone[word]
  if (whole !== undefined) return [whole]
  for (const [shape, ending] of endings) {
    const stem = shape.exec(word)?.[1]
    if (stem !== undefined) return [...split(stem), ending]
  }
  return splitCompound(word)
}

const splitCompound = (word: string): string[] => {
  const slave = servant.exec(word)
  if (slave && slave[1]!.length >= 4) return ['ABDUL', slave[1]!]
  const god = ofGod.exec(word)
  if (god && !word.startsWith('ABD')) return [word.slice(0, word.search(/(?:OU|U|O|A|E)LL?AH$/)), 'ALLAH']
  const faith = ofFaith.exec(word)
  return faith ? [faith[1]!, 'DIN'] : [...cutGivenNames(word, false)]
}

/** Compound Arabic names in one writing: ABDURRAHMAN, ABD AL-RAHMAN and ABDEL RAHMAN become ABDUL RAHMAN. */
export const arabicWords = (words: readonly string[]): string[] => {
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
