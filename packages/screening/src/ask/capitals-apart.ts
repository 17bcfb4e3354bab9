import { isForeignArticle } from '../name/lexicon/small-words.ts'
import { foldLatin } from '../name/script/latin.ts'

const beginsInside = /(\p{L}*\p{Ll}{2})(?=\p{Lu}\p{Ll}{2}|\p{Lu}{3})/gu

/** VladimirPutin, VladimirPUTIN: a capital inside a word begins another one; LesNorva is no article and a name. */
export const capitalsApart = (text: string): string =>
  /\p{Ll}\p{Lu}/u.test(text)
    ? text.replace(beginsInside, word => (isForeignArticle(foldLatin(word)) ? word : `${word} `))
    : text
