import { meaningOfLatin } from './lexicon.ts'

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '))

/** What carries nothing in Cyrillic letters too: words of Slavic languages, and particles in the names of foreigners. */
const inCyrillic = words('I V S Y E C M NO IMENI IM AND THE OF DE DI DU DA DO DEL DELLA LA LE NUMBER AKA')

/** Whether a romanised word carries nothing in another language alone than those that are written in Cyrillic letters. */
export const isStopElsewhere = (latin: string): boolean =>
  meaningOfLatin(latin)?.role === 'stop' && !inCyrillic.has(latin)

/** Articles and joints of other languages than English, which somebody's name may begin with: La Norva, Les Norva. */
const articles = words('DE LA LE LES DES DU DEL DELLA DI DA DO DOS LAS LOS Y E ET VE UND DER DIE DAS IM')

export const isForeignArticle = (folded: string): boolean => articles.has(folded)
