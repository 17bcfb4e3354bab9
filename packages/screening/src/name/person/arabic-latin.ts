import { shortestStem } from '../word/arabic-compounds.ts'
import { wordOf, type Word } from '../token/word.ts'

/** Ilham Mammadhasan OGLU Rahimov, and the surname first: the word before it is the father's name, and no surname. */
const isSonOf = (words: readonly Word[], at: number): boolean =>
  words[at]!.ended!.spelt === sonOf && (at < words.length - 1 ? at > 1 : at > 2)

const sonOf = 'OGLU'

/** Endings belong to the word before them: GHOLI ZADEH is GHOLIZADEH. */
const joinEndings = (words: readonly Word[]): readonly Word[] => {
  if (!words.some(word => word.ended)) return words
  const out: Word[] = []
  for (const [at, word] of words.entries()) {
    const last = out.at(-1)
    if (word.ended?.alone && isSonOf(words, at)) out.push(wordOf(sonOf))
    else if (word.ended?.alone && out.length > 1 && last!.key.length >= shortestStem)
      out[out.length - 1] = wordOf(last!.key + word.ended.spelt)
    else out.push(word.ended ? wordOf(word.ended.spelt) : word)
  }
  return out
}

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '))

const withServant = words('ABD ABDU ABDUL ABDEL ABDOL ABDAL ABDOUL ABDIL ABTOL')
const faiths = words(
  'DINE DEEN UDDIN EDDIN EDDINE ALDIN ALDEEN ODDIN ELDIN ELDINE ELDEEN UDDEEN EDDEEN EDINE ADDIN',
)
const articles = words('AL EL UL UR AR AS AD AN AZ')
const ofGod = words('ALLAH ULLAH')

/** Compound Arabic names in one writing: ABDURRAHMAN, ABD AL-RAHMAN and ABDEL RAHMAN become ABDUL RAHMAN. */
export const arabicWords = (written: readonly Word[]): Word[] => {
  const all = joinEndings(written)
  const out: Word[] = []
  for (let i = 0; i < all.length; i++) {
    const word = i > 0 && faiths.has(all[i]!.key) ? wordOf('DIN') : all[i]!
    const next = all[i + 1]?.key
    if (next === undefined || !withServant.has(word.key)) {
      out.push(...word.pieces)
      continue
    }
    if (ofGod.has(next)) {
      out.push(wordOf('ABDULLAH'))
      i++
      continue
    }
    out.push(wordOf('ABDUL'))
    if (articles.has(next) && i + 2 < all.length) i++
  }
  return out
}
