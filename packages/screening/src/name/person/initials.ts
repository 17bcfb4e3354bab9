import { foldLatin } from '../script/latin.ts'
import { meaningOfLatin } from '../lexicon/lexicon.ts'
import { latinNumeral } from '../lexicon/numeral.ts'
import { latinIsKnown } from '../word/rarity.ts'
import { pinyinSyllables } from '../han/syllables.ts'

const dotted = /(?<![\p{L}\p{N}])\p{L}\.(?:\s?-?\p{L}\.){1,2}/gu
const pair = /^\p{Lu}{2}(?=\s+\p{L}{3})|(?<=\p{L}{3}[\s,]+)\p{Lu}{2}$/u

/** Two capitals that are no word, number or syllable (VV, DG). */
const isPair = (text: string): boolean => {
  const key = foldLatin(text)
  return (
    key.length === 2 &&
    !latinIsKnown(key) &&
    meaningOfLatin(key) === undefined &&
    latinNumeral(key) === undefined &&
    pinyinSyllables(key) === null
  )
}

const apart = (letters: string): string =>
  ` ${letters
    .replace(/[^\p{L}]/gu, '')
    .split('')
    .join(' ')} `

/** S.A. is a company form, and no initials, unless it stands beside a single name; С.А. is none. */
const isForm = (letters: string, name: string): boolean => {
  const key = foldLatin(letters)
  return meaningOfLatin(key)?.role === 'form' && name.replace(letters, ' ').trim().split(/\s+/).length > 1
}

/** A name with its initials as words of their own (V.V. Putin, ПУТИН В.В., Putin VV), or undefined without such. */
export const initialsApart = (name: string): string | undefined => {
  if (name.includes('.')) {
    const text = name.replace(dotted, letters => (isForm(letters, name) ? letters : apart(letters)))
    if (text !== name) return text
  }
  if (!/^\p{Lu}{2}\s|[\s,]\p{Lu}{2}$/u.test(name)) return undefined
  const [letters] = pair.exec(name) ?? []
  return letters !== undefined && isPair(letters) ? name.replace(pair, apart) : undefined
}
